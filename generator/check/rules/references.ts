import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { type CollectionType, isEntryType, type RowsKey, rowsOfType } from '../../../templates/schema/entry-types.ts';
import { isHidden } from '../../content/site/shown-blocks.ts';
import {
  cardAssumption,
  cardSpace,
  collectionSpace,
  keyAssumption,
  shownAssumption,
  termAssumption,
  typesAssumption,
} from '../../core/diagnostics/cause-links.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { createSuggest, createSuggestionBudget, type SuggestionBudget } from '../../core/diagnostics/nearest.ts';
import { get, items } from '../../core/json/walk.ts';
import { memoize } from '../../core/util/memoize.ts';
import type { CollectionKind, CollectionSummary, PageSummary, SiteSummary } from '../facts/site-summary.ts';
import type { LocatedValue, SiteView } from '../facts/site-view.ts';
import { termOf } from './entries.ts';
import { entriesIn } from './shown-entries.ts';

const assumesCollections = [keyAssumption([], 'collections')];

interface CollectionIndex {
  kind: CollectionKind;
  names: Record<'cards' | RowsKey | keyof CollectionSummary['names'], string[]>;
  entries: CollectionSummary['entries'];
}

const isText = (value: unknown): value is string => typeof value === 'string';

function indexCollection({ type, cards, names, entries }: CollectionSummary): CollectionIndex {
  const rows = entries.map(({ name }) => name);
  const all = { cards: cards.map(({ name }) => name), posts: rows, entries: rows, ...names };
  const texts = Object.fromEntries(Object.entries(all).map(([key, list]) => [key, list.filter(isText)]));
  return { kind: rowsOfType(type) ? (type as CollectionType) : 'cards', names: texts as CollectionIndex['names'], entries };
}

/** Names that a block uses of a collection, with path and kind. */
function namedIn({ value, path, expects }: PageSummary['references'][number]) {
  const rows = rowsOfType(expects) ?? 'cards';
  const listed = items(get(value, 'names')).map((name, index) => ({
    name,
    path: [...path, 'names', index],
    kind: rows as keyof CollectionIndex['names'],
  }));
  if (rows === 'cards') return listed;
  const single = ([key, kind]: readonly [string, keyof CollectionIndex['names']]) => ({
    name: get(value, key),
    path: [...path, key],
    kind,
  });
  return [...listed, ...singleKeys[rows].map(single)];
}

/** Keys of blocks that refer to a single item of a collection, and the list that contains it. */
const singleKeys = {
  posts: [
    ['post', 'posts'],
    ['group', 'groups'],
    ['tag', 'tags'],
    ['author', 'authors'],
  ],
  entries: [
    ['entry', 'entries'],
    ['group', 'groups'],
    ['tag', 'tags'],
  ],
} as const;

/** A filter that selects nothing of a collection. Unknown names are reported separately. */
function choosesNothing(
  { value, expects, isOfEvents }: PageSummary['references'][number],
  { names, entries }: CollectionIndex,
): boolean {
  const [group, tag] = [get(value, 'group'), get(value, 'tag')];
  const isOfPosts = expects === 'posts' && !isOfEvents && (group ?? tag) !== undefined;
  if (!isEntryType(expects) && !isOfPosts) return false;
  const isKnown = (name: unknown, list: string[]) => name === undefined || (isText(name) && list.includes(name));
  if (!isKnown(group, names.groups) || !isKnown(tag, names.tags)) return false;
  return entriesIn({ entries }, value).length === 0 && entries.length > 0;
}

/** A calendar of posts without any event. */
const hasNoEvents = ({ value, isOfEvents }: PageSummary['references'][number], { entries }: CollectionIndex): boolean =>
  isOfEvents === true && !entriesIn({ entries }, { tag: get(value, 'tag') }).some(({ hasEvent }) => hasEvent);

type Reference = PageSummary['references'][number];
type NameKind = keyof CollectionIndex['names'];

/** Names of one kind in a collection, and a suggestion for a wrong name. */
type NamesIn = (
  collection: CollectionIndex,
) => (kind: NameKind) => { has: Set<string>; suggest: (name: string) => string | undefined };

/** Names in a reference that the collection does not have. */
function findUnknown(reference: Reference, collection: CollectionIndex, namesIn: NamesIn): RawDiagnostic[] {
  const found = String(get(reference.value, 'collection'));
  return namedIn(reference).flatMap(({ name, path: at, kind }): RawDiagnostic[] => {
    const { has, suggest } = namesIn(collection)(kind);
    if (!isText(name) || has.has(name)) return [];
    const near = suggest(name);
    const parameters = { found: name, nearest: near, list: [...has] };
    if (kind !== 'cards') {
      const expected = termOf(reference.expects, kind);
      return [{ code: 'unknown-name', path: at, parameters: { ...parameters, expected }, invalidates: [shownAssumption(found)] }];
    }
    const lacks = { space: cardSpace(found), name, near };
    return [
      { code: 'unknown-card', path: at, parameters, missingName: lacks, invalidates: near ? [cardAssumption(found, near)] : [] },
    ];
  });
}

/** Why a block shows nothing although the names it uses exist. */
function findEmpty(reference: Reference, collection: CollectionIndex): RawDiagnostic[] {
  const { value, path } = reference;
  const found = String(get(value, 'collection'));
  const shown = { path, parameters: { found } };
  // A group that a section refers to is no unused group, even if it is empty.
  const invalidates = singleKeys.entries.flatMap(([key, kind]) => {
    const name = get(value, key);
    return kind !== 'entries' && isText(name) ? [termAssumption(found, kind, name)] : [];
  });
  return [
    ...(choosesNothing(reference, collection) ? [{ code: 'nothing-shown' as const, ...shown, invalidates }] : []),
    ...(hasNoEvents(reference, collection) ? [{ code: 'no-events' as const, ...shown }] : []),
  ];
}

/** Blocks refer to existing collections with content to show, and to existing cards and posts. */
export function checkReferences({ pages, collections }: SiteSummary): RawDiagnostic[] {
  const list = collections.map(({ name }) => name);
  const budget = createSuggestionBudget();
  const suggestCollection = createSuggest(list, budget);
  const collectionIndexes = new Map(collections.map((collection) => [collection.name, indexCollection(collection)]));
  const namesIn: NamesIn = memoize(({ names }) =>
    memoize((kind) => ({ has: new Set(names[kind]), suggest: createSuggest(names[kind], budget) })),
  );
  const checkOne = (reference: Reference): RawDiagnostic[] => {
    const { value, path, expects } = reference;
    const found = get(value, 'collection');
    // Values of another type are already reported.
    if (!isText(found)) return [];
    const place = [...path, 'collection'];
    const collection = collectionIndexes.get(found);
    if (!collection) {
      const near = suggestCollection(found);
      const links = {
        missingName: { space: collectionSpace, name: found, near },
        assumes: assumesCollections,
        invalidates: near ? [shownAssumption(near)] : [],
      };
      return [{ code: 'unknown-collection', path: place, parameters: { found, nearest: near, list }, ...links }];
    }
    if (collection.kind !== expects) {
      const fitting = list.filter((name) => collectionIndexes.get(name)?.kind === expects);
      return [{ code: 'wrong-collection', path: place, parameters: { found, expected: expects, list: fitting } }];
    }
    const unknown = findUnknown(reference, collection, namesIn);
    return unknown.length > 0 ? unknown : findEmpty(reference, collection);
  };
  return pages.flatMap(({ references }) => references.flatMap(checkOne));
}

/** A search field filters a block on its page that supports filtering. */
export function checkFilters({ pages }: SiteView, budget: SuggestionBudget): RawDiagnostic[] {
  const filtersOf = ({ value }: LocatedValue) => descriptorOf(get(value, 'type'))?.filters?.(value);
  const asking = pages.filter(({ blocks }) => blocks.some((block) => filtersOf(block) !== undefined));
  return asking.flatMap(({ blocks, path }) => {
    const grids = blocks
      .filter(({ value }) => descriptorOf(get(value, 'type'))?.isFilterable && !isHidden(value))
      .map(({ value }) => get(value, 'id'))
      .filter((id) => typeof id === 'string');
    const ids = new Set(grids);
    const suggest = createSuggest(ids, budget);
    return blocks.flatMap((block): RawDiagnostic[] => {
      const found = filtersOf(block);
      if (typeof found !== 'string' || ids.has(found)) return [];
      const parameters = { found, nearest: suggest(found), list: grids };
      return [{ code: 'unknown-filter', path: [...block.path, 'filters'], parameters, assumes: [typesAssumption(path)] }];
    });
  });
}
