import { fill } from '../model/labels/fill.ts';
import type { GeneralLabels } from '../model/labels/schema.ts';
import { localeOf, type NumberStyle } from './format-number.ts';

/** How a site writes days. */
export interface DayStyle extends NumberStyle {
  calendar?: 'gregorian' | 'gregorian-hijri' | 'hijri-gregorian' | undefined;
  labels: Pick<GeneralLabels, 'dates'>;
}

/** Formats are slow to make, and there are few. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.keys(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/**
 * A day in words, or that of a moment: in the calendar that the site goes by, or in both, that of Saudi Arabia (Umm al-Qura) being
 * the other.
 */
export const formatDay = (day: string, style: DayStyle): string => dayInWords(day.slice(0, 10), style).text;

/** The same, and in two calendars what is said of the first of them and then of the second. */
export function dayInWords(day: string, style: DayStyle): { text: string; parts?: [first: string, rest: string] } {
  const { calendar = 'gregorian', labels } = style;
  const time = new Date(`${day}T00:00:00Z`);
  // No line ends within a date, such as after the day.
  const inCalendar = (name: string) =>
    formatOf(`${localeOf(style)}-ca-${name}`, { day: 'numeric', month: 'long', year: 'numeric' })
      .format(time)
      .replaceAll(' ', '\u00a0');
  const gregorian = inCalendar('gregory');
  if (calendar === 'gregorian') return { text: gregorian };
  const hijri = inCalendar('islamic-umalqura');
  const [first, second] = calendar === 'gregorian-hijri' ? [gregorian, hijri] : [hijri, gregorian];
  const text = fill(labels.dates.both, first, second);
  return text.startsWith(first) ? { text, parts: [first, text.slice(first.length)] } : { text };
}

/** The year of a day, in the calendar that the site goes by first. */
export function yearInWords(day: string, style: DayStyle): string {
  const calendar = style.calendar === 'hijri-gregorian' ? 'islamic-umalqura' : 'gregory';
  return formatOf(`${localeOf(style)}-ca-${calendar}`, { year: 'numeric' }).format(new Date(`${day}T00:00:00Z`));
}

/** Some versions of the data of languages write a narrow space before the part of the day, others a plain one. */
const spaces = /[ \u00a0\u202f]/g;

/** A time of day HH:MM as people write it, or that of a moment, which for a day alone is empty; 24:00 is midnight. */
export function formatTime(time: string, style: NumberStyle): string {
  const [, clock] = /(?:^|T)(\d\d:\d\d)/.exec(time) ?? [];
  if (clock === undefined) return '';
  const format = formatOf(localeOf(style), { hour: 'numeric', minute: '2-digit' });
  return format.format(new Date(`2026-01-01T${clock === '24:00' ? '00:00' : clock}:00Z`)).replaceAll(spaces, '\u00a0');
}

/** Name of a day of the week, 0 for Sunday. */
export function weekdayName(day: number, style: NumberStyle): string {
  // 4 January 2026 is a Sunday.
  return formatOf(`${localeOf(style)}-ca-gregory`, { weekday: 'long' }).format(new Date(Date.UTC(2026, 0, 4 + day)));
}
