import { decodedPart } from '../../../templates/model/addresses/decode.ts';
import { type HostPlan, notFoundPage } from './host-plan.ts';
import { byPath, byQuery, matchesQuery } from './queries.ts';
import type { PlannedRedirect } from './redirects.ts';

/** Result of resolving an address. */
export type Resolution =
  | { kind: 'file'; path: string }
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | { kind: 'none' };

const none: Resolution = { kind: 'none' };

/** Decoded path of a request; undefined if servers may disagree about it, as with `.`, `..` or empty segments. */
function readPath(path: string): string | undefined {
  const decoded = decodedPart(path);
  if (decoded === undefined) return undefined;
  const isPlain = !/[\\\p{Cc}]/u.test(decoded) && !/%2f/i.test(path) && !/\/\/|\/\.{1,2}(?:\/|$)/.test(decoded);
  return isPlain && decoded.startsWith('/') ? decoded : undefined;
}

/** Files that are not served: hidden files, configuration of hosts, compressed copies, the 404 page. */
function isReserved(path: string, folders: readonly string[]): boolean {
  const isNotFoundPage = ['', ...folders].some((folder) => path === `${folder}404` || path === `${folder}404.html`);
  return isNotFoundPage || /(?:^|\/)\.(?!well-known\/)|^_|\.(?:br|gz)$/.test(path);
}

/** Page requested with `/`, `/index.html` or `.html` at the end, without that ending; undefined for other paths. */
function requestedPage(path: string): string | undefined {
  const [, page] = /^(.*?)(?:\/index\.html|\.html|\/)$/.exec(path) ?? [];
  return page === 'index' || path === 'index' ? '' : page;
}

/** Redirect for an address; those by query come first. */
export function findRedirect(redirects: readonly PlannedRedirect[], path: string, query = ''): PlannedRedirect | undefined {
  const isFrom = ({ from }: PlannedRedirect) => from.includes(path);
  const withQuery = query === '' ? undefined : byQuery(redirects).find((one) => isFrom(one) && matchesQuery(query, one.query));
  return withQuery ?? byPath(redirects).find(isFrom);
}

export interface ResolveOptions {
  plan: HostPlan;
  /** Path and query of the request, as sent. */
  address: string;
  /** Whether the output folder contains a file; `path` is relative to it. */
  isFile: (path: string) => boolean;
}

/** Resolves an address to a file, a redirect or nothing, by the same rules as the configurations for servers. */
export function resolveAddress({ plan: { base, redirects, folders }, address, isFile }: ResolveOptions): Resolution {
  const [raw = '', query] = address.split(/\?(.*)/s);
  const search = query ? `?${query}` : '';
  const path = readPath(raw);
  if (path === undefined) return none;
  if (`${path}/` === base) return { kind: 'redirect', status: 301, location: base + search };
  const moved = findRedirect(redirects, path, query);
  if (moved) {
    const { to, fragment, status } = moved;
    const isQueryKept = moved.query.length === 0 && !to.includes('?');
    return { kind: 'redirect', status, location: to + (isQueryKept ? search : '') + fragment };
  }
  if (!path.startsWith(base)) return none;
  const file = path.slice(base.length);
  if (isReserved(file, folders)) return none;
  const page = requestedPage(file);
  if (page !== undefined) {
    const isKnown = page === '' || isFile(`${page}.html`);
    return isKnown ? { kind: 'redirect', status: 301, location: encodeURI(base + page) + search } : none;
  }
  const found = file === '' ? 'index.html' : [file, `${file}.html`].find(isFile);
  return found === undefined ? none : { kind: 'file', path: found };
}

/** 404 page for an unresolved address, relative to the output folder. */
export function notFoundFor(plan: HostPlan, address: string): string {
  return notFoundPage(plan, readPath(address.split('?', 1)[0] ?? '') ?? '');
}
