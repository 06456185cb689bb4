/** Values of the `accept` attribute, by file type in the content. */
export const accepted = {
  pdf: '.pdf',
  word: '.doc,.docx,.odt',
  excel: '.xls,.xlsx,.ods,.csv',
  image: 'image/*',
  audio: 'audio/*',
  video: 'video/*',
};

/** Bytes of a megabyte, as operating systems count them. */
export const megabyte = 1_000_000;

interface ChosenFile {
  name: string;
  /** Media type; empty if the operating system knows none. */
  type: string;
  /** In bytes. */
  size: number;
}

/** Whether a file matches `accept`: browsers let visitors choose other files too. */
function isAccepted({ name, type }: ChosenFile, accept: string): boolean {
  if (accept === '') return true;
  return accept
    .split(',')
    .some((one) => (one.startsWith('.') ? name.toLowerCase().endsWith(one) : type.startsWith(one.replace('*', ''))));
}

export interface FileWords {
  badFileKind: string;
  /** `%s` stands for megabytes. */
  bigFile: string;
}

/** Message about the chosen files; empty if they are valid. `most` is in megabytes. */
export function fileProblem(files: readonly ChosenFile[], rule: { accept: string; most: number }, words: FileWords): string {
  if (files.some((file) => !isAccepted(file, rule.accept))) return words.badFileKind;
  return files.some(({ size }) => size > rule.most * megabyte) ? words.bigFile.replace('%s', String(rule.most)) : '';
}
