const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const leftToRight = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/**
 * The direction of a paragraph that holds letters of the other direction and none of its page's own, such as a quotation
 * in English on an Arabic page; undefined for all others, which keep that of the page, whatever they begin with.
 */
export function ownDirection(words: string, page: 'rtl' | 'ltr'): 'rtl' | 'ltr' | undefined {
  const [own, other] = page === 'rtl' ? [rightToLeft, leftToRight] : [leftToRight, rightToLeft];
  if (own.test(words) || !other.test(words)) return undefined;
  return page === 'rtl' ? 'ltr' : 'rtl';
}
