import type { WrittenRoute, WrittenSite } from '../../../site.schema.ts';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import type { AnyEntry } from '../../../templates/registry/collections/entries/descriptor.ts';
import type { Post } from '../../../templates/registry/collections/posts/schema.ts';
import type { RowsKey } from '../../../templates/schema/entry-types.ts';
import type { Path } from '../../core/json/path.ts';
import { get } from '../../core/json/walk.ts';
import { outlineOf, type PostsOutline, postsOutlineOf } from './collection-outline.ts';
import { calendarPath, listPath, listsOf, pageCount, postsIn } from './collection-pages.ts';
import {
  endless,
  isPublishedAt,
  type Publication,
  type PublicationMoment,
  type PublicationSpan,
  publicationOf,
  publicationOfEntry,
  spanAround,
} from './publication.ts';

type Collections = NonNullable<WrittenSite['collections']>;
type Collection = Collections[string];

/** A site without unpublished content. */
export interface PublishedSite<Content> {
  site: Content;
  /** Maps a path in the published site to the path in the content. */
  toContent: (path: Path) => Path;
  /** Unpublished paths, as in the content. */
  absent: ReadonlySet<string>;
  /** Period in which the published site stays the same. */
  span: PublicationSpan;
}

/** Original indexes of the items of a filtered list. */
type Indexes = WeakMap<object, readonly number[]>;

/** Filters a list and records the original indexes. */
function filterList<Item>(list: readonly Item[], keep: (item: Item) => boolean, indexes: Indexes): Item[] {
  const keptIndexes = [...list.keys()].filter((index) => keep(list[index] as Item));
  const shown = keptIndexes.map((index) => list[index] as Item);
  indexes.set(shown, keptIndexes);
  return shown;
}

/** How to read the publication of an item, and how to remove it. */
interface PublicationAccess<Item> {
  of: (item: Item) => Publication | undefined;
  without: (item: Item) => Item;
}

/** The published items of a list, without their publication settings, which are not part of the published content. */
function published<Item extends object>(
  list: readonly Item[],
  at: PublicationMoment,
  indexes: Indexes,
  { of, without }: PublicationAccess<Item>,
): Item[] {
  const shown = filterList(list, (item) => isPublishedAt(of(item), at), indexes);
  const plain = shown.map((item) => (of(item) ? without(item) : item));
  indexes.set(plain, indexes.get(shown) ?? []);
  return plain;
}

const ofRoutes: PublicationAccess<WrittenRoute> = {
  of: publicationOf,
  without: ({ draft: _draft, from: _from, until: _until, ...route }) => route,
};

const ofEntries = (rows: RowsKey): PublicationAccess<AnyEntry> => ({
  of: (entry) => publicationOfEntry(rows, entry),
  // In other types, these keys mean something else.
  without: ({ draft: _, ...entry }) => {
    const { from: _from, until: _until, ...rest } = entry as Partial<Post>;
    return (rows === 'posts' ? rest : entry) as AnyEntry;
  },
});

/** The unpublished items of a collection. */
const unpublishedEntries = (collection: Collection, at: PublicationMoment) =>
  (outlineOf(collection)?.entries ?? []).filter(({ publication }) => !isPublishedAt(publication, at));

/** Paths of list pages without a published post; the first page of all posts always exists. */
function unpublishedLists(outline: PostsOutline, at: PublicationMoment): string[] {
  return listsOf(outline).flatMap((list) => {
    const posts = postsIn(outline, list);
    const shown = posts.filter(({ publication }) => isPublishedAt(publication, at)).length;
    const first = shown === 0 && list.by !== 'all' ? 0 : pageCount(outline, shown);
    const count = pageCount(outline, posts.length);
    return Array.from({ length: count - first }, (_, index) => listPath(outline, list, first + index + 1));
  });
}

/** The unpublished paths of a collection. */
function unpublishedAddresses(collection: Collection, at: PublicationMoment): string[] {
  const lists = postsOutlineOf(collection);
  const entries = unpublishedEntries(collection, at);
  const addresses = entries.flatMap(({ name, path }) =>
    path === undefined ? [] : [path, ...(lists ? [calendarPath(lists, name)] : [])],
  );
  return lists && entries.length > 0 ? [...addresses, ...unpublishedLists(lists, at)] : addresses;
}

interface PublicationContext {
  at: PublicationMoment;
  absent: ReadonlySet<string>;
  indexes: Indexes;
}

/** Cards without those that link to unpublished pages. */
function withoutCards<Cards extends Extract<Collection, { cards: unknown }>>(
  collection: Cards,
  { absent, indexes }: PublicationContext,
): Cards {
  const isLost = (card: object) => absent.has(pageOf(get(card, 'href') ?? get(get(card, 'action'), 'href')) ?? '');
  if (!collection.cards.some(isLost)) return collection;
  return { ...collection, cards: filterList(collection.cards as object[], (card) => !isLost(card), indexes) };
}

/** An item without references and links to unpublished pages. */
function withoutUnpublished(entry: AnyEntry, names: ReadonlySet<string>, absent: ReadonlySet<string>): AnyEntry {
  const related = entry.related?.filter((name) => !names.has(name));
  const isTied = related?.length !== entry.related?.length;
  const isLost = absent.has(pageOf(entry.href) ?? '');
  if (!isTied && !isLost) return entry;
  const { related: _, ...rest } = entry;
  // Prevents a generated page: its page was the linked one.
  const linked = isLost ? { ...rest, href: undefined, page: false as const } : rest;
  return { ...linked, ...(related && related.length > 0 && { related }) };
}

function publishedCollection(collection: Collection, presence: PublicationContext): Collection {
  const { at, absent, indexes } = presence;
  if ('cards' in collection) return withoutCards(collection, presence);
  const outline = outlineOf(collection);
  if (!outline) return collection;
  const all = (collection as unknown as Record<RowsKey, AnyEntry[]>)[outline.rows];
  const names = new Set(unpublishedEntries(collection, at).map(({ name }) => name));
  const present = published(all, at, indexes, ofEntries(outline.rows));
  const tied = present.map((entry) => withoutUnpublished(entry, names, absent));
  if (tied.length === all.length && tied.every((entry, index) => entry === all[index])) return collection;
  indexes.set(tied, indexes.get(present) ?? []);
  return { ...collection, [outline.rows]: tied } as Collection;
}

/** Path of the page that a link leads to. */
const pageOf = (href: unknown) => (typeof href === 'string' ? decodedAddress(href.replace(/[?#].*$/s, '')) : undefined);

/** A menu or footer without links to unpublished pages, and without parts that become empty; undefined if nothing remains. */
function withoutLinks(value: unknown, absent: ReadonlySet<string>, indexes: Indexes): unknown {
  if (Array.isArray(value)) {
    const inner = value.map((item) => withoutLinks(item, absent, indexes));
    return inner.every((item, index) => item === value[index]) ? value : filterList(inner, (item) => item !== undefined, indexes);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (absent.has(pageOf(get(value, 'href')) ?? '')) return undefined;
  const entries = Object.entries(value).map(([key, own]) => [key, own, withoutLinks(own, absent, indexes)] as const);
  if (entries.every(([, own, remaining]) => own === remaining)) return value;
  const isEmptied = (own: unknown, remaining: unknown) =>
    Array.isArray(own) && own.length > 0 && Array.isArray(remaining) && remaining.length === 0;
  const keptIndexes = entries.filter(([, own, remaining]) => remaining !== undefined && !isEmptied(own, remaining));
  if (get(value, 'href') === undefined && entries.some(([, own, remaining]) => isEmptied(own, remaining))) return undefined;
  return Object.fromEntries(keptIndexes.map(([key, , remaining]) => [key, remaining]));
}

/** Filters the parts of a header or footer; the header or footer itself stays, even if empty. */
function publishedPart<Part extends object>(
  part: Part | undefined,
  absent: ReadonlySet<string>,
  indexes: Indexes,
): Part | undefined {
  if (!part) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, withoutLinks(value, absent, indexes)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Part;
}

/** All publication settings of a site. */
const publicationsOf = ({ routes, collections = {} }: WrittenSite): Publication[] => [
  ...routes.flatMap((route) => publicationOf(route) ?? []),
  ...Object.values(collections).flatMap((one) => outlineOf(one)?.entries.flatMap(({ publication }) => publication ?? []) ?? []),
];

/**
 * A site as it is shown at a time: without drafts, without pages and posts that are not yet or no longer published, and without
 * links to these in menus, footers and cards. Pure: the time is an argument. With `always`, everything stays as written.
 */
export function toPublishedSite(written: WrittenSite, at: PublicationMoment): PublishedSite<WrittenSite> {
  const publications = at === 'always' ? [] : publicationsOf(written);
  if (at === 'always' || publications.length === 0)
    return { site: written, toContent: (path) => path, absent: new Set(), span: endless };
  const indexes: Indexes = new WeakMap();
  const { collections = {}, routes } = written;
  const absent = new Set([
    ...routes.filter((route) => !isPublishedAt(publicationOf(route), at)).map(({ path }) => path),
    ...Object.values(collections).flatMap((one) => unpublishedAddresses(one, at)),
  ]);
  // Links may also use full addresses of the site.
  const named = new Set([...absent, ...[...absent].map((path) => written.site.url + path)]);
  const site = {
    ...written,
    header: publishedPart(written.header, named, indexes),
    footer: publishedPart(written.footer, named, indexes),
    collections: Object.fromEntries(
      Object.entries(collections).map(([name, one]): [string, Collection] => [
        name,
        publishedCollection(one, { at, absent: named, indexes }),
      ]),
    ),
    routes: published(routes, at, indexes, ofRoutes),
  } as WrittenSite;
  const toContent = (path: Path): Path => {
    let inner: unknown = site;
    return path.map((part, depth) => {
      const index = typeof inner === 'object' && inner !== null ? indexes.get(inner)?.[Number(part)] : undefined;
      // Values in a page keep their position.
      inner = path[0] === 'routes' && depth > 0 ? undefined : get(inner, part);
      return index ?? part;
    });
  };
  return { site, toContent, absent, span: at === 'ever' ? endless : spanAround(publications, at) };
}
