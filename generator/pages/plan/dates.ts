import type { Site } from '../../../site.schema.ts';
import { dayInWords, formatDay, formatTime } from '../../../templates/components/format-time.ts';
import { fill } from '../../../templates/model/labels/fill.ts';
import type { PlannedDate } from '../../../templates/model/planned/values.ts';
import { dayOf } from '../../content/site/post-dates.ts';
import { directionOf } from '../../core/util/languages.ts';

export type DateSettings = Pick<Site['site'], 'language' | 'numerals' | 'calendar' | 'labels'>;

/** A day for people and for machines, who are told its time as well. @param iso YYYY-MM-DD, perhaps with a time */
export function planDate(iso: string, settings: DateSettings): PlannedDate {
  return { iso, ...dayInWords(dayOf(iso), settings) };
}

/** A day that says where in the file it stands, whole or in parts. @param annotate adds the place to words */
export function annotateDate({ iso, text, parts }: PlannedDate, annotate: (text: string) => string): PlannedDate {
  return { iso, text: annotate(text), parts: parts && [annotate(parts[0]), parts[1]] };
}

/** From when to when something is: days, or days and times of them. */
export interface DateRange {
  start: string;
  end?: string | undefined;
}

/** From when to when an event is, in words: the day once where it is one. @param wordsOf a day; empty where it is not to be said */
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

/** The same as a date. */
export function planDateRange(range: DateRange, settings: DateSettings): PlannedDate {
  return { iso: range.start, text: dateRangeInWords(range, settings, (day) => formatDay(day, settings)) };
}
