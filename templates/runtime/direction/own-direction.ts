/** Letters of each direction, and Arabic punctuation, as regular expression classes. */
export const letters = {
  rtl: '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}،؛؟]',
  ltr: '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]',
} as const;

const rightToLeft = new RegExp(letters.rtl, 'u');
const leftToRight = new RegExp(letters.ltr, 'u');

const firstLetter = new RegExp(`${letters.rtl}|${letters.ltr}`, 'u');

/** Whether a text on a left-to-right page is an Arabic sentence, possibly with Latin names. */
function isArabicSentence(text: string): boolean {
  if (!rightToLeft.test(firstLetter.exec(text)?.[0] ?? '')) return false;
  const words = text.split(/\s+/);
  const arabic = words.filter((word) => rightToLeft.test(word)).length;
  return arabic >= 3 && arabic > words.filter((word) => leftToRight.test(word)).length;
}

/**
 * Direction of a text that differs from its page: one with letters of the other direction only, such as an English quotation on
 * an Arabic page, or an Arabic sentence with Latin names on an English page. Undefined otherwise, whatever the first letter: on
 * an Arabic page, Latin names with an Arabic word between them are Arabic.
 */
export function ownDirection(words: string, page: 'rtl' | 'ltr'): 'rtl' | 'ltr' | undefined {
  const [own, other] = page === 'rtl' ? [rightToLeft, leftToRight] : [leftToRight, rightToLeft];
  if (!other.test(words)) return undefined;
  if (own.test(words) && (page === 'rtl' || !isArabicSentence(words))) return undefined;
  return page === 'rtl' ? 'ltr' : 'rtl';
}
