import { graphemesOf } from '../../core/util/graphemes.ts';

/** Width of a text in one line, in pixels. */
export type Measure = (text: string) => number;

const ellipsis = '…';

/** Spaces at which a line may break. */
const breakingSpace = /[^\S\u00A0\u202F\u2060]+/u;

/** Caches widths: lines are measured repeatedly. */
function memoizeWidths(measure: Measure): Measure {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? measure(text);
    known.set(text, width);
    return width;
  };
}

/** Longest prefix of a word that fits, at least one character. */
function headOf(word: string, width: number, measure: Measure): string {
  let head = '';
  for (const { segment } of graphemesOf(word)) {
    if (head !== '' && measure(head + segment) > width) break;
    head += segment;
  }
  return head;
}

/** Splits a word that is longer than a line into pieces that fit. */
function splitWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const head = headOf(word, width, measure);
  return head === word ? [word] : [head, ...splitWord(word.slice(head.length), width, measure)];
}

/** Puts as many words into each line as fit. */
function fillLines(words: string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Balances lines like `text-wrap: balance`: the narrowest width that needs no more lines. */
function balanceLines(words: string[], width: number, measure: Measure): string[] {
  const count = fillLines(words, width, measure).length;
  let narrow = Math.max(...words.map(measure)) - 1;
  let wide = width;
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    if (fillLines(words, middle, measure).length > count) narrow = middle;
    else wide = middle;
  }
  return fillLines(words, wide, measure);
}

/** The first lines of a text; the last ends with an ellipsis. */
function cutLines(lines: string[], fit: Fit, measure: Measure): string[] {
  const kept = lines.slice(0, fit.lines);
  const words = kept.pop()?.split(' ') ?? [];
  while (words.length > 1 && measure(`${words.join(' ')}${ellipsis}`) > fit.width) words.pop();
  return [...kept, headOf(words.join(' '), fit.width - measure(ellipsis), measure) + ellipsis];
}

/** A font size with the maximum number of lines and their width in pixels. */
export interface Fit {
  size: number;
  lines: number;
  width: number;
}

/** A text broken into lines, and its font size. */
export interface FittedText {
  size: number;
  lines: string[];
}

/**
 * Breaks a text into balanced lines at the first fit that holds it. In the last fit, words longer than a line are broken and
 * further lines are cut off.
 */
export function fitText(text: string, fits: Fit[], measureAt: (text: string, size: number) => number): FittedText {
  const words = text.split(breakingSpace).filter((word) => word !== '');
  for (const { size, lines, width } of fits) {
    const measure = memoizeWidths((part) => measureAt(part, size));
    const isWhole = words.every((word) => measure(word) <= width);
    if (isWhole && fillLines(words, width, measure).length <= lines) return { size, lines: balanceLines(words, width, measure) };
  }
  const last = fits.at(-1) ?? { size: 0, lines: 0, width: 0 };
  const measure = memoizeWidths((part) => measureAt(part, last.size));
  const pieces = words.flatMap((word) => splitWord(word, last.width, measure));
  const lines = fillLines(pieces, last.width, measure);
  return { size: last.size, lines: lines.length > last.lines ? cutLines(lines, last, measure) : lines };
}
