import { graphemesOf, isPlain } from '../util/graphemes.ts';
import { escapeControlCharacters } from './escape-control-characters.ts';

/** Maximum width of a quoted line in terminal columns. */
const widest = 100;

/** Scripts and symbols that take two columns. https://www.unicode.org/reports/tr11/ */
const wide =
  /\p{Emoji_Presentation}|\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]|[\u{20000}-\u{3FFFD}]/u;

function shown(grapheme: string): string {
  return grapheme === '\t' ? '  ' : escapeControlCharacters(grapheme);
}

/** Terminal columns of a grapheme: combining marks take none. */
function widthOf(text: string): number {
  if (isPlain(text)) return text.length;
  if (wide.test(text)) return 2;
  return [...text.replaceAll(/[\p{M}\p{Cf}]/gu, '')].length;
}

interface Cell {
  text: string;
  width: number;
  index: number;
}

/** Number of leading cells that fit into a width. */
function fitting(cells: Cell[], width: number): number {
  let count = 0;
  for (let used = 0; count < cells.length; count++) {
    used += cells[count]?.width ?? 0;
    if (used > width) break;
  }
  return count;
}

/**
 * A line of the file and a caret below the place; a long line is cropped around the place.
 * @param index UTF-16 index of the place in `line`
 */
export function excerpt(line: string, index: number): string {
  const cells = Array.from(graphemesOf(line), ({ segment, index: at }): Cell => {
    const text = shown(segment);
    return { text, width: widthOf(text), index: at };
  });
  const found = cells.findLastIndex((cell) => cell.index <= index);
  const place = index >= line.length ? cells.length : Math.max(0, found);
  const before = cells.slice(0, place);
  const indent = before.findIndex(({ text }) => text.trim() !== '');
  const available = before.slice(Math.max(0, indent)).reverse();
  // A third of the width shows the text before the place, unless all of it fits.
  const shownBefore = fitting(available, before.length === 0 ? 0 : Math.max(widest / 3, widest - sum(cells.slice(place))));
  const from = place - shownBefore;
  const start = shownBefore < available.length ? '…' : '';
  const isIndented = indent === -1 && place < cells.length;
  const shownCells = cells.slice(isIndented ? place : from);
  const count = fitting(shownCells, widest);
  const text = shownCells.slice(0, count).map((cell) => cell.text);
  const end = count < shownCells.length ? '…' : '';
  const caret = isIndented ? 0 : start.length + sum(cells.slice(from, place));
  const quoted = `    ${start}${text.join('')}${end}`.trimEnd();
  return `${quoted}\n    ${' '.repeat(caret)}^`;
}

function sum(cells: Cell[]): number {
  return cells.reduce((total, { width }) => total + width, 0);
}
