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
export interface ContentFragment {
  /** Path in the file; undefined if it is missing there because of a syntax error. */
  path: Path | undefined;
  fresh: { value: unknown } | undefined;
  last: { value: unknown } | undefined;
}

/** Collection; its cards are entries if the structure of the collection itself is valid. */
export interface CollectionFragment extends ContentFragment {
  name: string;
  cards: ContentFragment[] | undefined;
}

/** Content split into entries; `parts` are the top-level keys other than pages and collections. */
export interface ContentFragments {
  parts: Map<string, ContentFragment>;
  collections: CollectionFragment[];
  routes: ContentFragment[];
}

const routeIndex = indexWithin(compiledSiteSchema.root, ['routes', 0], undefined);

/** Value if its structure is valid, or if it is absent and optional. */
function valueIfValid(index: NodeIndex | undefined, value: unknown, isOptional = false): ContentFragment['fresh'] {
  const isRight = value === undefined ? isOptional : index !== undefined && isValidAt(index, value);
  return isRight ? { value } : undefined;
}

const lastValue = (value: unknown): ContentFragment['last'] => (value === undefined ? undefined : { value });

interface ItemList {
  /** Values in the file. */
  values: unknown[];
  lasts: readonly unknown[];
  index: NodeIndex | undefined;
  /** Key that identifies an item. */
  key: string;
  path: Path;
}

/** Matches values of the file with those shown last: by key, otherwise by position, as the key itself may be wrong. */
function pairItems({ values, lasts: lastValues, index: own, key, path }: ItemList): {
  fragments: ContentFragment[];
  unmatched: unknown[];
} {
  const free = new Set(lastValues);
  const byKey = new Map(lastValues.map((last) => [get(last, key), last]));
  const places = new Map(lastValues.map((last, index) => [last, index]));
  const partners = values.map((value) => {
    const partner = byKey.get(get(value, key));
    return partner !== undefined && free.delete(partner) ? partner : undefined;
  });
  const fragments = values.map((value, index): ContentFragment => {
    const before = places.get(partners[index - 1]) ?? -1;
    if (partners[index] === undefined) {
      const neighbour = [lastValues[before + 1], lastValues[index]].find((last) => free.has(last));
      free.delete(neighbour);
      partners[index] = neighbour;
    }
    return { path: [...path, index], fresh: valueIfValid(own, value), last: lastValue(partners[index]) };
  });
  return { fragments, unmatched: [...free] };
}

/** Key of the items of a collection. */
export function rowsOf(collection: unknown): 'cards' | 'posts' | 'entries' {
  return rowsOfType(get(collection, 'type')) ?? 'cards';
}

const isValidWithoutItems = (index: NodeIndex | undefined, value: object) =>
  index !== undefined && issuesOf(index, value).length === 0;

function splitCollection(name: string, value: unknown, last: unknown): CollectionFragment {
  const path = ['collections', name];
  const fragment = { name, path, last: lastValue(last) };
  const rows = rowsOf(value);
  const cards = get(value, rows);
  const type = get(value, 'type');
  const option = typeof type === 'string' ? indexOfType('collections', type) : undefined;
  const list = option === undefined ? undefined : fieldsOf(option).find((field) => field.key === rows)?.index;
  const { [rows]: _, ...rest } = Object(value);
  const outside =
    Array.isArray(cards) && isValidWithoutItems(option, { ...rest, [rows]: skippedValue }) ? { value: rest } : undefined;
  if (list === undefined || !outside) return { ...fragment, fresh: undefined, cards: undefined };
  const index = indexWithin(list, [0], undefined);
  const lastValues = items(get(last, rows)).filter((card) => valueIfValid(index, card));
  const row = pairItems({ values: items(cards), lasts: lastValues, index, key: 'name', path: [...path, rows] });
  return { ...fragment, fresh: outside, cards: row.fragments };
}

/** Inserts lost entries after their former predecessors. */
function withRemoved(
  fragments: ContentFragment[],
  lastValues: readonly unknown[],
  unmatched: ReadonlySet<unknown>,
): ContentFragment[] {
  const lostAfter = new Map<unknown, ContentFragment[]>();
  let before: unknown;
  for (const value of lastValues) {
    if (!unmatched.has(value)) before = value;
    else lostAfter.set(before, [...(lostAfter.get(before) ?? []), { path: undefined, fresh: undefined, last: { value } }]);
  }
  return [
    ...(lostAfter.get(undefined) ?? []),
    ...fragments.flatMap((fragment) => [fragment, ...((fragment.last && lostAfter.get(fragment.last.value)) ?? [])]),
  ];
}

const namesOf = (record: unknown) => (record !== null && typeof record === 'object' ? Object.keys(record) : []);

/** Splits content into entries. If the file could not be parsed completely, missing parts are kept as last shown. */
export function splitContent(content: unknown, last: Site | undefined, isWhole: boolean): ContentFragments {
  const parts = fieldsOf(compiledSiteSchema.root).flatMap(({ key, index, isOptional }): [string, ContentFragment][] => {
    if (key === 'collections' || key === 'routes') return [];
    const value = get(content, key);
    const isLost = value === undefined && !isWhole && get(last, key) !== undefined;
    const fresh = isLost ? undefined : valueIfValid(index, value, isOptional);
    return [[key, { path: [key], fresh, last: lastValue(get(last, key)) }]];
  });
  const collections = get(content, 'collections');
  const lastCollections = get(last, 'collections');
  const names = new Set([...namesOf(collections), ...(isWhole ? [] : namesOf(lastCollections))]);
  const values = items(get(content, 'routes'));
  const lastValues = last?.routes ?? [];
  const { fragments, unmatched } = pairItems({ values, lasts: lastValues, index: routeIndex, key: 'path', path: ['routes'] });
  return {
    parts: new Map(parts),
    collections: [...names].map((name) => splitCollection(name, get(collections, name), get(lastCollections, name))),
    routes: isWhole ? fragments : withRemoved(fragments, lastValues, new Set(unmatched)),
  };
}
