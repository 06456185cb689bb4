import type { Summary } from './protocol-changes.ts';

/** Maximum size of a request that changes the file, in bytes. */
export const mostBytes = 4_000_000;

/** Maximum length of a text in the list of changes, in characters. */
export const maxSummaryLength = 200;

/** Truncates a text to a number of characters; never splits a surrogate pair. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const isPair = /[\ud800-\udbff]/.test(text[most - 2] ?? '');
  return `${text.slice(0, isPair ? most - 2 : most - 1)}…`;
}

/** Shortens long texts for the list of changes. */
export const shortenSummary = ({ key, values }: Summary): Summary => ({
  key,
  values: Object.fromEntries(Object.entries(values).map(([name, text]) => [name, shorten(text, maxSummaryLength)])),
});
