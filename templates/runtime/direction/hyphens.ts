import { digit, digitsIn, isEastern, numberOf } from './characters.ts';

/** What stands around a number in its sentence, as far as it says what its hyphen means. */
export interface Around {
  /** The word before; empty at the start of a text. */
  before: string;
  /** The word after; empty at the end. */
  after: string;
}

const number = `[${digit}]+(?:[.,:/٫٬'’][${digit}]+)*`;
const signs = '[%٪‰°\\p{Sc}]';
const side = `(?:[+−-]|\\p{Sc})?${number}${signs}?`;
const twoSides = new RegExp(`^(${side})([-−–—])(${side})$`, 'u');
const time = new RegExp(`^[${digit}]{1,2}:[${digit}]{2}$`);
const plain = new RegExp(`^[${digit}]+$`);

/** Words after which two numbers are the ends of a range, and parts of a law or a book, whose numbers are nested. */
const rangeWord = /^[وفبل]?(?:من|بين|ما)$/;
const partWord =
  /^[وفبل]?(?:ا?ل)?(?:مادة|فقرة|بند|قسم|فصل|باب|ملحق|جدول|شكل|معيار|مؤشر|نموذج|لائحة|قرار|صورة|سؤال|تمرين|وحدة|درس|رقم)$/;

/** Begins the words of what is counted: "4-6 سنوات" at the start of a text counts, "1-2 التعريفات" is the number of a heading. */
const countedWord =
  /^(?:سن|عام|أعوام|شهر|أشهر|شهور|أسب|يوم|أيام|ساع|دقي|ثان|ثوان|مر[ةا]|ريال|درهم|دينار|ألف|آلاف|مليون|ملايين|طال|طلاب|شخص|أشخاص|كم|كغ|كيلو|سم|ملم|غرام|جرام|متر|أمتار|مساء|صباح|[مص]$)/;

const isYear = (value: number) => (value >= 1300 && value < 1500) || (value >= 1800 && value < 2200);

/** A year and a month, as ISO 8601 writes them; "2020-26" is a range. */
const isMonth = (first: string, second: string) =>
  plain.test(first) && first.length === 4 && isYear(numberOf(first)) && second.length === 2 && numberOf(second) <= 12;

/** Two numbers of one digit: ranges, but for parts of a law and the number of a heading. */
function isCounted(first: number, second: number, { before, after }: Around): boolean {
  if (partWord.test(before)) return false;
  if (rangeWord.test(before) || /^[مص]$|^مساء|^صباح/.test(after)) return true;
  if (first >= second) return false;
  return before !== '' || after === '' || countedWord.test(after);
}

function isRange(first: string, second: string, around: Around): boolean {
  if (time.test(first) && time.test(second)) return true;
  if (!plain.test(first) || !plain.test(second)) {
    const [from, to] = [first, second].map((one) => Number.parseFloat(western(one)));
    return (from ?? 0) < (to ?? 0);
  }
  const [from, to] = [numberOf(first), numberOf(second)];
  if (isMonth(first, second)) return false;
  if (first.length === 1 && second.length === 1) return isCounted(from, to, around);
  if (/^[0٠۰]/.test(first) && digitsIn(first + second) >= 7) return false;
  if (rangeWord.test(around.before)) return true;
  // The end of a school year or a season: 2020-21.
  if (first.length === 4 && second.length === 2 && isYear(from)) return to > from % 100;
  if (isYear(to) !== isYear(from) && Math.max(first.length, second.length) === 4 && isYear(to) && first.length < 3) return false;
  return from < to && second.length - first.length <= 2;
}

/** A number with the digits and the decimal separator that programs read. */
const western = (text: string) =>
  text
    .replaceAll(new RegExp(`[^${digit}.,٫+−-]`, 'g'), '')
    .replaceAll(/[٠-٩۰-۹]/g, (one) => String(numberOf(one)))
    .replace('٫', '.')
    .replace('−', '-')
    .replaceAll(',', '');

/** The ends of a range that is written without spaces; undefined for a number that is one thing. See docs/decisions/direction.md. */
export function endsOfRange(text: string, around: Around): [first: string, second: string] | undefined {
  const [, first = '', dash = '', second = ''] = twoSides.exec(text) ?? [];
  if (first === '') return undefined;
  // An en dash is the sign of a range.
  if (/[–—]/.test(dash)) return [first, second];
  return isRange(first, second, around) ? [first, second] : undefined;
}

const easternSign = new RegExp(`^([+−-])(${number})$`, 'u');
const signAfter = new RegExp(`^((?:\\p{Sc}|[+−-])?${number})(\\p{Sc}|[%٪‰])$`, 'u');
/** Nobody counts so many: the sign of a telephone, typed where it is seen in its place in a line from right to left. */
const plusAfterPhone = new RegExp(`^([${digit}]{9,15})([+])$`);
const percentBefore = new RegExp(`^([%٪‰])(${number})$`, 'u');

/**
 * A number and its sign that Arabic reads one after the other, so that the sign is at the left of what it follows: an Arabic
 * percent sign, a currency after its number, the minus of Arabic digits. Undefined where they are one thing from left to right.
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
