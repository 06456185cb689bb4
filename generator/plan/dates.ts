import type { Site } from '../../site.schema.ts';
import { fill } from '../../templates/labels/fill.ts';
import { localeOf } from '../../templates/parts/format-number.ts';
import { dayInWords, formatDay } from '../../templates/parts/format-time.ts';
import type { PlannedDate } from '../../templates/planned/values.ts';
import { directionOf } from '../common/languages.ts';
import { remember } from '../common/remember.ts';

type Settings = Pick<Site['site'], 'language' | 'numerals' | 'calendar' | 'labels'>;

const timeFormat = remember((locale: string) => {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
});

/** A day for people and for machines. @param iso YYYY-MM-DD */
export function planDate(iso: string, settings: Settings): PlannedDate {
  return { iso, ...dayInWords(iso, settings) };
}

/** A day that says where in the file it stands, whole or in parts. @param annotate adds the place to words */
export function annotateDate({ iso, text, parts }: PlannedDate, annotate: (text: string) => string): PlannedDate {
  return { iso, text: annotate(text), parts: parts && [annotate(parts[0]), parts[1]] };
}

/** The time of a moment as its own clock shows it; undefined for a day. */
function timeInWords(moment: string, settings: Settings): string | undefined {
  const [, clock] = /T(\d\d:\d\d)/.exec(moment) ?? [];
  return clock && timeFormat(localeOf(settings)).format(new Date(`2000-01-01T${clock}Z`));
}

/** From when to when an event is, in words: the day once where it is one. @param start as the content has it */
export function planSpan({ start, end }: { start: string; end?: string | undefined }, settings: Settings): PlannedDate {
  const { until } = settings.labels.dates;
  const comma = directionOf(settings.language) === 'rtl' ? '، ' : ', ';
  const inWords = (moment: string) => [formatDay(moment.slice(0, 10), settings), timeInWords(moment, settings)];
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(comma);
  const [day, time] = inWords(start);
  if (end === undefined || end === start) return { iso: start, text: join(day, time) };
  const [lastDay, lastTime] = inWords(end);
  if (lastDay === day) return { iso: start, text: join(day, fill(until, time ?? '', lastTime ?? '')) };
  return { iso: start, text: fill(until, join(day, time), join(lastDay, lastTime)) };
}
