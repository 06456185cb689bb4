import type { Post, Site } from '../../../site.schema.ts';
import { isolatedText } from '../../../templates/runtime/direction/isolates.ts';
import type { InMemoryFile } from '../../core/util/output-file.ts';
import type { PostsOutline } from '../site/collection-outline.ts';
import { calendarPath, postPath } from '../site/collection-pages.ts';
import { isFallback, localisedText } from '../site/localised-texts.ts';
import { pageUrl } from '../site/page-url.ts';
import { changeTime } from '../site/post-dates.ts';

/** Maximum length of a line in bytes, without the line break. RFC 5545, 3.1. */
const longestLine = 75;

/** Folds a line at the maximum length without splitting characters. RFC 5545, 3.1. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const { byteLength } = encoder.encode(character);
    if (length + byteLength > longestLine) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += byteLength;
  }
  return folded;
}

/** Escapes a text as a property value. RFC 5545, 3.3.11. */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

const millisecondsOfDay = 86_400_000;

const digits = (text: string) => text.replaceAll(/[-:]/g, '');

/** A time in UTC: `20270214T060000Z`. */
const utc = (moment: string) => `${digits(new Date(moment).toISOString().slice(0, 19))}Z`;

/** A date, optionally some days later: `20270214`. */
const dayOf = (day: string, later = 0) =>
  digits(new Date(Date.parse(day) + later * millisecondsOfDay).toISOString().slice(0, 10));

function spanOf({ start, end }: NonNullable<Post['event']>): string[] {
  if (start.includes('T')) return [`DTSTART:${utc(start)}`, ...(end && end !== start ? [`DTEND:${utc(end)}`] : [])];
  // The end is exclusive. RFC 5545, 3.6.1.
  return [`DTSTART;VALUE=DATE:${dayOf(start)}`, `DTEND;VALUE=DATE:${dayOf(end ?? start, 1)}`];
}

/** iCalendar file for the event of a post (RFC 5545); an empty list if it has no event. */
export function calendarFile(site: Site, outline: PostsOutline, post: Post): InMemoryFile[] {
  const { event, name, title, summary } = post;
  if (!event) return [];
  const { language, direction } = site.site;
  const shown = (text: string) => escapeText(isolatedText(text, direction));
  const address = pageUrl(site, postPath(outline, name));
  const changed = utc(changeTime(post));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Qiyam//Qiyam//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${address}`,
    // Taken from the content, not the time of the build: the same content gives the same file.
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    ...spanOf(event),
    `SUMMARY;LANGUAGE=${language}:${shown(title)}`,
    ...(localisedText(site, summary) === undefined ? [] : [`DESCRIPTION;LANGUAGE=${language}:${shown(summary)}`]),
    ...(event.place && !isFallback(site, event.place) ? [`LOCATION;LANGUAGE=${language}:${escapeText(event.place)}`] : []),
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return [{ path: calendarPath(outline, name).slice(1), content: lines.map((line) => `${foldLine(line)}\r\n`).join('') }];
}
