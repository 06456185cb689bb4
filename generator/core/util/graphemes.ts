import { once } from './memoize.ts';

/** A grapheme and its index in the text. */
export interface Grapheme {
  segment: string;
  index: number;
}

/** Created on demand: loading ICU data takes as long as checking a page, and most texts do not need it. */
const segmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Characters that are always a grapheme by themselves: ASCII, Latin-1 and Arabic without combining marks. */
const alone = /^[\t\x20-\x7E\xA1-\xAC\xAE-\xFF\u060C\u061B\u061F\u0621-\u064A\u0660-\u0669\u2013\u2014\u2018-\u201E\u2026]*$/;

/** Whether each character of a text is a grapheme, and takes one terminal column, except tabs. */
export const isPlain = (text: string): boolean => alone.test(text);

/** Graphemes of a text, in any language. https://www.unicode.org/reports/tr29/ */
export function graphemesOf(text: string): Iterable<Grapheme> {
  return isPlain(text) ? Array.from(text, (segment, index) => ({ segment, index })) : segmenter().segment(text);
}
