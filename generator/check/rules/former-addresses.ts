import { formerKey } from '../../content/site/former-paths.ts';
import { get, items } from '../../core/json/walk.ts';
import { allPages, type SiteSummary } from '../facts/site-summary.ts';

/** Targets of former addresses, by `formerKey`: from `movedFrom` of pages and from `redirects`. */
export function formerAddresses(summary: SiteSummary): Map<string, string> {
  const listed = summary.redirects.map(({ value }) => [get(value, 'from'), get(value, 'to')]);
  const moved = allPages(summary).flatMap(({ movedFrom, route }) => items(movedFrom).map((former) => [former, route]));
  return new Map(
    [...listed, ...moved].flatMap(([from, to]): [string, string][] =>
      typeof from === 'string' && typeof to === 'string' ? [[formerKey(from), to]] : [],
    ),
  );
}
