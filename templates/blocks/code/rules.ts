import type * as z from 'zod';
import { faultOf, matching } from '../../schema/rules.ts';

/** Digits of all three kinds that Arabic is written with, and the commas and dashes between them. */
const digits = '[0-9٠-٩۰-۹]{1,6}';
const range = `${digits}(?: *[-–] *${digits})?`;

/** Lines by their numbers: `2, 5-7`. */
export const areLines = matching(new RegExp(`^ *${range}(?: *[,،] *${range})* *$`));

const numberOf = (text: string) => Number(text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf)));

/** The first and the last line of each range, counted from 1. @param lines as `areLines` has them */
export function rangesOf(lines: string): [first: number, last: number][] {
  return lines.split(/[,،]/).map((part) => {
    const [first = '', last = first] = part.split(/[-–]/).map((number) => number.trim());
    return [numberOf(first), numberOf(last)];
  });
}

/** How many lines a text has: a line feed at its end begins none. */
export const countLines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** A fault where lines are marked that the code has not. */
export function refineMarked({ value, issues }: z.core.ParsePayload<{ text: string; marked?: string | undefined }>): void {
  const { text, marked } = value;
  if (marked === undefined || !areLines(marked)) return;
  const count = countLines(text);
  const isThere = ([first, last]: [number, number]) => first >= 1 && first <= last && last <= count;
  if (rangesOf(marked).every(isThere)) return;
  issues.push(faultOf('no-such-line', ['marked'], marked, { count }));
}
