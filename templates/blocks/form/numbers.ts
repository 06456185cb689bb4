import { westernDigits } from '../../components/western-digits.ts';
import { fill } from '../../model/labels/fill.ts';

/** Digits of the three sets that people type in Arabic script. */
export const digit = '[0-9\u0660-\u0669\u06F0-\u06F9]';

/** Limits of a number. */
export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
  /** Step between valid numbers; default: 1. */
  step?: number | undefined;
}

const isWhole = (number: number) => Number.isInteger(number);

/** Whether only whole numbers are valid. */
const isOfWhole = ({ min = 0, step = 1 }: NumberLimits) => isWhole(step) && isWhole(min);

const mayBeNegative = ({ min }: NumberLimits) => min === undefined || min < 0;

/** Pattern for numbers in all digits with Arabic and other separators, for browsers without scripts. */
export function numberPattern(limits: NumberLimits): string {
  const sign = mayBeNegative(limits) ? '[\\-\u2212]?' : '';
  const decimals = isOfWhole(limits) ? '' : `(?:[.,\u066B\u060C]${digit}+)?`;
  return `${sign}(?:${digit}+|${digit}{1,3}(?:[,\u066C\u060C\\s]${digit}{3})+)${decimals}`;
}

/** `inputmode` of the field. Numeric keyboards have no minus sign. */
export const numberKeyboard = (limits: NumberLimits): 'numeric' | 'decimal' | undefined =>
  limits.min !== undefined && limits.min < 0 ? undefined : isOfWhole(limits) ? 'numeric' : 'decimal';

/** Digits for services: Western, without the invisible characters of copied numbers. */
export const plainDigits = (text: string): string => westernDigits(text).replaceAll(/\p{Cf}/gu, '');

/** Typed number in JavaScript notation: thousands separators are removed, a decimal comma becomes a point. */
export function plainNumber(typed: string): string | undefined {
  const text = plainDigits(typed)
    .replaceAll(/[\s\u066C]/g, '')
    .replaceAll('\u060C', ',')
    .replaceAll('\u066B', '.')
    .replace('\u2212', '-');
  const plain = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? plain : undefined;
}

/** Number without binary rounding errors. */
const rounded = (value: number) => String(Number(value.toFixed(10)));

/** Messages about numbers; `%s` stands for a limit or for the two nearest valid numbers. */
export interface NumberWords {
  badNumber: string;
  tooLow: string;
  tooHigh: string;
  badStep: string;
}

/** Message about a typed number; empty if it is valid or nothing was typed. */
export function numberProblem(typed: string, { min, max, step = 1 }: NumberLimits, words: NumberWords): string {
  if (typed.trim() === '') return '';
  const plain = plainNumber(typed);
  if (plain === undefined) return words.badNumber;
  const value = Number(plain);
  if (min !== undefined && value < min) return fill(words.tooLow, String(min));
  if (max !== undefined && value > max) return fill(words.tooHigh, String(max));
  const [base, count] = [min ?? 0, (value - (min ?? 0)) / step];
  if (Math.abs(count - Math.round(count)) < 1e-7) return '';
  const [below, above] = [base + Math.floor(count) * step, base + Math.ceil(count) * step];
  // There is no valid number above the last step.
  return max !== undefined && above > max
    ? fill(words.tooHigh, rounded(below))
    : fill(words.badStep, rounded(below), rounded(above));
}
