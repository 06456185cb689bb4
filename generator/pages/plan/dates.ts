import type { Site } from '../../../site.schema.ts';
import { dayInWords, formatDay, formatTime } from '../../../templates/components/format-time.ts';
import { fill } from '../../../templates/model/labels/fill.ts';
import type { PlannedDate } from '../../../templates/model/planned/values.ts';
import { dayOf } from '../../content/site/post-dates.ts';
import { directionOf } from '../../core/util/languages.ts';

export type DateSettings = Pick<Site['site'], 'language' | 'numerals' | 'calendar' | 'labels'>;

/**
 * Formats a date for people and machines; the machine-readable value includes the time.
 * @param iso YYYY-MM-DD, optionally with a time
 */
export function planDate(iso: string, settings: DateSettings): PlannedDate {
  return { iso, ...dayInWords(dayOf(iso), settings) };
}

/** Adds the place in the content file to a date, whole or in parts. @param annotate adds the place to a text */
export function annotateDate({ iso, text, parts }: PlannedDate, annotate: (text: string) => string): PlannedDate {
  return { iso, text: annotate(text), parts: parts && [annotate(parts[0]), parts[1]] };
}

/** Start and end of something, with or without times. */
export interface DateRange {
  start: string;
  end?: string | undefined;
}

/**
 * Start and end of an event in words; the day appears once for a one-day event.
 * @param wordsOf formats a day; returns an empty string to omit it
 */
export function dateRangeInWords({ start, end }: DateRange, settings: DateSettings, wordsOf: (day: string) => string): string {
  const { until } = settings.labels.dates;
  const comma = directionOf(settings.language) === 'rtl' ? '، ' : ', ';
  const inWords = (moment: string) => [wordsOf(moment.slice(0, 10)), formatTime(moment, settings)] as const;
  const join = (...parts: string[]) => parts.filter(Boolean).join(comma);
  const [day, time] = inWords(start);
  if (end === undefined || end === start) return join(day, time);
  const [lastDay, lastTime] = inWords(end);
  if (lastDay === day) return join(day, fill(until, time, lastTime));
  return fill(until, join(day, time), join(lastDay, lastTime));
}

/** The same range as a planned date. */
export function planDateRange(range: DateRange, settings: DateSettings): PlannedDate {
  return { iso: range.start, text: dateRangeInWords(range, settings, (day) => formatDay(day, settings)) };
}
