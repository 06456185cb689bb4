import { formatNumber, type NumberStyle } from '../../components/format-number.ts';

/** Numbering of list items other than 1, 2, 3. */
export type Numbering = 'letters' | 'nested';

/** Abjad order of letters, used in Saudi laws and regulations; Urdu has its own. */
const abjad = [...'أبجد', 'هـ', ...'وزحطيكلمنسعفصقرشتثخذضظغ'];
const urdu = ['الف', ...'بجدہوزحطیکلمنسعفصقرشتثخذضظغ'];
const latin = [...'abcdefghijklmnopqrstuvwxyz'];

const lettersOf = (language: string) => (language === 'ar' ? abjad : ['ur', 'fa'].includes(language) ? urdu : latin);

/** Letters continue with two: غ, أأ, أب. */
function letterOf(number: number, letters: readonly string[]): string {
  const rest = number - 1;
  const last = letters[rest % letters.length] ?? '';
  return rest < letters.length ? last : letterOf(Math.floor(rest / letters.length), letters) + last;
}

interface Place {
  /** Number of the item in its list, counting from `start`. */
  number: number;
  numbering: Numbering;
  /** Numbers of the parent items, if shown. */
  above: readonly number[];
}

/** Label of an item: أ- in Arabic, a. in English; nested: 1 and 1-1, in English 1. and 1.1. */
export function numberOf({ number, numbering, above }: Place, style: NumberStyle): string {
  const language = style.language.split('-')[0] ?? '';
  const isArabic = lettersOf(language) !== latin;
  const end = isArabic ? '-' : '.';
  if (numbering === 'letters' && number > 0) return letterOf(number, lettersOf(language)) + end;
  const numbers = [...above, number].map((one) => formatNumber(one, style, { useGrouping: false }));
  // Arabic omits the sign after a number: screen readers read "1-" as -1.
  if (numbers.length === 1) return isArabic ? `${numbers[0]}` : `${numbers[0]}${end}`;
  const all = numbers.join(end);
  // A hyphen reorders Arabic-Indic digits even in an isolate, unlike Western ones; an override keeps the order.
  return style.numerals === 'arab' ? `\u202D${all}\u202C` : all;
}
