import { isDeepStrictEqual } from 'node:util';
import type { Route, Site } from '../../../site.schema.ts';
import { type PlannedRedirect, planRedirects } from '../../build/hosting/redirects.ts';
import { findRedirect } from '../../build/hosting/resolve.ts';
import { hrefOf } from '../../content/site/page-url.ts';

/** Where pages have moved while the preview was watching: former path -> path of now. */
export type Moves = ReadonlyMap<string, string>;

const isSamePage = (before: Route, after: Route) => isDeepStrictEqual({ ...before, path: '' }, { ...after, path: '' });

/**
 * The moves of before and those of an edit: a page that is gone, and one that has come in its place with the same content
 * or in the same place of the list.
 */
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

/** Where an address that no page has leads on to. */
export interface Forward {
  location: string;
  /** Whether hosts will do the same, or only the preview, which has seen the page move. */
  isLasting: boolean;
  /** Whether it is the query that leads on: the path may be that of a page. */
  isByQuery?: boolean;
}

/**
 * Answers for addresses of before: those that the content names, as hosts will answer, and those of pages that moved just
 * now. Asked with a decoded path that begins with the base, and a query as it was sent.
 */
export function createForwarder(site: Site, base: string, moves: Moves): (path: string, query?: string) => Forward | undefined {
  let planned: PlannedRedirect[] | undefined;
  return (path, query) => {
    planned ??= planRedirects([site]);
    const found = findRedirect(planned, path.normalize('NFC'), query);
    if (found) return { location: found.to + found.fragment, isLasting: true, isByQuery: found.query.length > 0 };
    // The pages of the default language may begin below an address of their own.
    if (path === base) return { location: hrefOf(site, '/'), isLasting: true };
    const moved = moves.get(`/${path.slice(base.length)}`);
    return moved === undefined ? undefined : { location: encodeURI(base + moved.slice(1)), isLasting: false };
  };
}
