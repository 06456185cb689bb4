import { fold } from '../../../../templates/components/fold.ts';
import { once } from '../../../core/util/memoize.ts';
import type { TextQuery } from '../protocol-replacing.ts';

/** Characters that `fold` may map to others, by code point: Latin, Greek, Cyrillic, Hebrew, Arabic, full-width forms. */
const foldedRanges: [from: number, to: number][] = [
  [0x21, 0x52f],
  [0x5d0, 0x6ff],
  [0x750, 0x77f],
  [0x8a0, 0x8ff],
  [0x1e00, 0x1fff],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfeff],
  [0xff01, 0xff5e],
];

const range = ([from, to]: [number, number]) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const digits = once(() => range([0x660, 0x1fbf9]).filter((code) => /\p{Nd}/u.test(String.fromCodePoint(code))));

/** Characters by the single character that they are folded to. */
const charactersByFold = once(() => {
  const found = new Map<string, string[]>();
  for (const code of [...foldedRanges.flatMap(range), ...digits()]) {
    const character = String.fromCodePoint(code);
    if (/[\p{M}\p{Cf}\p{Cn}\u0640]/u.test(character)) continue;
    const folded = fold(character);
    found.set(folded, [...(found.get(folded) ?? []), character]);
  }
  return found;
});

/** What `fold` removes between letters. */
const ignored = String.raw`[\p{M}\p{Cf}\u0640]*`;

const classOf = (characters: Iterable<string>) =>
  `[${Array.from(characters, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`).join('')}]`;

/** Pattern of a folded character. A hamza before a waw is its seat: مسؤول and مسئول. */
function patternOf(character: string, next: string): string {
  if (character === ' ') return String.raw`\s+`;
  const same = [character, ...(charactersByFold().get(character) ?? [])];
  return classOf(character === 'و' && next === 'و' ? [...same, 'ئ', 'ء'] : same);
}

/** Pattern of what `fold` removes after a character. */
function patternAfter(character: string, next: string): string {
  if (/\d/.test(character) && /\d/.test(next)) return `${ignored}(?:[٬,]${ignored})?`;
  const isInWord = /\p{L}/u.test(next);
  const hamza = character === 'ي' && !isInWord ? String.raw`(?:${ignored}ء(?!${ignored}\p{L}))?` : '';
  if (next === '') return String.raw`${hamza}\p{M}*`;
  return hamza + (/\p{L}/u.test(character) && isInWord ? `${ignored}(?:[’']${ignored})?` : ignored);
}

/**
 * Pattern of the texts that `fold` makes equal. It finds them in the original text, which keeps the offsets. The rules of `fold`
 * that depend on neighbours are repeated here; a test compares both.
 */
const loosePattern = (find: string): string =>
  [...fold(find)]
    .map((character, index, all) => patternOf(character, all[index + 1] ?? '') + patternAfter(character, all[index + 1] ?? ''))
    .join('');

/** Latin letters without accents, to compare capital and small ones. */
const latinOf = (text: string) => (text.normalize('NFKD').match(/\p{Script=Latin}/gu) ?? []).join('');

/** Range of a match; the end is exclusive. */
export interface Match {
  from: number;
  to: number;
}

/** Function that finds the matches of a query in a text, from left to right without overlaps; undefined for an empty query. */
export function createMatcher({ find, isExact, isWholeWord, hasCase }: TextQuery): ((text: string) => Match[]) | undefined {
  const pattern = isExact
    ? `${find.normalize('NFC').replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}(?!\\p{M})`
    : loosePattern(find);
  if (!/\S/.test(find) || pattern === '') return undefined;
  const whole = String.raw`(?<![\p{L}\p{M}\p{N}_])${pattern}(?![\p{L}\p{M}\p{N}_\u0640])`;
  const expression = new RegExp(isWholeWord ? whole : pattern, 'giu');
  const latin = latinOf(find);
  return (text) =>
    Array.from(text.matchAll(expression), ({ index, 0: { length } }) => ({ from: index, to: index + length })).filter(
      ({ from, to }) => !hasCase || latinOf(text.slice(from, to)) === latin,
    );
}
