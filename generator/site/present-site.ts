import type { WrittenRoute, WrittenSite } from '../../site.schema.ts';
import type { Path } from '../json/path.ts';
import { get } from '../json/walk.ts';
import { entriesOf } from './entry-outline.ts';
import { calendarPath, postPath } from './post-addresses.ts';
import { outlineOf } from './post-outline.ts';
import { isShownAt, publicationKeys, publicationOf, type ShownAt } from './publication.ts';
import { withoutKeys } from './stored-routes.ts';

type Collections = NonNullable<WrittenSite['collections']>;
type Collection = Collections[string];

/** A site without what is not shown. */
export interface PresentSite<Content> {
  site: Content;
  /** Where the content says what stands at a place of it. */
  toContent: (path: Path) => Path;
  /** Addresses that it has not, as the content has them. */
  absent: ReadonlySet<string>;
}

/** Where what is left of a list stood in it. */
type Indexes = WeakMap<object, readonly number[]>;

/** A list without some of its items. */
function filterList<Item>(list: readonly Item[], keep: (item: Item) => boolean, indexes: Indexes): Item[] {
  const kept = [...list.keys()].filter((index) => keep(list[index] as Item));
  const shown = kept.map((index) => list[index] as Item);
  indexes.set(shown, kept);
  return shown;
}

/** Pages and posts, each without what it says of its publication: that is no part of what is published. */
function published<Item extends object>(
  list: readonly Item[],
  at: ShownAt,
  indexes: Indexes,
  without: (item: Item) => Item,
): Item[] {
  const shown = filterList(list, (item) => isShownAt(publicationOf(item), at), indexes);
  const plain = shown.map((item) => (publicationOf(item) ? without(item) : item));
  indexes.set(plain, indexes.get(shown) ?? []);
  return plain;
}

const withoutPublication = <Item extends object>(item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([key]) => !(publicationKeys as readonly string[]).includes(key))) as Item;

const isDraftEntry = (entry: unknown) => get(entry, 'draft') === true;

/** The addresses of entries that are drafts. */
const absentEntries = (collection: Collection): string[] =>
  (entriesOf(collection)?.entries ?? []).flatMap(({ isDraft, path }) => (isDraft && path !== undefined ? [path] : []));

/** The addresses of a collection that are not there. */
function absentPosts(collection: Collection, at: ShownAt): { names: Set<string>; addresses: string[] } {
  const outline = outlineOf(collection);
  if (collection.type !== 'posts' || !outline) return { names: new Set(), addresses: absentEntries(collection) };
  const left = collection.posts.filter((post) => !isShownAt(publicationOf(post), at)).map(({ name }) => name);
  return { names: new Set(left), addresses: left.flatMap((name) => [postPath(outline, name), calendarPath(outline, name)]) };
}

interface Presence {
  at: ShownAt;
  absent: ReadonlySet<string>;
  indexes: Indexes;
}

/** Cards but for those that lead to what is not there. */
function withoutCards<Cards extends Extract<Collection, { cards: unknown }>>(
  collection: Cards,
  { absent, indexes }: Presence,
): Cards {
  const isLost = (card: object) => absent.has(pageOf(get(card, 'href') ?? get(get(card, 'action'), 'href')) ?? '');
  if (!collection.cards.some(isLost)) return collection;
  return { ...collection, cards: filterList(collection.cards as object[], (card) => !isLost(card), indexes) };
}

/** Entries without drafts, and without links to what is not there. */
function withoutDrafts<Entries extends Extract<Collection, { entries: unknown }>>(
  collection: Entries,
  { absent, indexes }: Presence,
): Entries {
  const entries = collection.entries as { href?: string; draft?: true }[];
  const isLost = ({ href }: { href?: string }) => absent.has(pageOf(href) ?? '');
  if (!entries.some((entry) => isDraftEntry(entry) || isLost(entry))) return collection;
  const shown = filterList(entries, (entry) => !isDraftEntry(entry), indexes);
  // Without the page that it had elsewhere it has none.
  const linked = shown.map((entry) => (isLost(entry) ? { ...entry, href: undefined, page: false } : entry));
  indexes.set(linked, indexes.get(shown) ?? []);
  return { ...collection, entries: linked } as Entries;
}

function shownCollection(collection: Collection, presence: Presence): Collection {
  const { at, indexes } = presence;
  if ('cards' in collection) return withoutCards(collection, presence);
  if ('entries' in collection) return withoutDrafts(collection, presence);
  if (!collection.posts.some(publicationOf)) return collection;
  const { names } = absentPosts(collection, at);
  const posts = published(collection.posts, at, indexes, (post) => withoutPublication(post));
  const related = posts.map((post) => {
    if (!post.related?.some((name) => names.has(name))) return post;
    const { related: all, ...rest } = post;
    const shown = all.filter((name) => !names.has(name));
    return shown.length > 0 ? { ...rest, related: shown } : rest;
  });
  indexes.set(related, indexes.get(posts) ?? []);
  return { ...collection, posts: related };
}

/** The page that a link leads to. */
const pageOf = (href: unknown) => (typeof href === 'string' ? decodeURI(href.replace(/[?#].*$/s, '')) : undefined);

/**
 * A menu or footer without links to what is not there, and without what had nothing but such links; undefined where nothing
 * is left.
 */
function withoutLinks(value: unknown, absent: ReadonlySet<string>, indexes: Indexes): unknown {
  if (Array.isArray(value)) {
    const inner = value.map((item) => withoutLinks(item, absent, indexes));
    return inner.every((item, index) => item === value[index]) ? value : filterList(inner, (item) => item !== undefined, indexes);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (absent.has(pageOf(get(value, 'href')) ?? '')) return undefined;
  const entries = Object.entries(value).map(([key, own]) => [key, own, withoutLinks(own, absent, indexes)] as const);
  if (entries.every(([, own, left]) => own === left)) return value;
  const isEmptied = (own: unknown, left: unknown) =>
    Array.isArray(own) && own.length > 0 && Array.isArray(left) && left.length === 0;
  const kept = entries.filter(([, own, left]) => left !== undefined && !isEmptied(own, left));
  if (get(value, 'href') === undefined && entries.some(([, own, left]) => isEmptied(own, left))) return undefined;
  return Object.fromEntries(kept.map(([key, , left]) => [key, left]));
}

/** The parts of a header or footer, which stay where they have nothing left. */
function shownPart<Part extends object>(part: Part | undefined, absent: ReadonlySet<string>, indexes: Indexes): Part | undefined {
  if (!part) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, withoutLinks(value, absent, indexes)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Part;
}

/** Whether a site has anything that is not always there. */
const isTimed = ({ routes, collections = {} }: WrittenSite) =>
  routes.some(publicationOf) ||
  Object.values(collections).some((one) =>
    one.type === 'posts' ? one.posts.some(publicationOf) : 'entries' in one && (one.entries as unknown[]).some(isDraftEntry),
  );

/**
 * A site as it is shown at a moment: without drafts, and without pages and posts that are yet to come or over; menus,
 * footers and cards lead to none of them. Pure: the moment is part of what goes in. Where drafts are shown all stays as it is written.
 */
export function presentSite(written: WrittenSite, at: ShownAt): PresentSite<WrittenSite> {
  if (at === 'always' || !isTimed(written)) return { site: written, toContent: (path) => path, absent: new Set() };
  const indexes: Indexes = new WeakMap();
  const { collections = {}, routes } = written;
  const absent = new Set([
    ...routes.filter((route) => !isShownAt(publicationOf(route), at)).map(({ path }) => path),
    ...Object.values(collections).flatMap((one) => absentPosts(one, at).addresses),
  ]);
  const site = {
    ...written,
    header: shownPart(written.header, absent, indexes),
    footer: shownPart(written.footer, absent, indexes),
    collections: Object.fromEntries(
      Object.entries(collections).map(([name, one]): [string, Collection] => [
        name,
        shownCollection(one, { at, absent, indexes }),
      ]),
    ),
    routes: published(routes, at, indexes, (route: WrittenRoute) => withoutKeys(route, publicationKeys)),
  } as WrittenSite;
  const toContent = (path: Path): Path => {
    let inner: unknown = site;
    return path.map((part, depth) => {
      const index = typeof inner === 'object' && inner !== null ? indexes.get(inner)?.[Number(part)] : undefined;
      // What is in a page is where it was: it need not be read.
      inner = path[0] === 'routes' && depth > 0 ? undefined : get(inner, part);
      return index ?? part;
    });
  };
  return { site, toContent, absent };
}
