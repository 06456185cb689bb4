import { emsOf } from './text-width.ts';

const sign = '[-+−±~≈<>≤≥]';
const symbol = String.raw`(?:[%٪‰°\p{Sc}]|ر\.س\.?|[A-Z]{3})`;
const number = new RegExp(String.raw`^${sign}?\s*${symbol}?\s*\p{Nd}(?:[\p{Nd}.,٬٫:/ –-]*\p{Nd})?\s*[+]?\s*${symbol}?$`, 'u');

/** Placeholders for missing numbers. */
const none = /^[\s—–-]*$/u;

/** Whether a text is a number, including separators, sign, percent sign or currency. */
export function isNumber(text: string): boolean {
  return number.test(text.trim());
}

/** Whether all cells of a column are numbers, ignoring placeholders. */
export function isNumberColumn(cells: string[]): boolean {
  return cells.some(isNumber) && cells.every((cell) => isNumber(cell) || none.test(cell));
}

/** Comfortable width class of a column, from its longest cell in em; undefined for single words. */
export function cellWidth(cells: string[]): 'medium' | 'long' | undefined {
  const longest = Math.max(...cells.map(emsOf));
  if (longest > 32) return 'long';
  return longest > 12 ? 'medium' : undefined;
}

/** Columns of a table that fits beside a heading. */
const narrow = 3;

/** Whether a table fits beside a heading on large screens. */
export const isNarrow = (rows: readonly (readonly unknown[])[]): boolean => (rows[0]?.length ?? 0) <= narrow;
