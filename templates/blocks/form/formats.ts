/**
 * What a line may be asked to be: patterns of our own, each linear in the length of a value. One that content brings could
 * be made so that a value hangs the browser of a visitor. `words` is the message of `site.labels.form`.
 */

const digit = String.raw`[0-9\u0660-\u0669]`;

/** A number of digits, between which people write spaces and hyphens. */
const digits = (count: number) => String.raw`${digit}(?:[ \-]?${digit}){${count - 1}}`;

export const formats = {
  'saudi-mobile': {
    pattern: String.raw`(?:(?:\+|[0\u0660]{2})[9\u0669][6\u0666]{2}[ \-]?|[0\u0660])?[5\u0665](?:[ \-]?${digit}){8}`,
    words: 'badMobile',
  },
  'saudi-id': { pattern: String.raw`[12\u0661\u0662](?:[ \-]?${digit}){9}`, words: 'badNationalId' },
  'saudi-postal-code': { pattern: digits(5), words: 'badPostalCode' },
  'commercial-register': { pattern: digits(10), words: 'badRegister' },
  'saudi-iban': { pattern: '[Ss][Aa](?: ?[0-9]){22}', words: 'badIban' },
  digits: { pattern: `${digit}+`, words: 'badDigits' },
  arabic: { pattern: String.raw`[\p{Script=Arabic}\p{M}\s.،\-]+`, words: 'badArabic' },
  latin: { pattern: String.raw`[\p{Script=Latin}\p{M}\s.'\-]+`, words: 'badLatin' },
} as const;

export type Format = keyof typeof formats;

export const formatNames = Object.keys(formats) as Format[];

/** Formats that are typed from left to right; those of digits alone bring up a keyboard of digits. */
export const isLeftToRight = (format: Format) => format !== 'arabic';
export const isOfDigits = (format: Format) => !['arabic', 'latin', 'saudi-iban'].includes(format);
