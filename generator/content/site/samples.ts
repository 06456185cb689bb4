import type { MessageLanguage } from '../../../templates/model/files/language.ts';

/**
 * What stands in a text that nobody has written yet, before the words of an example: visitors see it, the check tells of it, and
 * it goes with the words when somebody writes others, in the editor or by hand. Nothing else has to be kept of it.
 */
export const sampleMarks: Record<MessageLanguage, string> = { ar: '(نص مؤقت)', en: '(Provisional)' };

const marks = Object.values(sampleMarks);

/** Drawing, sheet and second of silence where nobody has chosen a picture, file or recording: names under `assets/`. */
export const sampleFiles = {
  picture: 'placeholder.svg',
  file: 'files/placeholder.pdf',
  audio: 'files/placeholder.mp3',
} as const;

/** The sample for a field. @param example of what the field names: a recording stands only where one may */
export const sampleFileFor = (kind: 'picture' | 'file', example: unknown) =>
  sampleFiles[kind === 'file' && typeof example === 'string' && example.endsWith('.mp3') ? 'audio' : kind];

const files = new Set<string>(Object.values(sampleFiles));

export const isSample = (text: string) => text.startsWith('(') && marks.some((mark) => text.startsWith(mark));

/** Words of an example with the mark of the language of a site. */
export const asSample = (words: string, language: MessageLanguage) =>
  isSample(words) ? words : `${sampleMarks[language]} ${words}`;

export const isSampleFile = (source: string) => files.has(source);

/** The words of a sample as somebody's own. */
export function ownWords(text: string): string {
  const mark = marks.find((one) => text.startsWith(one));
  return mark === undefined ? text : text.slice(mark.length).trimStart();
}

/** Keys of descriptions: what somebody may write later. */
const keysOfDescriptions = new Set<string | number | undefined>(['alt', 'description', 'summary']);

/** Whether a description is yet to be written: nothing but `…` stands in its place. */
export const isToBeWritten = (text: string): boolean => /^\s*(?:…|\.{3})\s*$/.test(text);

/** Whether a text of the content is a description that is yet to be written. @param key under which it stands */
export const isMissingDescription = (text: string, key: string | number | undefined): boolean =>
  keysOfDescriptions.has(key) && isToBeWritten(text);
