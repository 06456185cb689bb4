import { defaultPerPage } from '../../../templates/registry/collections/posts/per-page.ts';
import { type CollectionType, type RowsKey, rowsOfType } from '../../../templates/schema/entry-types.ts';
import { get, items } from '../../core/json/walk.ts';
import { dayOf, hasTime } from './post-dates.ts';
import { type Publication, publicationOfEntry } from './publication.ts';

/** Metadata of a collection item, such as a post or a person, without its body. */
export interface EntryOutline {
  name: string;
  title: string;
  /** Index in the list of the content. */
  index: number;
  /** Empty if it has none. */
  date: string;
  groups: string[];
  tags: string[];
  authors: string[];
  hasEvent: boolean;
  /** Whether it comes first in lists. */
  isPinned: boolean;
  /** Whether it has a page, and the path of that in a site of one language. */
  hasPage: boolean;
  path: string | undefined;
  /** Absent if it is always published. */
  publication: Publication | undefined;
}

/** Metadata of a collection that its addresses and the blocks that show it depend on. */
export interface CollectionOutline {
  type: CollectionType;
  /** Key of the list of items in the content. */
  rows: RowsKey;
  /** In the order of the content. */
  entries: EntryOutline[];
  byName: ReadonlyMap<string, EntryOutline>;
}

/** The outline of a collection with list pages and a feed. */
export interface PostsOutline extends CollectionOutline {
  /** Path of its list, and prefix of its pages; empty if the list is the home page. */
  path: string;
  perPage: number;
  /** Names of categories, tags and authors, in the order of the content. */
  groups: string[];
  tags: string[];
  authors: string[];
  /** The items, latest first. */
  latest: EntryOutline[];
  /** The items in list order: pinned ones first, then the latest. */
  inLists: EntryOutline[];
}

const words = (list: unknown): string[] => items(list).filter((one) => typeof one === 'string');

const namesOf = (list: unknown) => words(items(list).map((one) => get(one, 'name')));

const momentOf = (date: string) => (hasTime(date) ? Date.parse(date) : Number.NEGATIVE_INFINITY);

/** Latest day first. Within a day: latest time first, then items without a time in the order of the content. */
export function latestFirst(a: Pick<EntryOutline, 'date' | 'index'>, b: Pick<EntryOutline, 'date' | 'index'>): number {
  if (a.date === b.date) return a.index - b.index;
  const [day, other] = [dayOf(a.date), dayOf(b.date)];
  if (day !== other) return day < other ? 1 : -1;
  return momentOf(b.date) - momentOf(a.date) || a.index - b.index;
}

/** Pinned items first, each part with the latest first. */
const pinnedFirst = (a: EntryOutline, b: EntryOutline) => Number(b.isPinned) - Number(a.isPinned) || latestFirst(a, b);

function readEntry(entry: unknown, index: number, { rows, path }: { rows: RowsKey; path: unknown }): EntryOutline[] {
  const [name, title, date] = ['name', 'title', 'date'].map((key) => get(entry, key));
  if (typeof name !== 'string') return [];
  const hasPage = path !== undefined && get(entry, 'page') !== false && get(entry, 'href') === undefined;
  return [
    {
      name,
      title: typeof title === 'string' ? title : '',
      index,
      date: typeof date === 'string' ? date : '',
      groups: words(get(entry, 'groups')),
      tags: words(get(entry, 'tags')),
      authors: words(get(entry, 'authors')),
      hasEvent: get(entry, 'event') !== undefined,
      isPinned: rows === 'posts' && get(entry, 'pinned') === true,
      hasPage,
      path: hasPage && typeof path === 'string' ? `${path}/${name}` : undefined,
      publication: publicationOfEntry(rows, entry),
    },
  ];
}

function read(collection: object): CollectionOutline | PostsOutline | undefined {
  const [type, path, perPage] = ['type', 'path', 'perPage'].map((key) => get(collection, key));
  const rows = rowsOfType(type);
  if (rows === undefined) return undefined;
  const start = path === '/' ? '' : path;
  const entries = items(get(collection, rows)).flatMap((entry, index) => readEntry(entry, index, { rows, path: start }));
  const outline = { type: type as CollectionType, rows, entries, byName: new Map(entries.map((entry) => [entry.name, entry])) };
  if (rows !== 'posts' || typeof start !== 'string') return outline;
  return {
    ...outline,
    path: start,
    perPage: typeof perPage === 'number' && perPage >= 1 ? Math.floor(perPage) : defaultPerPage,
    groups: namesOf(get(collection, 'groups')),
    tags: namesOf(get(collection, 'tags')),
    authors: namesOf(get(collection, 'authors')),
    latest: entries.toSorted(latestFirst),
    inLists: entries.toSorted(pinnedFirst),
  };
}

const outlines = new WeakMap<object, CollectionOutline | PostsOutline | undefined>();

/**
 * The outline of a collection, which need not be valid; undefined for a collection of cards or of an unknown type. Cached by
 * identity.
 */
export function outlineOf(collection: unknown): CollectionOutline | undefined {
  if (typeof collection !== 'object' || collection === null) return undefined;
  if (!outlines.has(collection)) outlines.set(collection, read(collection));
  return outlines.get(collection);
}

/** The outline of a collection of posts; undefined for other types. */
export function postsOutlineOf(collection: unknown): PostsOutline | undefined {
  const outline = outlineOf(collection);
  return outline && 'latest' in outline ? (outline as PostsOutline) : undefined;
}

/** Selection of collection items in a block. */
export interface EntryChoice {
  group?: string | undefined;
  tag?: string | undefined;
  author?: string | undefined;
  names?: readonly string[] | undefined;
  order?: 'written' | 'title' | 'latest' | undefined;
  most?: number | undefined;
}

/** Named items keep their order; items with dates are sorted by date. */
const usualOrder = ({ entries, names }: { entries: readonly EntryOutline[]; names: readonly string[] | undefined }) =>
  names === undefined && entries.some(({ date }) => date !== '') ? 'latest' : 'written';

function inOrder(found: readonly EntryOutline[], order: EntryChoice['order'], language: string): readonly EntryOutline[] {
  if (order === 'written') return found;
  const { compare } = new Intl.Collator(language);
  return found.toSorted((a, b) => (order === 'latest' ? pinnedFirst(a, b) : compare(a.title, b.title) || a.index - b.index));
}

/**
 * The items that a block shows, in display order: of the named items, or of all, those that match group, tag and author.
 * @param language language for sorting titles
 */
export function chosenEntries(
  { entries, byName }: Pick<CollectionOutline, 'entries' | 'byName'>,
  { group, tag, author, names, order, most }: EntryChoice,
  language: string,
): readonly EntryOutline[] {
  const all = names?.flatMap((name) => byName.get(name) ?? []) ?? entries;
  const found = all.filter(
    ({ groups, tags, authors }) =>
      (group === undefined || groups.includes(group)) &&
      (tag === undefined || tags.includes(tag)) &&
      (author === undefined || authors.includes(author)),
  );
  return inOrder(found, order ?? usualOrder({ entries, names }), language).slice(0, most);
}
