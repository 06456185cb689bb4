import { formatNumber, localeOf } from '../../../templates/components/format-number.ts';
import { weekdayName } from '../../../templates/components/format-time.ts';
import type { PlannedDay, PlannedDayEvent, PlannedMonth } from '../../../templates/model/planned/posts.ts';
import { memoize } from '../../core/util/memoize.ts';
import { type DateRange, type DateSettings, dateRangeInWords } from './dates.ts';

/** An event with what is shown of it on each of its days. */
export interface CalendarEvent extends DateRange {
  shown: Omit<PlannedDayEvent, 'goesOn' | 'when'>;
}

const millisecondsOfDay = 86_400_000;
/** Number of months shown by default. */
const defaultMaxMonths = 12;
const daysOfWeek = 7;
const maxDaysOfMonth = 31;

/** Days since 1 January 1970. ISO dates end at 31 December 9999. */
const countOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay;
const dateOf = (count: number) => new Date(count * millisecondsOfDay);
const dayOf = (count: number) => dateOf(count).toISOString().slice(0, 10);

/** Calendars by their CLDR names: Umm al-Qura and Gregorian. */
const calendars = {
  gregorian: ['gregory'],
  'gregorian-hijri': ['gregory', 'islamic-umalqura'],
  'hijri-gregorian': ['islamic-umalqura', 'gregory'],
} as const;

type Calendar = 'gregory' | 'islamic-umalqura';

const numbers = memoize((calendar: Calendar) => {
  const format = { year: 'numeric', month: '2-digit', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(`en-u-nu-latn-ca-${calendar}`, format);
});

const monthFormat = memoize(
  (locale: string) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const dayFormat = memoize(
  (locale: string) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const dayOfYearFormat = memoize(
  (locale: string) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** Month (year and number) and day of month in a calendar. */
function placeIn(calendar: Calendar, count: number): { month: string; number: number } {
  const parts = Object.fromEntries(
    numbers(calendar)
      .formatToParts(dateOf(count))
      .map(({ type, value }) => [type, value]),
  );
  return { month: `${parts.year}-${parts.month}`, number: Number(parts.day) };
}

/** JavaScript engines offer a method or a property. https://github.com/tc39/proposal-intl-locale-info */
interface WeekInfo {
  weekInfo?: { firstDay: number };
  getWeekInfo?: () => { firstDay: number };
}

/** First day of the week of a locale; 0 is Sunday. */
const firstOfWeek = memoize((locale: string): number => {
  const about = new Intl.Locale(locale) as WeekInfo;
  return ((about.getWeekInfo?.() ?? about.weekInfo)?.firstDay ?? 1) % daysOfWeek;
});

/** Weekday names in the order of the locale. */
export function weekdaysOf(settings: DateSettings): string[] {
  const first = firstOfWeek(localeOf(settings));
  return Array.from({ length: daysOfWeek }, (_, index) => weekdayName((first + index) % daysOfWeek, settings));
}

/** First and last day of an event; one that ends at midnight ends the day before. */
function daysOf({ start, end = start }: DateRange): [first: string, last: string] {
  const [first, last] = [start.slice(0, 10), end.slice(0, 10)];
  return [first, last > first && end.includes('T00:00') ? dayOf(countOf(last) - 1) : last];
}

/** When an event is: the times if it has one day, else the days. */
function whenOf(event: DateRange, settings: DateSettings): string | undefined {
  const [first, last] = daysOf(event);
  if (first === last) return dateRangeInWords(event, settings, () => '') || undefined;
  const locale = `${localeOf(settings)}-ca-${calendarsOf(settings)[0]}`;
  const format = first.slice(0, 4) === last.slice(0, 4) ? dayFormat(locale) : dayOfYearFormat(locale);
  const end = event.end?.startsWith(last) ? event.end : last;
  return dateRangeInWords({ start: event.start, end }, settings, (day) => format.format(dateOf(countOf(day))));
}

const calendarsOf = ({ calendar = 'gregorian' }: DateSettings) => calendars[calendar];

/** Events by day, and the first day of each month that has any. */
function eventsByDay(events: readonly CalendarEvent[], settings: DateSettings, most: number) {
  const [calendar] = calendarsOf(settings);
  const days = new Map<number, PlannedDayEvent[]>();
  const months = new Map<string, number>();
  for (const event of events) {
    const [first, last] = daysOf(event).map(countOf) as [number, number];
    const when = whenOf(event, settings);
    let known = '';
    // Limit very long events to the months that can be shown.
    const least = last - maxDaysOfMonth * most;
    for (let day = Math.max(first, least); day <= last; day += 1) {
      const { month, number } = placeIn(calendar, day);
      months.set(month, day + 1 - number);
      const goesOn = month === known;
      known = month;
      const { place, ...link } = event.shown;
      days.set(day, [...(days.get(day) ?? []), { ...link, goesOn, ...(!goesOn && { when, place }) }]);
    }
  }
  return { days, months };
}

/** Splits a list into weeks. */
const inWeeks = <Entry>(entries: readonly Entry[]): Entry[][] =>
  Array.from({ length: entries.length / daysOfWeek }, (_, week) => entries.slice(week * daysOfWeek, (week + 1) * daysOfWeek));

/** `Intl` ranges contain narrow spaces, which fonts may lack. */
const withSpaces = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ');

/**
 * Months with events, from first to last; if there are more than `most`, the last ones. Months are those of the site's primary
 * calendar, and weeks start as its locale does.
 */
export function planMonths(events: readonly CalendarEvent[], settings: DateSettings, most = defaultMaxMonths): PlannedMonth[] {
  const [calendar, other] = calendarsOf(settings);
  const locale = localeOf(settings);
  const inOrder = events.toSorted((one, next) => (one.start < next.start ? -1 : Number(one.start > next.start)));
  const { days, months } = eventsByDay(inOrder, settings, most);
  const planDay = (day: number): PlannedDay => ({
    iso: dayOf(day),
    label: formatNumber(placeIn(calendar, day).number, settings),
    otherLabel: other && dayFormat(`${locale}-ca-${other}`).format(dateOf(day)),
    events: days.get(day) ?? [],
  });
  const planMonth = ([name, first]: [string, number]): PlannedMonth => {
    const all = Array.from({ length: maxDaysOfMonth }, (_, index) => first + index);
    const own = all.filter((day) => placeIn(calendar, day).month === name);
    const before = (dateOf(first).getUTCDay() - firstOfWeek(locale) + daysOfWeek) % daysOfWeek;
    const after = (daysOfWeek - ((before + own.length) % daysOfWeek)) % daysOfWeek;
    const nothing = (length: number) => Array.from({ length }, () => null);
    const range = other && monthFormat(`${locale}-ca-${other}`).formatRange(dateOf(first), dateOf(own.at(-1) ?? first));
    return {
      name,
      title: monthFormat(`${locale}-ca-${calendar}`).format(dateOf(first)),
      otherTitle: range && withSpaces(range),
      weeks: inWeeks([...nothing(before), ...own.map(planDay), ...nothing(after)]),
    };
  };
  const byTime = [...months].sort(([, one], [, next]) => one - next);
  return byTime.slice(-most).map(planMonth);
}
