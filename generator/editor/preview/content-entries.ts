import type { Site } from '../../../site.schema.ts';
import { rowsOfType } from '../../../templates/schema/entry-types.ts';
import type { NodeIndex } from '../../content/schema/compiled-schema.ts';
import { compiledSiteSchema } from '../../content/schema/compiled-site-schema.ts';
import { fieldsOf, indexOfType, indexWithin, isValidAt } from '../../content/schema/look-up.ts';
import { issuesOf, skippedValue } from '../../content/schema/schema-issues.ts';
import type { Path } from '../../core/json/path.ts';
import { get, items } from '../../core/json/walk.ts';

/**
 * A part of the content that is right or wrong by itself: a page, a card, the header. `fresh` is what the file says now,
 * where that has the right shape; `last` is what was shown last.
 */
export interface Entry {
  /** Where it stands in the file; undefined where the file has lost it to a fault of syntax. */
  path: Path | undefined;
  fresh: { value: unknown } | undefined;
  last: { value: unknown } | undefined;
}

/** A collection: its cards are entries when the collection itself has the right shape. */
export interface CollectionEntry extends Entry {
  name: string;
  cards: Entry[] | undefined;
}

/** Content cut into entries; `parts` are the keys of the file that are neither pages nor collections. */
export interface ContentEntries {
  parts: Map<string, Entry>;
  collections: CollectionEntry[];
  routes: Entry[];
}

const routeIndex = indexWithin(compiledSiteSchema.root, ['routes', 0], undefined);

/** A value of the right shape; one that is not there is right where it may be absent. */
function taken(index: NodeIndex | undefined, value: unknown, isOptional = false): Entry['fresh'] {
  const isRight = value === undefined ? isOptional : index !== undefined && isValidAt(index, value);
  return isRight ? { value } : undefined;
}

const existing = (value: unknown): Entry['last'] => (value === undefined ? undefined : { value });

interface Row {
  /** What the file says now. */
  values: unknown[];
  lasts: readonly unknown[];
  index: NodeIndex | undefined;
  /** The property that tells which of the row a thing is, whatever its place. */
  key: string;
  path: Path;
}

/**
 * Pairs what the file says with what was shown last: by name, else by the place after the neighbour, as a name may be what
 * is wrong.
 */
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

/** The key of what a collection holds. */
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

/** Brings back what the file has lost, after what it stood behind. */
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

/**
 * Cuts content into entries. Where the file was not read whole, what it does not show may still be in it: that is kept as
 * it was.
 */
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
