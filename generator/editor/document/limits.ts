/** What a request may send that changes the file: more than any page takes. Bytes. */
export const mostBytes = 4_000_000;

/** Of a text that is told in the list of what was done. Characters. */
export const mostToldOf = 200;

/** The beginning of a text that is longer than so many characters; no character is cut in two. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const isPair = /[\ud800-\udbff]/.test(text[most - 2] ?? '');
  return `${text.slice(0, isPair ? most - 2 : most - 1)}…`;
}
