import type { Site } from '../../../site.schema.ts';
import { rowsOfType } from '../../../templates/schema/entry-types.ts';
import type { NodeIndex } from '../../content/schema/compiled-schema.ts';
import { compiledSiteSchema } from '../../content/schema/compiled-site-schema.ts';
import { fieldsOf, indexOfType, indexWithin, isValidAt } from '../../content/schema/look-up.ts';
import { issuesOf, skippedValue } from '../../content/schema/schema-issues.ts';
import type { Path } from '../../core/json/path.ts';
import { get, items } from '../../core/json/walk.ts';

/**
 * Part of the content that is validated separately: a page, a card, the header. `fresh` is the value in the file if its
 * structure is valid; `last` is the value shown last.
 */
export interface Entry {
  /** Path in the file; undefined if it is missing there because of a syntax error. */
  path: Path | undefined;
  fresh: { value: unknown } | undefined;
  last: { value: unknown } | undefined;
}

/** Collection; its cards are entries if the structure of the collection itself is valid. */
export interface CollectionEntry extends Entry {
  name: string;
  cards: Entry[] | undefined;
}

/** Content split into entries; `parts` are the top-level keys other than pages and collections. */
export interface ContentEntries {
  parts: Map<string, Entry>;
  collections: CollectionEntry[];
  routes: Entry[];
}

const routeIndex = indexWithin(compiledSiteSchema.root, ['routes', 0], undefined);

/** Value if its structure is valid, or if it is absent and optional. */
function taken(index: NodeIndex | undefined, value: unknown, isOptional = false): Entry['fresh'] {
  const isRight = value === undefined ? isOptional : index !== undefined && isValidAt(index, value);
  return isRight ? { value } : undefined;
}

const existing = (value: unknown): Entry['last'] => (value === undefined ? undefined : { value });

interface Row {
  /** Values in the file. */
  values: unknown[];
  lasts: readonly unknown[];
  index: NodeIndex | undefined;
  /** Key that identifies an item. */
  key: string;
  path: Path;
}

/** Matches values of the file with those shown last: by key, otherwise by position, as the key itself may be wrong. */
function pairRow({ values, lasts, index: own, key, path }: Row): { entries: Entry[]; left: unknown[] } {
  const free = new Set(lasts);
  const byKey = new Map(lasts.map((last) => [get(last, key), last]));
  const places = new Map(lasts.map((last, index) => [last, index]));
  const partners = values.map((value) => {
    const partner = byKey.get(get(value, key));
    return partner !== undefined && free.delete(partner) ? partner : undefined;
  });
  const entries = values.map((value, index): Entry => {
    const before = places.get(partners[index - 1]) ?? -1;
    if (partners[index] === undefined) {
      const neighbour = [lasts[before + 1], lasts[index]].find((last) => free.has(last));
      free.delete(neighbour);
      partners[index] = neighbour;
    }
    return { path: [...path, index], fresh: taken(own, value), last: existing(partners[index]) };
  });
  return { entries, left: [...free] };
}

/** Key of the items of a collection. */
export function rowsOf(collection: unknown): 'cards' | 'posts' | 'entries' {
  return rowsOfType(get(collection, 'type')) ?? 'cards';
}

const takesOutside = (index: NodeIndex | undefined, value: object) => index !== undefined && issuesOf(index, value).length === 0;

function cutCollection(name: string, value: unknown, last: unknown): CollectionEntry {
  const path = ['collections', name];
  const entry = { name, path, last: existing(last) };
  const rows = rowsOf(value);
  const cards = get(value, rows);
  const type = get(value, 'type');
  const option = typeof type === 'string' ? indexOfType('collections', type) : undefined;
  const list = option === undefined ? undefined : fieldsOf(option).find((field) => field.key === rows)?.index;
  const { [rows]: _, ...rest } = Object(value);
  const outside = Array.isArray(cards) && takesOutside(option, { ...rest, [rows]: skippedValue }) ? { value: rest } : undefined;
  if (list === undefined || !outside) return { ...entry, fresh: undefined, cards: undefined };
  const index = indexWithin(list, [0], undefined);
  const lasts = items(get(last, rows)).filter((card) => taken(index, card));
  const row = pairRow({ values: items(cards), lasts, index, key: 'name', path: [...path, rows] });
  return { ...entry, fresh: outside, cards: row.entries };
}

/** Inserts lost entries after their former predecessors. */
function withLost(entries: Entry[], lasts: readonly unknown[], left: ReadonlySet<unknown>): Entry[] {
  const lostAfter = new Map<unknown, Entry[]>();
  let before: unknown;
  for (const value of lasts) {
    if (!left.has(value)) before = value;
    else lostAfter.set(before, [...(lostAfter.get(before) ?? []), { path: undefined, fresh: undefined, last: { value } }]);
  }
  return [
    ...(lostAfter.get(undefined) ?? []),
    ...entries.flatMap((entry) => [entry, ...((entry.last && lostAfter.get(entry.last.value)) ?? [])]),
  ];
}

const namesOf = (record: unknown) => (record !== null && typeof record === 'object' ? Object.keys(record) : []);

/** Splits content into entries. If the file could not be parsed completely, missing parts are kept as last shown. */
export function cutContent(content: unknown, last: Site | undefined, isWhole: boolean): ContentEntries {
  const parts = fieldsOf(compiledSiteSchema.root).flatMap(({ key, index, isOptional }): [string, Entry][] => {
    if (key === 'collections' || key === 'routes') return [];
    const value = get(content, key);
    const isLost = value === undefined && !isWhole && get(last, key) !== undefined;
    const fresh = isLost ? undefined : taken(index, value, isOptional);
    return [[key, { path: [key], fresh, last: existing(get(last, key)) }]];
  });
  const collections = get(content, 'collections');
  const lastCollections = get(last, 'collections');
  const names = new Set([...namesOf(collections), ...(isWhole ? [] : namesOf(lastCollections))]);
  const values = items(get(content, 'routes'));
  const lasts = last?.routes ?? [];
  const { entries, left } = pairRow({ values, lasts, index: routeIndex, key: 'path', path: ['routes'] });
  return {
    parts: new Map(parts),
    collections: [...names].map((name) => cutCollection(name, get(collections, name), get(lastCollections, name))),
    routes: isWhole ? entries : withLost(entries, lasts, new Set(left)),
  };
}
