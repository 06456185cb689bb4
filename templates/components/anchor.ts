/** Marks above and below letters, and the line that stretches them: a name is the same with and without. */
const unheard = /[\p{M}\u0640]/gu;

/**
 * The id of a heading, made of its words alone, so that it stays when others come and go: letters and digits in lower case,
 * hyphens between. Arabic letters stay, as addresses show them. Words without any become their numbers.
 */
export function anchorOf(words: string): string {
  const letters = words.normalize('NFC').replaceAll(unheard, '').toLowerCase();
  const id = letters.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return id || `h${[...words].map((character) => character.codePointAt(0)?.toString(16)).join('-')}`;
}
