import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { daysNow } from '../../core/util/days-now.ts';
import type { SiteSummary } from '../facts/site-summary.ts';
import { reportPublication } from './publication.ts';

/** Cards that are all of days past, as news are: so many are no coincidence. */
const minNews = 3;

/** Events that are over and still invite: one finding for each collection, at the first of them. */
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

/** Places that still tell of holidays that are over: one finding for each page and each collection, at the first of them. */
function checkHolidays({ pages, collections }: SiteSummary): RawDiagnostic[] {
  const { yesterday } = daysNow();
  return [...pages, ...collections].flatMap(({ holidays }): RawDiagnostic[] => {
    const [first] = holidays.filter(({ value }) => String(value) < yesterday);
    return first ? [{ code: 'holidays-passed', path: first.path, parameters: { found: String(first.value) } }] : [];
  });
}

/** Seasons that are over, whose hours are still shown: one finding for each page and each collection, at the first of them. */
function checkSeasons({ pages, collections }: SiteSummary): RawDiagnostic[] {
  const { yesterday } = daysNow();
  return [...pages, ...collections].flatMap(({ seasons }): RawDiagnostic[] => {
    const [first] = seasons.filter(({ value }) => String(value) < yesterday);
    return first ? [{ code: 'season-passed', path: first.path, parameters: { found: String(first.value) } }] : [];
  });
}

/**
 * Days that cannot be right today. These are warnings only, and what is built never depends on today: the same content
 * gives the same files on any day.
 */
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
    .flatMap(({ made: generatedPages }) => generatedPages)
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
