/** Character classes by bidi behaviour, as parts of a regular expression class (flag `v`). */
export const digit = '0-9٠-٩۰-۹';

/** Right-to-left letters with their diacritics, excluding Persian digits and Arabic punctuation. */
export const rtlLetter =
  '[[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}]&&[\\p{L}\\p{M}]]\\u0640\\u064B-\\u065F\\u0670';

export const ltrLetter = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}';

/** Spaces within one token: plain, no-break, thin and narrow. */
export const space = ' \\u00A0\\u2009\\u202F';

export const hasDigit = (text: string) => /[0-9٠-٩۰-۹]/.test(text);

/** Whether a number has Eastern digits, whose signs follow Arabic reading order. */
export const isEastern = (text: string) => /[٠-٩۰-۹]/.test(text);

/** Value of a number that consists of digits of any kind. */
export const numberOf = (digits: string) =>
  Number(digits.replaceAll(/[٠-٩۰-۹]/g, (one) => String((one.charCodeAt(0) - 0x660) % 0x90)));

/** Number of digits in a text. */
export const digitsIn = (text: string) => text.match(/[0-9٠-٩۰-۹]/g)?.length ?? 0;
