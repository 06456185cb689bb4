import { emsOf } from './text-width.ts';

/** A part of a figure that never breaks: a number with its signs, or a word. */
export interface ValuePart {
  text: string;
  /** A word beside a number, such as a unit: it is set smaller. */
  isUnit: boolean;
}

/** Size of a unit beside its number. */
export const unitSize = 0.5;

/** The widest figure that stays in one line, in em; a longer one breaks between its parts. */
export const widestLine = 14;

const hasDigit = (text: string) => /\p{Nd}/u.test(text);

/** What marks a text as a whole (`as-read.ts`). */
const marksBefore = /^\p{Noncharacter_Code_Point}*/u;

/**
 * Parts of a figure, to be joined by spaces, each marked as the whole is. Percent signs and the like stay with the number before
 * them.
 */
export function valueParts(value: string): ValuePart[] {
  const [first = '', ...others] = value.split(/\s+(?![%٪‰°])/u).filter(Boolean);
  const [marks = ''] = marksBefore.exec(first) ?? [];
  const isMixed = hasDigit(value);
  return [first, ...others.map((text) => marks + text)].map((text) => ({ text, isUnit: isMixed && !hasDigit(text) }));
}

const partWidth = ({ text, isUnit }: ValuePart) => emsOf(text) * (isUnit ? unitSize : 1);

/** Width of a figure in one line, in em. */
function lineWidth(value: string): number {
  const parts = valueParts(value).map(partWidth);
  return parts.reduce((total, part) => total + part, 0) + (parts.length - 1) * 0.3;
}

/** Whether a figure always stays in one line. */
export const isOneLine = (value: string) => lineWidth(value) <= widestLine;

/** Room that a figure needs so that none of its parts breaks: whole em, from 1 to `widestLine`. */
export function valueWidth(value: string): number {
  const parts = valueParts(value).map(partWidth);
  const line = lineWidth(value);
  const needed = line <= widestLine ? line : Math.max(...parts, widestLine / 2);
  return Math.min(Math.max(Math.ceil(needed), 1), widestLine);
}

/** Room that the widest part of a value needs, where its parts may stand below each other: whole em. */
export function widestPart(value: string): number {
  return Math.min(Math.max(Math.ceil(Math.max(...valueParts(value).map(partWidth))), 1), widestLine);
}

/** Figures wider than this, in em, are long: three digits, or four with a separator, are not. */
const longest = 3;

/** Whether figures are so wide that their row takes the whole page. */
export const isLong = (width: number) => width > longest;

/** Columns of a row of figures on large screens, each wide enough for the widest figure, none of the items left alone. */
export function figureColumns(count: number, width: number): number {
  if (count <= 3) return count;
  if (width > longest * 2) return count % 3 === 0 ? 3 : 2;
  if (count === 5) return isLong(width) ? 3 : 5;
  return count === 4 ? 4 : 3;
}
