import { type RowsKey, rowsOfType } from '../../../templates/schema/entry-types.ts';
import { dayOf } from '../../content/site/post-dates.ts';
import { shownAssumption, termAssumption } from '../../core/diagnostics/cause-links.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { createSuggest, type SuggestionBudget } from '../../core/diagnostics/nearest.ts';
import type { Path } from '../../core/json/path.ts';
import { get, items } from '../../core/json/walk.ts';
import type { LocatedValue, SiteView } from '../facts/site-view.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

interface EntryCollection {
  value: unknown;
  path: Path;
  rows: RowsKey;
  items: LocatedValue[];
}

function collectionsOf({ site }: SiteView): EntryCollection[] {
  const collections = get(site, 'collections');
  if (collections === null || typeof collections !== 'object') return [];
  return Object.entries(collections).flatMap(([name, value]): EntryCollection[] => {
    const rows = rowsOfType(get(value, 'type'));
    if (rows === undefined) return [];
    const path = ['collections', name];
    const rowItems = items(get(value, rows)).map((item, index) => ({ value: item, path: [...path, rows, index] }));
    return [{ value, path, rows, items: rowItems }];
  });
}

/** Duplicate names in a list. */
function reportRepeats(entries: LocatedValue[]): RawDiagnostic[] {
  const seen = new Map<string, Path>();
  return entries.flatMap(({ value, path }): RawDiagnostic[] => {
    if (!isText(value)) return [];
    const first = seen.get(value);
    if (!first) seen.set(value, path);
    return first ? [{ code: 'repeated-name', path, other: first, parameters: { found: value } }] : [];
  });
}

const locatedNames = (list: unknown, path: Path): LocatedValue[] =>
  items(list).map((one, index) => ({ value: get(one, 'name'), path: [...path, index, 'name'] }));

const locatedWords = (list: unknown, path: Path): LocatedValue[] =>
  items(list).map((value, index) => ({ value, path: [...path, index] }));

/** How posts and entries refer to other things, by the key in the collection and their own key. */
const referenceKinds = {
  posts: [
    { kind: 'groups', key: 'groups' },
    { kind: 'tags', key: 'tags' },
    { kind: 'authors', key: 'authors' },
    { kind: 'posts', key: 'related' },
  ],
  entries: [
    { kind: 'groups', key: 'groups' },
    { kind: 'tags', key: 'tags' },
  ],
} as const;

/** Term in messages for the names under a key of a collection: groups of posts are called categories. */
export const termOf = (rows: string, key: string): string => (rows === 'posts' && key === 'groups' ? 'categories' : key);

/** Duplicate entry names. Two posts or entries with pages would have the same address, which is reported instead. */
function checkEntryNames({ value, path, rows }: EntryCollection): RawDiagnostic[] {
  return rows === 'entries' && get(value, 'path') === undefined
    ? reportRepeats(locatedNames(get(value, rows), [...path, rows]))
    : [];
}

function checkNames({ value, path, rows, items: rowItems }: EntryCollection, budget: SuggestionBudget): RawDiagnostic[] {
  return referenceKinds[rows].flatMap(({ kind, key }) => {
    const named = locatedNames(get(value, kind), [...path, kind]);
    const list = named.map((one) => one.value).filter(isText);
    const known = new Set(list);
    const suggest = createSuggest(list, budget);
    const used = new Set<unknown>();
    const expected = termOf(rows, kind);
    const inItems = rowItems.flatMap((item): RawDiagnostic[] => {
      const words = locatedWords(get(item.value, key), [...item.path, key]);
      for (const word of words) used.add(word.value);
      const unknown = words.flatMap((word): RawDiagnostic[] => {
        if (!isText(word.value) || known.has(word.value)) return [];
        const parameters = { found: word.value, expected, nearest: suggest(word.value), list };
        // Then it is uncertain which blocks show the entry.
        return [{ code: 'unknown-name', path: word.path, parameters, invalidates: [shownAssumption(String(path[1]))] }];
      });
      return [...reportRepeats(words), ...unknown];
    });
    const unused = kind === 'posts' ? [] : named.filter((one) => isText(one.value) && !used.has(one.value));
    // Two posts with the same name have the same address, which is reported instead.
    const twice = kind === 'posts' ? [] : reportRepeats(named);
    return [
      ...inItems,
      ...twice,
      ...unused.map((one): RawDiagnostic => {
        const found = String(one.value);
        const assumes = kind === 'posts' ? [] : [termAssumption(String(path[1]), kind, found)];
        return { code: 'unused-name', path: one.path, parameters: { found, expected }, assumes };
      }),
    ];
  });
}

/** A comparable number. A date without a time counts as noon UTC, so that no offset moves it to another day. */
const timeOf = (moment: string) => Date.parse(moment.includes('T') ? moment : `${moment}T12:00Z`);

function reversed(first: unknown, last: unknown, path: Path): RawDiagnostic[] {
  if (!isText(first) || !isText(last) || !(timeOf(last) < timeOf(first))) return [];
  return [{ code: 'reversed-days', path, parameters: { found: last, expected: first } }];
}

function checkDays({ value, path }: LocatedValue): RawDiagnostic[] {
  const [date, event] = [get(value, 'date'), get(value, 'event')];
  const [start, end] = [get(event, 'start'), get(event, 'end')];
  const place = [...path, 'event', 'end'];
  const isMixed = isText(start) && isText(end) && start.includes('T') !== end.includes('T');
  return [
    // An update on the day of publication is fine, whatever the time.
    ...reversed(isText(date) ? dayOf(date) : date, get(value, 'updated'), [...path, 'updated']),
    ...(isMixed ? [{ code: 'mixed-moments' as const, path: place }] : reversed(start, end, place)),
  ];
}

/** Posts and entries refer to names of their collection, and the dates of posts are in order. */
export function checkEntries(view: SiteView, budget: SuggestionBudget): RawDiagnostic[] {
  return collectionsOf(view).flatMap((collection) => [
    ...checkNames(collection, budget),
    ...checkEntryNames(collection),
    ...collection.items.flatMap(checkDays),
  ]);
}
