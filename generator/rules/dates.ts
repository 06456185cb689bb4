import type { Finding } from '../diagnostics.ts';
import type { SiteView } from './site-view.ts';
import { get } from './walk.ts';

/** The day that it already is somewhere, or still is: as people anywhere may write it. Hours from UTC. */
const dayAt = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);

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
  return [...expired, ...ahead];
}
