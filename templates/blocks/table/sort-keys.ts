import { isNumber, isNumberColumn } from '../../components/table-cells.ts';
import { westernDigits } from '../../components/western-digits.ts';

/** Marks above letters, and signs of direction, make no other word. */
const plain = (text: string) =>
  westernDigits(text.normalize('NFC').replaceAll(/[\p{M}\p{Cf}]/gu, ''))
    .trim()
    .toLowerCase();

/** The first number of a text that is one: a range by its beginning, a time of the day by its hours. */
function numberOf(text: string): number {
  const digits = plain(text)
    .replaceAll(/[,٬\s]/g, '')
    .replaceAll(/[−–](?=\d)/g, '-')
    .replace('٫', '.');
  const [, sign = '', whole = '', minutes] = /(-?)[^\d-]*(\d+(?:\.\d+)?)(?::(\d\d))?/.exec(digits) ?? [];
  const value = Number(whole) + Number(minutes ?? 0) / 60;
  return sign ? -value : value;
}

const monthNames = (): ReadonlyMap<string, number> =>
  new Map(
    ['ar-u-ca-gregory', 'ar-SY-u-ca-gregory', 'en-u-ca-gregory', 'ar-u-ca-islamic-umalqura', 'en-u-ca-islamic-umalqura'].flatMap(
      (locale) => {
        const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
        const number = new Intl.DateTimeFormat(`${locale}-nu-latn`, { month: 'numeric', timeZone: 'UTC' });
        // A day in each month of either calendar, and more.
        return Array.from({ length: 26 }, (_, index): [string, number] => {
          const day = Date.UTC(2026, 0, 2 + index * 14);
          return [plain(month.format(day)), Number.parseInt(number.format(day), 10)];
        });
      },
    ),
  );

let knownMonths: ReadonlyMap<string, number> | undefined;

/** Names of the months in the languages of sites and in both calendars -> their number. Asking the system takes 12 ms. */
function months(): ReadonlyMap<string, number> {
  knownMonths ??= monthNames();
  return knownMonths;
}

const order = (year: number, month: number, day: number) => year * 10_000 + month * 100 + day;

/** A day as people write it, as a number that grows with it: 2027-02-14, 14/2/2027, 14 فبراير 2027, 1 محرم 1448هـ, May 2026. */
export function dateOf(text: string): number | undefined {
  const words = plain(text).replace(/\s*(?:هـ|ه|م|ah|ad)\.?$/u, '');
  const [, y, m, d] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(words) ?? [];
  if (y) return order(Number(y), Number(m), Number(d));
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(words) ?? [];
  if (year) return order(Number(year), Number(month), Number(day));
  const [, first = '0', name = '', second = '0', last] =
    /^(?:\p{L}+[،,]?\s+)??(?:(\d{1,2})\s+)?(\p{L}[\p{L} ʻ'-]*?)(?:\s+(\d{1,2}))?[،,]?\s+(\d{4})$/u.exec(words) ?? [];
  const found = last === undefined ? undefined : months().get(name);
  return found === undefined ? undefined : order(Number(last), found, Number(first) || Number(second));
}

/** Nothing stands in such a cell. */
const isEmpty = (text: string) => /^[\s—–-]*$/u.test(text);

/** How a column is sorted: by the keys of its cells, or where it has none by their words. `none` keys stand last. */
export interface SortColumn {
  keys: (number | 'none')[] | undefined;
}

/** What the cells of a column are sorted by: numbers and days by their value, everything else by the order of the alphabet. */
export function sortColumn(cells: readonly string[]): SortColumn {
  const filled = cells.filter((cell) => !isEmpty(cell));
  const keyed = (keyOf: (text: string) => number) => ({ keys: cells.map((cell) => (isEmpty(cell) ? 'none' : keyOf(cell))) });
  if (filled.length > 0 && filled.every((cell) => dateOf(cell) !== undefined)) return keyed((cell) => dateOf(cell) ?? 0);
  return isNumberColumn([...cells]) ? keyed((cell) => (isNumber(cell) ? numberOf(cell) : 0)) : { keys: undefined };
}
