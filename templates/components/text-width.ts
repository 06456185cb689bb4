/**
 * Approximate character widths of the site's typeface, in em; the widest of each class counts. Diacritics and invisible
 * characters have no width.
 */
const widths: [pattern: RegExp, width: number][] = [
  [/[\p{M}\p{C}]/u, 0],
  [/[\s.,:;'’٬٫،]/u, 0.3],
  [/\p{Nd}/u, 0.64],
  [/[ilj|!()[\]]/, 0.35],
  [/[a-z+×<>=$€£]/, 0.66],
];
const widest = 0.95;

const widthOf = (character: string) => widths.find(([pattern]) => pattern.test(character))?.[1] ?? widest;

/** Approximate width of a text in one line, in em; seldom too small. */
export function emsOf(text: string): number {
  return [...text].reduce((total, character) => total + widthOf(character), 0);
}
