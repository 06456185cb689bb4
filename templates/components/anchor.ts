/** Diacritics and tatweel, which do not distinguish names. */
const unheard = /[\p{M}\u0640]/gu;

/**
 * Id of a heading, derived from its words only, so that it does not change when others are added: letters and digits in lower
 * case with hyphens. Arabic letters are kept, as browsers display them. Words without letters or digits become code points.
 */
export function anchorOf(words: string): string {
  const letters = words.normalize('NFC').replaceAll(unheard, '').toLowerCase();
  const id = letters.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return id || `h${[...words].map((character) => character.codePointAt(0)?.toString(16)).join('-')}`;
}
