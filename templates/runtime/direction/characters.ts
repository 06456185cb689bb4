/** Characters by what the order of a text asks of them, as parts of a class of a regular expression (flag `v`). */
export const digit = '0-9٠-٩۰-۹';

/** Letters that run from right to left, with what is written on them. Persian digits and Arabic signs are no letters. */
export const rtlLetter =
  '[[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}]&&[\\p{L}\\p{M}]]\\u0640\\u064B-\\u065F\\u0670';

export const ltrLetter = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}';

/** Spaces within one thing: plain, no-break, thin and narrow. */
export const space = ' \\u00A0\\u2009\\u202F';

export const hasDigit = (text: string) => /[0-9٠-٩۰-۹]/.test(text);

/** Whether a number is written with the digits of the East, whose signs stand as Arabic reads them. */
export const isEastern = (text: string) => /[٠-٩۰-۹]/.test(text);

/** The value of a number that is digits alone, of any kind. */
export const numberOf = (digits: string) =>
  Number(digits.replaceAll(/[٠-٩۰-۹]/g, (one) => String((one.charCodeAt(0) - 0x660) % 0x90)));

/** How many digits a text has. */
export const digitsIn = (text: string) => text.match(/[0-9٠-٩۰-۹]/g)?.length ?? 0;
