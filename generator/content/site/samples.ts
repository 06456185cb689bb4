import type { MessageLanguage } from '../../../templates/model/files/language.ts';

/**
 * Prefix of a placeholder text, before the words of an example. Visitors see it, the check reports it, and it disappears when
 * somebody replaces the text, in the editor or by hand. No other state is needed.
 */
export const sampleMarks: Record<MessageLanguage, string> = { ar: '(نص مؤقت)', en: '(Provisional)' };

const marks = Object.values(sampleMarks);

/** Placeholder files under `assets/`: a drawing, a PDF page and one second of silence. */
export const sampleFiles = {
  picture: 'placeholder.svg',
  file: 'files/placeholder.pdf',
  audio: 'files/placeholder.mp3',
} as const;

/**
 * The placeholder file for a field.
 * @param example example value of the field; shows whether it accepts a recording
 */
export const sampleFileFor = (kind: 'picture' | 'file', example: unknown) =>
  sampleFiles[kind === 'file' && typeof example === 'string' && example.endsWith('.mp3') ? 'audio' : kind];

const files = new Set<string>(Object.values(sampleFiles));

export const isSample = (text: string) => text.startsWith('(') && marks.some((mark) => text.startsWith(mark));

/** Marks the words of an example as a placeholder, in the language of the site. */
export const asSample = (words: string, language: MessageLanguage) =>
  isSample(words) ? words : `${sampleMarks[language]} ${words}`;

/** Placeholders of missing pictures, one for each shape: an import makes them. */
const shapeName = /^pictures\/placeholder-\d{1,4}x\d{1,4}\.svg$/;

/** Name of the placeholder of a shape under `assets/`. */
export const sampleShape = (width: number, height: number) => `pictures/placeholder-${width}x${height}.svg`;

export const isSampleFile = (source: string) => files.has(source) || shapeName.test(source);

/** The words of a placeholder text without its mark. */
export function ownWords(text: string): string {
  const mark = marks.find((one) => text.startsWith(one));
  return mark === undefined ? text : text.slice(mark.length).trimStart();
}

/** Keys of descriptions, which may be written later. */
const keysOfDescriptions = new Set<string | number | undefined>(['alt', 'description', 'summary']);

/** Whether a description is not written yet: it consists of `…`. */
export const isToBeWritten = (text: string): boolean => /^\s*(?:…|\.{3})\s*$/.test(text);

/**
 * Whether a text is a description that is not written yet.
 * @param key key of the text
 */
export const isMissingDescription = (text: string, key: string | number | undefined): boolean =>
  keysOfDescriptions.has(key) && isToBeWritten(text);
