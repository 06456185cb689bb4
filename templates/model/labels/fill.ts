/** Replaces each `%s` in order. */
export function fill(words: string, ...parts: string[]): string {
  let at = 0;
  return words.replaceAll('%s', () => parts[at++] ?? '');
}
