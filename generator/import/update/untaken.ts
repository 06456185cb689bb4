import { rowsOfType } from '../../../templates/schema/entry-types.ts';
import { isObject, type Json, type JsonObject } from '../../core/json/value.ts';
import { get, items } from '../../core/json/walk.ts';

/**
 * Names of what a site did not take of an import, because it has its own: parts of the file, pages, collections and their items.
 * A later import leaves them out too, instead of merging them with something else.
 */

/** Parts of the file that stay if an import is added to a site. */
export const ownParts = ['site', 'header', 'footer'] as const;

export const routeId = (route: unknown): string => `routes ${JSON.stringify(get(route, 'path'))}`;

export const collectionId = (key: string): string => `collections ${key}`;

export const itemId = (key: string, item: unknown): string => `collections ${key} ${String(get(item, 'name'))}`;

function takenOfCollection(key: string, collection: Json, untaken: ReadonlySet<string>): Json {
  const rows = rowsOfType(get(collection, 'type'));
  if (!isObject(collection) || rows === undefined) return collection;
  return { ...collection, [rows]: (items(collection[rows]) as Json[]).filter((item) => !untaken.has(itemId(key, item))) };
}

/** A conversion without what the site did not take. */
export function onlyTaken(site: Json, untaken: readonly string[]): Json {
  if (untaken.length === 0 || !isObject(site)) return site;
  const names = new Set(untaken);
  const { collections, routes, ...rest } = site as JsonObject;
  const others = Object.entries(rest).filter(([key]) => !names.has(key));
  const kept = Object.entries(isObject(collections) ? (collections as JsonObject) : {}).filter(
    ([key]) => !names.has(collectionId(key)),
  );
  return {
    ...Object.fromEntries(others),
    ...(kept.length > 0 && {
      collections: Object.fromEntries(kept.map(([key, collection]) => [key, takenOfCollection(key, collection, names)])),
    }),
    routes: (items(routes) as Json[]).filter((route) => !names.has(routeId(route))),
  };
}
