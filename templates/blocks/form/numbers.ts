import { westernDigits } from '../../components/western-digits.ts';
import { fill } from '../../model/labels/fill.ts';

/** Digits of the three kinds that people of Arabic script type. */
export const digit = '[0-9\u0660-\u0669\u06F0-\u06F9]';

/** What a number has to be, besides a number. */
export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
  /** Between two numbers that are taken; absent: 1. */
  step?: number | undefined;
}

const isWhole = (number: number) => Number.isInteger(number);

/** Whether only whole numbers are taken. */
const isOfWhole = ({ min = 0, step = 1 }: NumberLimits) => isWhole(step) && isWhole(min);

const mayBeNegative = ({ min }: NumberLimits) => min === undefined || min < 0;

/** The pattern of a number in digits of any kind, with the separators of Arabic and of others, for browsers without scripts. */
export function numberPattern(limits: NumberLimits): string {
  const sign = mayBeNegative(limits) ? '[\\-\u2212]?' : '';
  const decimals = isOfWhole(limits) ? '' : `(?:[.,\u066B\u060C]${digit}+)?`;
  return `${sign}(?:${digit}+|${digit}{1,3}(?:[,\u066C\u060C\\s]${digit}{3})+)${decimals}`;
}

/** The keyboard of phones for it. Those of digits have no sign for what is less than nothing. */
export const numberKeyboard = (limits: NumberLimits): 'numeric' | 'decimal' | undefined =>
  limits.min !== undefined && limits.min < 0 ? undefined : isOfWhole(limits) ? 'numeric' : 'decimal';

/** Digits that were typed or pasted, as services read them: western, and without the invisible marks of a copied number. */
export const plainDigits = (text: string): string => westernDigits(text).replaceAll(/\p{Cf}/gu, '');

/** A number as it was typed, as JavaScript writes it: commas between thousands go, one before decimals is a point. */
export function plainNumber(typed: string): string | undefined {
  const text = plainDigits(typed)
    .replaceAll(/[\s\u066C]/g, '')
    .replaceAll('\u060C', ',')
    .replaceAll('\u066B', '.')
    .replace('\u2212', '-');
  const plain = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? plain : undefined;
}

/** A number without what binary fractions add to it. */
const rounded = (value: number) => String(Number(value.toFixed(10)));

/** Why a number is not taken; `%s` stands for a limit, or for the two numbers next to it. */
export interface NumberWords {
  badNumber: string;
  tooLow: string;
  tooHigh: string;
  badStep: string;
}

/** What is wrong with a number that was typed, in words; an empty text where nothing is, or where nothing was typed. */
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
  // Above the last step there is no other.
  return max !== undefined && above > max
    ? fill(words.tooHigh, rounded(below))
    : fill(words.badStep, rounded(below), rounded(above));
}
