import { digit } from './numbers.ts';

/**
 * Formats of text fields. Their patterns run in linear time; a pattern from the content could freeze the visitor's browser.
 * `words` is the key of the message in `site.labels.form`.
 */

/** A number of digits, optionally separated by spaces and hyphens. */
const digits = (count: number) => String.raw`${digit}(?:[ \-]?${digit}){${count - 1}}`;

const zero = '[0\u0660\u06F0]';

/** Any telephone number, with the usual separators and the invisible characters that are copied with it. */
export const telPattern = `\\p{Cf}?\\(?[+]?[0-9\u0660-\u0669\u06F0-\u06F9 \\(\\).\\/\\-\\p{Cf}]{5,}`;

export const formats = {
  'saudi-mobile': {
    pattern: `\\p{Cf}*(?:(?:[+]|${zero}{2})[9\u0669\u06F9][6\u0666\u06F6]{2}[ \\-]?|${zero})?[5\u0665\u06F5](?:[ \\-]?${digit}){8}\\p{Cf}*`,
    words: 'badMobile',
  },
  'saudi-id': { pattern: `[12\u0661\u0662\u06F1\u06F2](?:[ \\-]?${digit}){9}`, words: 'badNationalId' },
  'saudi-postal-code': { pattern: digits(5), words: 'badPostalCode' },
  'commercial-register': { pattern: digits(10), words: 'badRegister' },
  'saudi-iban': { pattern: `[Ss][Aa](?: ?${digit}){22}`, words: 'badIban' },
  digits: { pattern: `${digit}+`, words: 'badDigits' },
  arabic: { pattern: String.raw`[[\p{Script=Arabic}\p{M}\s.،\-]--\p{Nd}]+`, words: 'badArabic' },
  latin: { pattern: String.raw`[\p{Script=Latin}\p{M}\s.'\-]+`, words: 'badLatin' },
} as const;

export type Format = keyof typeof formats;

export const formatNames = Object.keys(formats) as Format[];

/** Formats that are typed left to right. Those of digits only bring up a numeric keyboard. */
export const isLeftToRight = (format: Format) => format !== 'arabic';
export const isOfDigits = (format: Format) => !['arabic', 'latin', 'saudi-iban'].includes(format);
