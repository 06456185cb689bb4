/** Words with what belongs there put in for each `%s`, in their order. */
export function fill(words: string, ...parts: string[]): string {
  let at = 0;
  return words.replaceAll('%s', () => parts[at++] ?? '');
}
