import { once } from './memoize.ts';

/** A sign as readers count it, and where it begins in its text. */
export interface Grapheme {
  segment: string;
  index: number;
}

/** Loading what the system knows of scripts takes as long as checking a page: most texts need none of it. */
const segmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Letters, digits and signs that stand alone, whatever is beside them: ASCII, Latin-1 and Arabic without marks. */
const alone = /^[\t\x20-\x7E\xA1-\xAC\xAE-\xFF\u060C\u061B\u061F\u0621-\u064A\u0660-\u0669\u2013\u2014\u2018-\u201E\u2026]*$/;

/** Whether each character of a text is a sign by itself, and takes one column of a terminal, a tab apart. */
export const isPlain = (text: string): boolean => alone.test(text);

/** The signs of a text, whatever its language. https://www.unicode.org/reports/tr29/ */
export function graphemesOf(text: string): Iterable<Grapheme> {
  return isPlain(text) ? Array.from(text, (segment, index) => ({ segment, index })) : segmenter().segment(text);
}
