import { type CalendarDate, GregorianCalendar, parseDate, toCalendar } from '@internationalized/date';

/** The first year that content may speak of. */
const earliest = 1900;

/** A day as the file has it; undefined for what is none. */
export function readDay(text: string): CalendarDate | undefined {
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
}

/** A day of any calendar as the file has it. */
export const writtenDay = (day: CalendarDate): string => toCalendar(day, new GregorianCalendar()).toString();

/** Whether the year has been typed to its end: one that has not is long past. */
export const isWholeDay = (day: CalendarDate): boolean => toCalendar(day, new GregorianCalendar()).year >= earliest;

/**
 * What a field of a day holds when it is left.
 * @param draft what was typed; null where it was emptied
 * @param before what it held: that stays where the year was not typed to its end
 */
export function dayLeft(draft: CalendarDate | null, before: string): string | undefined {
  if (draft && isWholeDay(draft)) return writtenDay(draft);
  return draft && before !== '' ? before : undefined;
}
