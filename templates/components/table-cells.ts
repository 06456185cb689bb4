import { emsOf } from './text-width.ts';

const sign = '[-+−±~≈<>≤≥]';
const symbol = String.raw`(?:[%٪‰°\p{Sc}]|ر\.س\.?|[A-Z]{3})`;
const number = new RegExp(String.raw`^${sign}?\s*${symbol}?\s*\p{Nd}(?:[\p{Nd}.,٬٫:/ –-]*\p{Nd})?\s*[+]?\s*${symbol}?$`, 'u');

/** What people write where there is no number. */
const none = /^[\s—–-]*$/u;

/** Whether a text is a number as people write them: with separators, a sign, a percent sign or a currency. */
export function isNumber(text: string): boolean {
  return number.test(text.trim());
}

/** Whether the cells of a column are numbers, those apart that say that there is none. */
export function isNumberColumn(cells: string[]): boolean {
  return cells.some(isNumber) && cells.every((cell) => isNumber(cell) || none.test(cell));
}

/** How much room a column needs to be read in comfort, in em of its longest cell; undefined for single words. */
export function cellWidth(cells: string[]): 'medium' | 'long' | undefined {
  const longest = Math.max(...cells.map(emsOf));
  if (longest > 32) return 'long';
  return longest > 12 ? 'medium' : undefined;
}
