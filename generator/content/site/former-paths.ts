import { type FormerAddress, readFormer } from '../../../templates/model/addresses/former.ts';
import { routeKey, withoutEndSlashes } from './page-url.ts';

/** Normalises the path of a former page: `/a`, `/a.html`, `/a/index.html` and `/a/` are the same. */
export function plainPath(path: string): string {
  const normal = path.normalize('NFC');
  const page = normal.replace(/(?:\/index)?\.html$/i, '');
  return (page === normal ? withoutEndSlashes(page) : page) || '/';
}

/** Parses a former address; an invalid one is used as it is. */
export const formerOf = (address: string): FormerAddress => readFormer(address) ?? { path: address, query: [] };

/** Parameters in any order are the same query. */
const plainQuery = (query: readonly string[]) => (query.length === 0 ? '' : `?${query.toSorted().join('&')}`);

/** Normalised path and query of a former address. */
export function plainAddress(address: string): string {
  const { path, query } = formerOf(address);
  return plainPath(path) + plainQuery(query);
}

/** Key of a former address. Hosts and file systems may not distinguish addresses with the same key. */
export function formerKey(address: string): string {
  const { path, query } = formerOf(address);
  return routeKey(plainPath(path)) + plainQuery(query);
}
