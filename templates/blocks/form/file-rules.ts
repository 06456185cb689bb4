/** What browsers offer to choose from, by the kinds of files of content. */
export const accepted = {
  pdf: '.pdf',
  word: '.doc,.docx,.odt',
  excel: '.xls,.xlsx,.ods,.csv',
  image: 'image/*',
  audio: 'audio/*',
  video: 'video/*',
};

/** Bytes of a megabyte, as systems of visitors count. */
export const megabyte = 1_000_000;

interface ChosenFile {
  name: string;
  /** Media type; empty where the system knows none. */
  type: string;
  /** In bytes. */
  size: number;
}

/** Whether a file is of what `accept` offers: browsers let a visitor choose any other, too. */
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

/** What is wrong with chosen files, in words; an empty text where nothing is. `most` is in megabytes. */
export function fileProblem(files: readonly ChosenFile[], rule: { accept: string; most: number }, words: FileWords): string {
  if (files.some((file) => !isAccepted(file, rule.accept))) return words.badFileKind;
  return files.some(({ size }) => size > rule.most * megabyte) ? words.bigFile.replace('%s', String(rule.most)) : '';
}
