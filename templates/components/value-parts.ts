import { emsOf } from './text-width.ts';

/** Unbreakable part of a figure: a number with its signs, or a word. */
export interface ValuePart {
  text: string;
  /** Word beside a number, e.g. a unit: set smaller. */
  isUnit: boolean;
}

/** Relative size of a unit. */
export const unitSize = 0.5;

/** Widest figure in em that stays on one line; longer ones break between parts. */
export const widestLine = 14;

const hasDigit = (text: string) => /\p{Nd}/u.test(text);

/** Preview markers of the whole text (`as-read.ts`). */
const marksBefore = /^\p{Noncharacter_Code_Point}*/u;

/**
 * Parts of a figure, to be joined by spaces, each with the preview markers of the whole. Percent signs and the like stay with
 * their number.
 */
export function valueParts(value: string): ValuePart[] {
  const [first = '', ...others] = value.split(/\s+(?![%٪‰°])/u).filter(Boolean);
  const [marks = ''] = marksBefore.exec(first) ?? [];
  const isMixed = hasDigit(value);
  return [first, ...others.map((text) => marks + text)].map((text) => ({ text, isUnit: isMixed && !hasDigit(text) }));
}

const partWidth = ({ text, isUnit }: ValuePart) => emsOf(text) * (isUnit ? unitSize : 1);

/** Width of a figure on one line, in em. */
function lineWidth(value: string): number {
  const parts = valueParts(value).map(partWidth);
  return parts.reduce((total, part) => total + part, 0) + (parts.length - 1) * 0.3;
}

/** Whether a figure always fits on one line. */
export const isOneLine = (value: string) => lineWidth(value) <= widestLine;

/** Width at which no part of a figure breaks: whole em, from 1 to `widestLine`. */
export function valueWidth(value: string): number {
  const parts = valueParts(value).map(partWidth);
  const line = lineWidth(value);
  const needed = line <= widestLine ? line : Math.max(...parts, widestLine / 2);
  return Math.min(Math.max(Math.ceil(needed), 1), widestLine);
}

/** Width of the widest part, if parts may be stacked: whole em. */
export function widestPart(value: string): number {
  return Math.min(Math.max(Math.ceil(Math.max(...valueParts(value).map(partWidth))), 1), widestLine);
}

/** Figures wider than this, in em, are long: three digits, or four with a separator, are not. */
const longest = 3;

/** Whether a row of such figures takes the full page width. */
export const isLong = (width: number) => width > longest;

/** Columns of a row of figures on large screens: each fits the widest figure, and no item is left alone. */
export function figureColumns(count: number, width: number): number {
  if (count <= 3) return count;
  if (width > longest * 2) return count % 3 === 0 ? 3 : 2;
  if (count === 5) return isLong(width) ? 3 : 5;
  return count === 4 ? 4 : 3;
}
