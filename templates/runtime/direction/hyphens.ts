import { digit, digitsIn, isEastern, numberOf } from './characters.ts';

/** Context of a number in its sentence, for interpreting its hyphen. */
export interface SurroundingWords {
  /** Word before; empty at the start of a text. */
  before: string;
  /** Word after; empty at the end. */
  after: string;
}

const number = `[${digit}]+(?:[.,:/٫٬'’][${digit}]+)*`;
const signs = '[%٪‰°\\p{Sc}]';
const side = `(?:[+−-]|\\p{Sc})?${number}${signs}?`;
const twoSides = new RegExp(`^(${side})([-−–—])(${side})$`, 'u');
const time = new RegExp(`^[${digit}]{1,2}:[${digit}]{2}$`);
const plain = new RegExp(`^[${digit}]+$`);

/** Words before a range; and parts of a law or a book, whose numbers are nested. */
const rangeWord = /^[وفبل]?(?:من|بين|ما)$/;
const partWord =
  /^[وفبل]?(?:ا?ل)?(?:مادة|فقرة|بند|قسم|فصل|باب|ملحق|جدول|شكل|معيار|مؤشر|نموذج|لائحة|قرار|صورة|سؤال|تمرين|وحدة|درس|رقم)$/;

/** Beginnings of counted nouns: "4-6 سنوات" at the start of a text is a range, "1-2 التعريفات" a heading number. */
const countedWord =
  /^(?:سن|عام|أعوام|شهر|أشهر|شهور|أسب|يوم|أيام|ساع|دقي|ثان|ثوان|مر[ةا]|ريال|درهم|دينار|ألف|آلاف|مليون|ملايين|طال|طلاب|شخص|أشخاص|كم|كغ|كيلو|سم|ملم|غرام|جرام|متر|أمتار|مساء|صباح|[مص]$)/;

const isYear = (value: number) => (value >= 1300 && value < 1500) || (value >= 1800 && value < 2200);

/** Year and month as in ISO 8601; "2020-26" is a range. */
const isMonth = (first: string, second: string) =>
  plain.test(first) && first.length === 4 && isYear(numberOf(first)) && second.length === 2 && numberOf(second) <= 12;

/** Whether two single-digit numbers are a range: not in parts of a law or as the number of a heading. */
function isCounted(first: number, second: number, { before, after }: SurroundingWords): boolean {
  if (partWord.test(before)) return false;
  if (rangeWord.test(before) || /^[مص]$|^مساء|^صباح/.test(after)) return true;
  if (first >= second) return false;
  return before !== '' || after === '' || countedWord.test(after);
}

function isRange(first: string, second: string, surrounding: SurroundingWords): boolean {
  if (time.test(first) && time.test(second)) return true;
  if (!plain.test(first) || !plain.test(second)) {
    const [from, to] = [first, second].map((one) => Number.parseFloat(western(one)));
    return (from ?? 0) < (to ?? 0);
  }
  const [from, to] = [numberOf(first), numberOf(second)];
  if (isMonth(first, second)) return false;
  if (first.length === 1 && second.length === 1) return isCounted(from, to, surrounding);
  if (/^[0٠۰]/.test(first) && digitsIn(first + second) >= 7) return false;
  if (rangeWord.test(surrounding.before)) return true;
  // End of a school year or season: 2020-21.
  if (first.length === 4 && second.length === 2 && isYear(from)) return to > from % 100;
  if (isYear(to) !== isYear(from) && Math.max(first.length, second.length) === 4 && isYear(to) && first.length < 3) return false;
  return from < to && second.length - first.length <= 2;
}

/** Number with the digits and decimal separator that programs parse. */
const western = (text: string) =>
  text
    .replaceAll(new RegExp(`[^${digit}.,٫+−-]`, 'g'), '')
    .replaceAll(/[٠-٩۰-۹]/g, (one) => String(numberOf(one)))
    .replace('٫', '.')
    .replace('−', '-')
    .replaceAll(',', '');

/** Ends of a range written without spaces; undefined for a single number. See docs/decisions/direction.md. */
export function endsOfRange(text: string, surrounding: SurroundingWords): [first: string, second: string] | undefined {
  const [, first = '', dash = '', second = ''] = twoSides.exec(text) ?? [];
  if (first === '') return undefined;
  // An en dash always means a range.
  if (/[–—]/.test(dash)) return [first, second];
  return isRange(first, second, surrounding) ? [first, second] : undefined;
}

const easternSign = new RegExp(`^([+−-])(${number})$`, 'u');
const signAfter = new RegExp(`^((?:\\p{Sc}|[+−-])?${number})(\\p{Sc}|[%٪‰])$`, 'u');
/** Too long for a count: a telephone number whose plus sign was typed at its visual position in a right-to-left line. */
const plusAfterPhone = new RegExp(`^([${digit}]{9,15})([+])$`);
const percentBefore = new RegExp(`^([%٪‰])(${number})$`, 'u');

/**
 * Splits a number and its sign if Arabic reads them in sequence, with the sign to the left: an Arabic percent sign, a currency
 * after its number, the minus of Arabic digits. Undefined if they are one left-to-right unit.
 */
export function inReadingOrder(text: string): [first: string, second: string] | undefined {
  const [, minus, amount] = easternSign.exec(text) ?? [];
  if (minus && amount && isEastern(amount)) return [minus, amount];
  const [, percent, portion] = percentBefore.exec(text) ?? [];
  if (percent && portion) return [percent, portion];
  const [, phone, plus] = plusAfterPhone.exec(text) ?? [];
  if (phone && plus) return [phone, plus];
  const [, value, sign] = signAfter.exec(text) ?? [];
  if (!value || !sign) return undefined;
  const isReadLast = sign === '٪' || isEastern(value) || /\p{Sc}/u.test(sign);
  return isReadLast ? [value, sign] : undefined;
}
