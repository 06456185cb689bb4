import { type FormerAddress, readFormer } from '../../../templates/model/addresses/former.ts';
import { routeKey, withoutEndSlashes } from './page-url.ts';

/** The page that an old path names, however its file was called: `/a`, `/a.html`, `/a/index.html` and `/a/` are one. */
export function plainPath(path: string): string {
  const normal = path.normalize('NFC');
  const page = normal.replace(/(?:\/index)?\.html$/i, '');
  return (page === normal ? withoutEndSlashes(page) : page) || '/';
}

/** What browsers ask for by a former address; one that the contract refuses is taken as it stands. */
export const formerOf = (address: string): FormerAddress => readFormer(address) ?? { path: address, query: [] };

/** Parameters in any order are one query. */
const plainQuery = (query: readonly string[]) => (query.length === 0 ? '' : `?${query.toSorted().join('&')}`);

/** The page that an old address names, and its query. */
export function plainAddress(address: string): string {
  const { path, query } = formerOf(address);
  return plainPath(path) + plainQuery(query);
}

/** Hosts and disks may not tell apart former addresses that are the same by this. */
export function formerKey(address: string): string {
  const { path, query } = formerOf(address);
  return routeKey(plainPath(path)) + plainQuery(query);
}
