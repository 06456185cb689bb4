import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { daysNow } from '../../core/util/days-now.ts';
import type { SiteSummary } from '../facts/site-summary.ts';
import { reportPublication } from './publication.ts';

/** A collection with at least this many cards, all past, is taken for news. */
const minNews = 3;

/** Past events that are still announced: one diagnostic for each collection, at the first event. */
function checkEvents({ collections }: SiteSummary): RawDiagnostic[] {
  const { yesterday } = daysNow();
  return collections.flatMap(({ type, cards }): RawDiagnostic[] => {
    if (type !== 'event-cards') return [];
    const past = cards.flatMap(({ date, isPast, path }) => {
      const isOver = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) && date < yesterday;
      return isOver && !isPast ? [{ date, path: [...path, 'date'] }] : [];
    });
    const [first] = past;
    if (!first) return [];
    const code = past.length === cards.length && past.length >= minNews ? 'news-in-events' : 'event-passed';
    return [{ code, path: first.path, parameters: { found: first.date, count: past.length } }];
  });
}

/** Past holidays of places: one diagnostic for each page and collection, at the first. */
function checkHolidays({ pages, collections }: SiteSummary): RawDiagnostic[] {
  const { yesterday } = daysNow();
  return [...pages, ...collections].flatMap(({ holidays }): RawDiagnostic[] => {
    const [first] = holidays.filter(({ value }) => String(value) < yesterday);
    return first ? [{ code: 'holidays-passed', path: first.path, parameters: { found: String(first.value) } }] : [];
  });
}

/** Past seasons whose hours are still shown: one diagnostic for each page and collection, at the first. */
function checkSeasons({ pages, collections }: SiteSummary): RawDiagnostic[] {
  const { yesterday } = daysNow();
  return [...pages, ...collections].flatMap(({ seasons }): RawDiagnostic[] => {
    const [first] = seasons.filter(({ value }) => String(value) < yesterday);
    return first ? [{ code: 'season-passed', path: first.path, parameters: { found: String(first.value) } }] : [];
  });
}

/** Dates that are out of date today. Only warnings: build output never depends on the current day. */
export function checkDates(summary: SiteSummary): RawDiagnostic[] {
  const { expires, announced, collections } = summary;
  const { yesterday, tomorrow } = daysNow();
  const expired: RawDiagnostic[] =
    typeof expires === 'string' && expires < yesterday
      ? [{ code: 'date-passed', path: ['site', 'security', 'expires'], parameters: { found: expires } }]
      : [];
  const over: RawDiagnostic[] =
    typeof announced === 'string' && announced < yesterday
      ? [{ code: 'announcement-passed', path: ['announcement', 'until'], parameters: { found: announced } }]
      : [];
  const entries = collections
    .flatMap(({ generatedPages }) => generatedPages)
    .filter(({ is, publication }) => is === 'entry' && !publication);
  const days = [
    ...[...summary.pages, ...entries].map(({ updated, path }) => ({ day: updated, path: [...path, 'updated'] })),
    ...entries.map(({ date, path }) => ({ day: date, path: [...path, 'date'] })),
  ];
  const ahead = days.flatMap(({ day, path }): RawDiagnostic[] => {
    const isAhead = typeof day === 'string' && day > tomorrow && /^\d{4}-\d{2}-\d{2}$/.test(day);
    return isAhead ? [{ code: 'date-ahead', path, parameters: { found: day } }] : [];
  });
  return [
    ...[...expired, ...over, ...ahead, ...checkEvents(summary)],
    ...[...checkHolidays(summary), ...checkSeasons(summary), ...reportPublication(summary, yesterday)],
  ];
}
