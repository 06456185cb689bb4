import { get } from '../../content/walk.ts';
import type { Finding } from '../../diagnostics/diagnostics.ts';
import type { SiteView } from '../site-view.ts';

/** The day that it already is somewhere, or still is: as people anywhere may write it. Hours from UTC. */
const dayAt = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);

/** Events that are over and still invite: one finding for each collection, at the first of them. */
function checkEvents(site: unknown): Finding[] {
  const collections = get(site, 'collections');
  if (collections === null || typeof collections !== 'object') return [];
  const yesterday = dayAt(-12);
  return Object.entries(collections).flatMap(([name, collection]): Finding[] => {
    const cards: unknown = get(collection, 'cards');
    if (get(collection, 'type') !== 'event-cards' || !Array.isArray(cards)) return [];
    const past = cards.flatMap((card, index) => {
      const date = get(card, 'date');
      const isOver = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) && date < yesterday;
      return isOver && get(card, 'isPast') !== true ? [{ index, date }] : [];
    });
    const [first] = past;
    if (!first) return [];
    const path = ['collections', name, 'cards', first.index, 'date'];
    return [{ code: 'event-passed', path, parameters: { found: first.date, count: past.length } }];
  });
}

/**
 * Days that cannot be right today. These are warnings only, and what is built never depends on today: the same content
 * gives the same files on any day.
 */
export function checkDates({ site, pages }: SiteView): Finding[] {
  const expires = get(get(get(site, 'site'), 'security'), 'expires');
  const expired: Finding[] =
    typeof expires === 'string' && expires < dayAt(-12)
      ? [{ code: 'date-passed', path: ['site', 'security', 'expires'], parameters: { found: expires } }]
      : [];
  const tomorrow = dayAt(14);
  const ahead = pages.flatMap(({ value, path }): Finding[] => {
    const updated = get(value, 'updated');
    const isAhead = typeof updated === 'string' && updated > tomorrow;
    return isAhead ? [{ code: 'date-ahead', path: [...path, 'updated'], parameters: { found: updated } }] : [];
  });
  return [...expired, ...ahead, ...checkEvents(site)];
}
