import { isDeepStrictEqual } from 'node:util';
import type { Route, Site } from '../../../site.schema.ts';
import { type PlannedRedirect, planRedirects } from '../../build/hosting/redirects.ts';
import { findRedirect } from '../../build/hosting/resolve.ts';
import { hrefOf } from '../../content/site/page-url.ts';

/** Pages that moved while the preview was running: former path -> present path. */
export type Moves = ReadonlyMap<string, string>;

const isSamePage = (before: Route, after: Route) => isDeepStrictEqual({ ...before, path: '' }, { ...after, path: '' });

/** Updates the moves after an edit: a removed page is matched with an added one that has the same content or the same index. */
export function followMoves(moves: Moves, before: Site | undefined, after: Site): Moves {
  const now = new Map(after.routes.map((route) => [route.path, route]));
  const known = new Set(before?.routes.map(({ path }) => path));
  const gone = (before?.routes ?? []).map((route, index) => ({ route, index })).filter(({ route }) => !now.has(route.path));
  const come = gone.length === 0 ? [] : after.routes.filter(({ path }) => !known.has(path));
  const isSameLength = before?.routes.length === after.routes.length;
  const fresh = gone.flatMap(({ route, index }): [string, string][] => {
    const inPlace = isSameLength ? after.routes[index] : undefined;
    const there = come.find((one) => isSamePage(route, one)) ?? come.find((one) => one === inPlace);
    return there ? [[route.path, there.path]] : [];
  });
  const latest = new Map(fresh);
  const followed = [...moves].map(([from, to]): [string, string] => [from, latest.get(to) ?? to]);
  return new Map([...followed, ...fresh].filter(([from, to]) => !now.has(from) && now.has(to)));
}

/** Redirect of an address without a page. */
export interface Forward {
  location: string;
  /** Whether hosts redirect it too; false for moves that only the preview knows. */
  isLasting: boolean;
  /** Whether the query decides; the path may be that of a page. */
  isByQuery?: boolean;
}

/**
 * Resolves former addresses: redirects of the content, as on hosts, and pages that moved during this preview. Takes a decoded
 * path that begins with the base, and a query as it was sent.
 */
export function createForwarder(site: Site, base: string, moves: Moves): (path: string, query?: string) => Forward | undefined {
  let planned: PlannedRedirect[] | undefined;
  return (path, query) => {
    planned ??= planRedirects([site]);
    const found = findRedirect(planned, path.normalize('NFC'), query);
    if (found) return { location: found.to + found.fragment, isLasting: true, isByQuery: found.query.length > 0 };
    // The default language may have an address prefix.
    if (path === base) return { location: hrefOf(site, '/'), isLasting: true };
    const moved = moves.get(`/${path.slice(base.length)}`);
    return moved === undefined ? undefined : { location: encodeURI(base + moved.slice(1)), isLasting: false };
  };
}
