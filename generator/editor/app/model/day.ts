import { type CalendarDate, GregorianCalendar, parseDate, toCalendar } from '@internationalized/date';

/** First year accepted in content. */
const earliest = 1900;

/** Parses a day of the file; undefined if it is invalid. */
export function readDay(text: string): CalendarDate | undefined {
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
}

/** Formats a day of any calendar for the file. */
export const writtenDay = (day: CalendarDate): string => toCalendar(day, new GregorianCalendar()).toString();

/** Whether the year is complete: a partly typed year is far in the past. */
export const isWholeDay = (day: CalendarDate): boolean => toCalendar(day, new GregorianCalendar()).year >= earliest;

/**
 * Day to write when a field loses focus.
 * @param draft typed day; null if cleared
 * @param before previous day, which is kept if the year is incomplete
 */
export function dayLeft(draft: CalendarDate | null, before: string): string | undefined {
  if (draft && isWholeDay(draft)) return writtenDay(draft);
  return draft && before !== '' ? before : undefined;
}
