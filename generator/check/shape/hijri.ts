import { once } from '../../core/util/memoize.ts';

/** The calendar of Saudi Arabia, for the years that ICU has tables for. https://www.unicode.org/reports/tr35/#Calendar_Data */
const ummAlQura = once(
  () =>
    new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    }),
);

const millisecondsOfDay = 86_400_000;

/** Comparable number of a date. */
const ordinal = (year: number, month: number, day: number) => (year * 12 + month) * 31 + day;

function hijriOrdinal(days: number): number {
  const parts = ummAlQura().formatToParts(new Date(days * millisecondsOfDay));
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value);
  return ordinal(part('year'), part('month'), part('day'));
}

/**
 * Converts a Hijri date to the Gregorian calendar.
 * @param date a date such as `1448-05-20`, or a year, which stands for its first day
 * @returns a date such as `2026-11-05`, or a year for a year; undefined unless the year is between 1300 and 1600
 */
export function gregorianDay(date: string): string | undefined {
  const [, year = 0, month = 1, day = 1] = (/^(1[3-5]\d\d)(?:-(\d\d)-(\d\d))?$/.exec(date) ?? []).map(
    (part) => part && Number(part),
  ) as (number | undefined)[];
  if (year === 0) return undefined;
  const wanted = ordinal(year, month, day);
  // A Hijri year has about 354.367 days; the first began on 16 July 622.
  let low = Math.floor((year - 1) * 354.367) - 492_148 - 60;
  let high = low + 480;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (hijriOrdinal(middle) < wanted) low = middle + 1;
    else high = middle;
  }
  const found = new Date(low * millisecondsOfDay).toISOString().slice(0, 10);
  return date.length === 4 ? found.slice(0, 4) : found;
}
