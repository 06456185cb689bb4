import { isNumber, isNumberColumn } from '../../components/table-cells.ts';
import { westernDigits } from '../../components/western-digits.ts';

/** Removes diacritics and bidi marks. */
const plain = (text: string) =>
  westernDigits(text.normalize('NFC').replaceAll(/[\p{M}\p{Cf}]/gu, ''))
    .trim()
    .toLowerCase();

/** First number of a text: the start of a range, the hour of a time. */
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
        // Every month of either calendar contains at least one of these days.
        return Array.from({ length: 26 }, (_, index): [string, number] => {
          const day = Date.UTC(2026, 0, 2 + index * 14);
          return [plain(month.format(day)), Number.parseInt(number.format(day), 10)];
        });
      },
    ),
  );

let knownMonths: ReadonlyMap<string, number> | undefined;

/** Month names in the languages of sites and in both calendars, mapped to their number. Cached: asking `Intl` takes 12 ms. */
function months(): ReadonlyMap<string, number> {
  knownMonths ??= monthNames();
  return knownMonths;
}

const order = (year: number, month: number, day: number) => year * 10_000 + month * 100 + day;

/** Written date as a sortable number: 2027-02-14, 14/2/2027, 14 فبراير 2027, 1 محرم 1448هـ, May 2026. */
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

/** Whether a cell is empty or a dash. */
const isEmpty = (text: string) => /^[\s—–-]*$/u.test(text);

/** Sort keys of a column; alphabetical if it has none. Cells with the key `none` are last. */
export interface SortColumn {
  keys: (number | 'none')[] | undefined;
}

/** Sort keys of a column: numbers and dates by value, everything else alphabetically. */
export function sortColumn(cells: readonly string[]): SortColumn {
  const filled = cells.filter((cell) => !isEmpty(cell));
  const keyed = (keyOf: (text: string) => number) => ({ keys: cells.map((cell) => (isEmpty(cell) ? 'none' : keyOf(cell))) });
  if (filled.length > 0 && filled.every((cell) => dateOf(cell) !== undefined)) return keyed((cell) => dateOf(cell) ?? 0);
  return isNumberColumn([...cells]) ? keyed((cell) => (isNumber(cell) ? numberOf(cell) : 0)) : { keys: undefined };
}
