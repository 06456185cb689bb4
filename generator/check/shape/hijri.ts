import { once } from '../../core/util/memoize.ts';

/** The calendar by which Saudi Arabia goes, in the years that its tables hold. https://www.unicode.org/reports/tr35/#Calendar_Data */
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

/** A day as a number that grows with it. */
const ordinal = (year: number, month: number, day: number) => (year * 12 + month) * 31 + day;

function hijriOrdinal(days: number): number {
  const parts = ummAlQura().formatToParts(new Date(days * millisecondsOfDay));
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value);
  return ordinal(part('year'), part('month'), part('day'));
}

/**
 * The Gregorian day of what was meant as a day of the Hijri calendar.
 * @param date a day as `1448-05-20`, or a year alone, of which the first day is taken.
 * @returns `2026-11-05`, a year for a year; undefined when the year is none of 1300 to 1600.
 */
export function gregorianDay(date: string): string | undefined {
  const [, year = 0, month = 1, day = 1] = (/^(1[3-5]\d\d)(?:-(\d\d)-(\d\d))?$/.exec(date) ?? []).map(
    (part) => part && Number(part),
  ) as (number | undefined)[];
  if (year === 0) return undefined;
  const wanted = ordinal(year, month, day);
  // Years of the Hijri calendar are about 354.367 days long and begin on 16 July 622.
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
