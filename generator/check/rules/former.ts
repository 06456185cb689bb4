import { get, items } from '../../content/walk.ts';
import { plainPath } from '../../hosts/redirects.ts';
import type { SiteView } from '../site-view.ts';
import { sameRoute } from './duplicates.ts';

/** Hosts and disks may not tell apart former addresses that are the same by this. */
export const formerKey = (path: string) => sameRoute(plainPath(path));

/** Where former addresses lead, by `formerKey`: `movedFrom` of pages, and `redirects`. */
export function formerAddresses({ site, pages }: SiteView): Map<string, string> {
  const listed = items(get(site, 'redirects')).map((redirect) => [get(redirect, 'from'), get(redirect, 'to')]);
  const moved = pages.flatMap(({ value, route }) => items(get(value, 'movedFrom')).map((former) => [former, route]));
  return new Map(
    [...listed, ...moved].flatMap(([from, to]): [string, string][] =>
      typeof from === 'string' && typeof to === 'string' ? [[formerKey(from), to]] : [],
    ),
  );
}
