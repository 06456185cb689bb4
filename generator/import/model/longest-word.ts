import type { Place } from './content.ts';
import { SourceError } from './source-error.ts';

/** Letters. No text has such a word; patterns of JavaScript find words of up to about twice as many. */
export const longestWord = 1_000_000;

/** Addresses may be files. */
const isAddress = (key: string): boolean => /^(?:address|addresses|href|redirects)$/.test(key);

/** @throws SourceError if what was read of a source has a word of more letters than any text has */
export function assertWords(read: object, place: Place): void {
  if (JSON.stringify(read).length <= longestWord) return;
  const text = JSON.stringify(read, (key, value) => (isAddress(key) ? undefined : value));
  let start = 0;
  // Spaces within strings, and the ends of strings.
  for (const { index } of text.matchAll(/[\s"]|\\[nrt]/g)) {
    if (index - start > longestWord) throw new SourceError('long-word', place, `${text.slice(start + 1, start + 20)}…`);
    start = index;
  }
}
