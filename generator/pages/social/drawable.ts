/** Shapes of letters, as texts have them that were copied out of PDF files: the letters themselves are drawn. */
const shapesOfLetters = /[\uFB50-\uFDEF\uFE70-\uFEFC]+/g;

const toLetters = (text: string) => text.replaceAll(shapesOfLetters, (shapes) => shapes.normalize('NFKC'));

const hasLetters = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

/**
 * What a picture says of a text, so that it never has a hole: signs that nothing draws, such as emoji, go with a space beside
 * them; a text that would lose letters is not drawn at all. The check tells of both.
 * @param load what of a text nothing draws
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
