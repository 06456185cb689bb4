import { fill } from '../model/labels/fill.ts';
import type { GeneralLabels } from '../model/labels/schema.ts';
import { localeOf, type NumberStyle } from './format-number.ts';

/** Date format of a site. */
export interface DayStyle extends NumberStyle {
  calendar?: 'gregorian' | 'gregorian-hijri' | 'hijri-gregorian' | undefined;
  labels: Pick<GeneralLabels, 'dates'>;
}

/** Cached: formats are slow to create, and there are few. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.keys(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/**
 * Date in words, or the date of a moment, in the site's calendar or in both. The second one is that of Saudi Arabia (Umm
 * al-Qura), or the Gregorian calendar.
 */
export const formatDay = (day: string, style: DayStyle): string => dayInWords(day.slice(0, 10), style).text;

/** The same, also split by calendar. */
export function dayInWords(day: string, style: DayStyle): { text: string; parts?: [first: string, rest: string] } {
  const { calendar = 'gregorian', labels } = style;
  const time = new Date(`${day}T00:00:00Z`);
  // No line breaks within a date.
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

/** Year of a date, in the site's first calendar. */
export function yearInWords(day: string, style: DayStyle): string {
  const calendar = style.calendar === 'hijri-gregorian' ? 'islamic-umalqura' : 'gregory';
  return formatOf(`${localeOf(style)}-ca-${calendar}`, { year: 'numeric' }).format(new Date(`${day}T00:00:00Z`));
}

/** Versions of CLDR differ: some have a narrow space before AM/PM, others a plain one. */
const spaces = /[ \u00a0\u202f]/g;

/** Time HH:MM in words, or that of a moment; empty for a bare date. 24:00 is midnight. */
export function formatTime(time: string, style: NumberStyle): string {
  const [, clock] = /(?:^|T)(\d\d:\d\d)/.exec(time) ?? [];
  if (clock === undefined) return '';
  const format = formatOf(localeOf(style), { hour: 'numeric', minute: '2-digit' });
  return format.format(new Date(`2026-01-01T${clock === '24:00' ? '00:00' : clock}:00Z`)).replaceAll(spaces, '\u00a0');
}

/** Weekday name; 0 is Sunday. */
export function weekdayName(day: number, style: NumberStyle): string {
  // 4 January 2026 is a Sunday.
  return formatOf(`${localeOf(style)}-ca-gregory`, { weekday: 'long' }).format(new Date(Date.UTC(2026, 0, 4 + day)));
}
