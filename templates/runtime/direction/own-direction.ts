/** Letters of each direction, and the punctuation of Arabic, as a class of a regular expression. */
export const letters = {
  rtl: '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}،؛؟]',
  ltr: '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]',
} as const;

const rightToLeft = new RegExp(letters.rtl, 'u');
const leftToRight = new RegExp(letters.ltr, 'u');

const firstLetter = new RegExp(`${letters.rtl}|${letters.ltr}`, 'u');

/** Whether a text on a page from left to right is an Arabic sentence, which may name things in Latin letters. */
function isArabicSentence(text: string): boolean {
  if (!rightToLeft.test(firstLetter.exec(text)?.[0] ?? '')) return false;
  const words = text.split(/\s+/);
  const arabic = words.filter((word) => rightToLeft.test(word)).length;
  return arabic >= 3 && arabic > words.filter((word) => leftToRight.test(word)).length;
}

/**
 * The direction of a text that holds letters of the other direction and none of its page's own, such as a quotation in English
 * on an Arabic page; of an Arabic sentence that names things in Latin letters on an English one, where nobody can take it for an
 * English sentence. Undefined for all others, which keep that of the page, whatever they begin with: on an Arabic page, names in
 * Latin letters with a word of Arabic between them are Arabic.
 */
export function ownDirection(words: string, page: 'rtl' | 'ltr'): 'rtl' | 'ltr' | undefined {
  const [own, other] = page === 'rtl' ? [rightToLeft, leftToRight] : [leftToRight, rightToLeft];
  if (!other.test(words)) return undefined;
  if (own.test(words) && (page === 'rtl' || !isArabicSentence(words))) return undefined;
  return page === 'rtl' ? 'ltr' : 'rtl';
}
