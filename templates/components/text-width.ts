/**
 * About how wide characters are in the typeface of the pages, in parts of the text size; the widest of a kind counts.
 * Marks above letters, and characters that are never shown, have no width.
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

/** About how wide a text is in one line, in parts of its size (em); seldom less. */
export function emsOf(text: string): number {
  return [...text].reduce((total, character) => total + widthOf(character), 0);
}
