import type * as z from 'zod';
import { issueOf, matching } from '../../schema/rules.ts';

/** Digits of all three sets used with Arabic script, and the commas and dashes between them. */
const digits = '[0-9٠-٩۰-۹]{1,6}';
const range = `${digits}(?: *[-–] *${digits})?`;

/** Line numbers and ranges: `2, 5-7`. */
export const areLines = matching(new RegExp(`^ *${range}(?: *[,،] *${range})* *$`));

const numberOf = (text: string) => Number(text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf)));

/**
 * First and last line of each range, counted from 1.
 * @param lines text that matches `areLines`
 */
export function rangesOf(lines: string): [first: number, last: number][] {
  return lines.split(/[,،]/).map((part) => {
    const [first = '', last = first] = part.split(/[-–]/).map((number) => number.trim());
    return [numberOf(first), numberOf(last)];
  });
}

/** Number of lines; a final line feed does not begin another. */
export const countLines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Reports marked lines that do not exist. */
export function refineMarked({ value, issues }: z.core.ParsePayload<{ text: string; marked?: string | undefined }>): void {
  const { text, marked } = value;
  if (marked === undefined || !areLines(marked)) return;
  const count = countLines(text);
  const isThere = ([first, last]: [number, number]) => first >= 1 && first <= last && last <= count;
  if (rangesOf(marked).every(isThere)) return;
  issues.push(issueOf('no-such-line', ['marked'], marked, { count }));
}
