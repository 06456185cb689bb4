/** Letters of each direction, as a class of a regular expression. */
export const letters = {
  rtl: '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}]',
  ltr: '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]',
} as const;

const rightToLeft = new RegExp(letters.rtl, 'u');
const leftToRight = new RegExp(letters.ltr, 'u');

/**
 * The direction of a text that holds letters of the other direction and none of its page's own, such as a quotation
 * in English on an Arabic page; undefined for all others, which keep that of the page, whatever they begin with.
 */
export function ownDirection(words: string, page: 'rtl' | 'ltr'): 'rtl' | 'ltr' | undefined {
  const [own, other] = page === 'rtl' ? [rightToLeft, leftToRight] : [leftToRight, rightToLeft];
  if (own.test(words) || !other.test(words)) return undefined;
  return page === 'rtl' ? 'ltr' : 'rtl';
}
