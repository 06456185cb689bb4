/** Arabic presentation forms, as in text copied from PDF files: the base letters are drawn. */
const shapesOfLetters = /[\uFB50-\uFDEF\uFE70-\uFEFC]+/g;

const toLetters = (text: string) => text.replaceAll(shapesOfLetters, (shapes) => shapes.normalize('NFKC'));

const hasLetters = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

/**
 * The part of a text that can be drawn. Characters without a glyph, such as emoji, are removed with an adjacent space; a text
 * that would lose letters is not drawn at all (empty result). The check reports both.
 * @param load returns the characters of a text that nothing draws
 */
export async function drawableText(text: string, load: (text: string) => Promise<string[]>): Promise<string> {
  const plain = toLetters(text);
  const lacking = await load(plain);
  if (lacking.some(hasLetters)) return '';
  return lacking
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, sign) => rest.replaceAll(sign, ' '), plain)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
