import { formatNumber, type NumberStyle } from '../../components/format-number.ts';

/** How the items of a list are numbered where not by 1, 2, 3. */
export type Numbering = 'letters' | 'nested';

/** The order of letters in Saudi laws and regulations, and in those of Urdu. */
const abjad = [...'أبجد', 'هـ', ...'وزحطيكلمنسعفصقرشتثخذضظغ'];
const urdu = ['الف', ...'بجدہوزحطیکلمنسعفصقرشتثخذضظغ'];
const latin = [...'abcdefghijklmnopqrstuvwxyz'];

const lettersOf = (language: string) => (language === 'ar' ? abjad : ['ur', 'fa'].includes(language) ? urdu : latin);

/** After the last letter come two: غ, أأ, أب. */
function letterOf(number: number, letters: readonly string[]): string {
  const rest = number - 1;
  const last = letters[rest % letters.length] ?? '';
  return rest < letters.length ? last : letterOf(Math.floor(rest / letters.length), letters) + last;
}

interface Place {
  /** The number of the item in its list, from `start`. */
  number: number;
  numbering: Numbering;
  /** Numbers of the items that the list is under, where these are told with it. */
  above: readonly number[];
}

/** What stands before an item: أ- in Arabic and a. in English; 1 and, under it, 1-1, in English 1. and 1.1. */
export function numberOf({ number, numbering, above }: Place, style: NumberStyle): string {
  const language = style.language.split('-')[0] ?? '';
  const isArabic = lettersOf(language) !== latin;
  const end = isArabic ? '-' : '.';
  if (numbering === 'letters' && number > 0) return letterOf(number, lettersOf(language)) + end;
  const numbers = [...above, number].map((one) => formatNumber(one, style, { useGrouping: false }));
  // In Arabic without a sign after it: screen readers are told "1-" as it is drawn, -1.
  if (numbers.length === 1) return isArabic ? `${numbers[0]}` : `${numbers[0]}${end}`;
  const all = numbers.join(end);
  // A hyphen turns Arabic digits around, in an isolate too, as it does not western ones: what the articles are called in sentences.
  return style.numerals === 'arab' ? `\u202D${all}\u202C` : all;
}
