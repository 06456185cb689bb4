import { rowsOfType } from '../../../templates/schema/entry-types.ts';
import { formerKey } from '../../content/site/former-paths.ts';
import { isObject, isSame, type Json, type JsonObject } from '../../core/json/value.ts';
import { get, items } from '../../core/json/walk.ts';
import { type LeftItem, leftItem, textsOf } from './left-item.ts';
import { collectionId, itemId } from './untaken.ts';

/** Collections of two sites together, and the old site with their names there. */
interface JoinedCollections {
  collections: JsonObject;
  theirs: JsonObject;
  items: number;
  left: LeftItem[];
  /** For `onlyTaken`. A collection with another name or address here is not followed by later imports. */
  untaken: string[];
}

const collectionsOf = (site: JsonObject): JsonObject => (isObject(site.collections) ? (site.collections as JsonObject) : {});

const rowsKey = (collection: unknown) => rowsOfType(get(collection, 'type')) ?? 'cards';

/** Keys of values that are no links. */
const notLinks = new Set(['movedFrom', 'from', 'path', '$schema']);

/** Changes all texts of a value. */
function mapTexts(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, notLinks.has(key) && !isObject(inner) ? inner : mapTexts(inner, change)]),
  );
}

/** Changes the name of a collection in everything that shows it. */
function renameReferences(value: Json, from: string, to: string): Json {
  if (Array.isArray(value)) return value.map((item) => renameReferences(item, from, to));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'collection' && inner === from ? to : renameReferences(inner, from, to),
    ]),
  );
}

/** Address of a link, alone or in a sentence. */
const link = /(^|\]\()(\/[^\s?#)]*)(?=$|[?#)])/g;

/** Moves links to the list and the items of a collection. Pages below its address keep theirs. */
function moveLinks(site: JsonObject, from: string, to: string): JsonObject {
  const own = new Set(items(site.routes).flatMap((route) => textsOf(get(route, 'path'))));
  const isBelow = (path: string) => !own.has(path) && `${path}/`.startsWith(`${from}/`);
  const move = (text: string) =>
    text.replaceAll(link, (whole, before: string, path: string) =>
      isBelow(path) ? before + to + path.slice(from.length) : whole,
    );
  return mapTexts(site, move) as JsonObject;
}

function freeOf(wanted: string, isTaken: (name: string) => boolean): string {
  for (let number = 2; ; number++) if (!isTaken(`${wanted}-${number}`)) return `${wanted}-${number}`;
}

/** Whether two collections are the same one: of a type, with the same address. */
const isSameCollection = (one: unknown, other: unknown) =>
  isObject(one) && isObject(other) && one.type === other.type && isSame(one.path ?? null, other.path ?? null);

/** Items of both lists; those of the first stay, by name. */
function joinRows(mine: unknown, theirs: unknown): { rows: Json[]; added: number; known: unknown[] } {
  const own = items(mine) as Json[];
  const names = new Set(own.map((row) => get(row, 'name')));
  const isKnown = (row: unknown) => get(row, 'name') !== undefined && names.has(get(row, 'name'));
  const fresh = (items(theirs) as Json[]).filter((row) => !isKnown(row));
  return { rows: [...own, ...fresh], added: fresh.length, known: items(theirs).filter(isKnown) };
}

/** A collection with the items and terms of another one. */
function joinCollection(mine: JsonObject, theirs: JsonObject): { value: JsonObject; added: number; known: unknown[] } {
  const key = rowsKey(mine);
  const { rows, added, known } = joinRows(mine[key], theirs[key]);
  const terms = ['authors', 'groups', 'tags'].flatMap((term) => {
    const joined = joinRows(mine[term], theirs[term]).rows;
    return joined.length > 0 ? [[term, joined] as const] : [];
  });
  return { value: { ...mine, ...Object.fromEntries(terms), [key]: rows }, added, known };
}

/** What becomes of a collection of the old site. */
interface PlannedCollection {
  key: string;
  /** Name of the collection in the joined site. */
  name: string;
  isSame: boolean;
  /** Its address, and a free one if that is taken. */
  path?: string | undefined;
  to?: string | undefined;
}

function planCollections(mine: JsonObject, theirs: JsonObject, taken: ReadonlySet<string>): PlannedCollection[] {
  const own = collectionsOf(mine);
  const names = new Set(Object.keys(own));
  return Object.entries(collectionsOf(theirs)).map(([key, collection]) => {
    const same = Object.keys(own).find((name) => isSameCollection(own[name], collection));
    if (same !== undefined) return { key, name: same, isSame: true };
    const name = names.has(key) ? freeOf(key, (one) => names.has(one)) : key;
    names.add(name);
    const [path] = textsOf(get(collection, 'path'));
    const isTaken = path !== undefined && get(collection, 'type') === 'posts' && taken.has(formerKey(path));
    return { key, name, isSame: false, path, ...(isTaken && { to: freeOf(path, (one) => taken.has(formerKey(one))) }) };
  });
}

/**
 * Adds the collections of an old site to those of a site. One with the same type and address is the same collection, which gets
 * the items that it lacks; others get a free name, and a list of posts a free address.
 * @param taken keys of the addresses of the site
 */
export function addCollections(mine: JsonObject, theirs: JsonObject, taken: ReadonlySet<string>): JoinedCollections {
  const planned = planCollections(mine, theirs, taken);
  const placed = planned.reduce((site, { key, name, path, to }) => {
    const renamed = name === key ? site : (renameReferences(site, key, name) as JsonObject);
    return path === undefined || to === undefined ? renamed : moveLinks(renamed, path, to);
  }, theirs);
  const joined: JoinedCollections = { collections: { ...collectionsOf(mine) }, theirs: placed, items: 0, left: [], untaken: [] };
  for (const { key, name, isSame: isKnown, to } of planned) {
    const own = collectionsOf(placed)[key] as JsonObject;
    const { value, added, known } = isKnown
      ? joinCollection(joined.collections[name] as JsonObject, own)
      : { value: to === undefined ? own : { ...own, path: to }, added: items(own[rowsKey(own)]).length, known: [] };
    joined.collections[name] = value;
    joined.items += added;
    joined.left.push(...known.map((row) => leftItem(row, get(row, 'name'))));
    joined.untaken.push(...known.map((row) => itemId(key, row)));
    if (name !== key || to !== undefined) joined.untaken.push(collectionId(key));
  }
  return joined;
}
