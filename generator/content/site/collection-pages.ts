import { memoizeByObject } from '../../core/util/memoize.ts';
import type { CollectionOutline, EntryOutline, PostsOutline } from './collection-outline.ts';

/** Path segment of the lists of each kind of term. */
const segments = { groups: 'categories', tags: 'tags', authors: 'authors' } as const;

/** Kinds of terms that posts are grouped by. */
export type TermList = keyof typeof segments;

/** Posts of a list: all, or those of a category, a tag or an author. */
export type ListOf = { by: 'all' } | { by: TermList; name: string };

/** A page of a list; page numbers start at 1. */
export type ListPage = ListOf & { page: number };

/** Pages and files that are generated for a collection. */
export type CollectionPage =
  | { is: 'list'; path: string; list: ListPage; entries: EntryOutline[] }
  | { is: 'entry'; path: string; entry: EntryOutline }
  | { is: 'feed'; path: string }
  | { is: 'calendar'; path: string; entry: EntryOutline };

type ListBase = Pick<PostsOutline, 'path'>;

export const postPath = ({ path }: ListBase, name: string) => `${path}/${name}`;

/** Path of the iCalendar file of an event. */
export const calendarPath = ({ path }: ListBase, name: string) => `${path}/${name}.ics`;

/** The extension `.atom` makes every host send the right content type. */
export const feedPath = ({ path }: ListBase) => `${path}/feed.atom`;

/** Path of a page of a list. */
export function listPath({ path }: ListBase, list: ListOf, page = 1): string {
  const start = list.by === 'all' ? path : `${path}/${segments[list.by]}/${list.name}`;
  return page === 1 ? start || '/' : `${start}/page/${page}`;
}

function group(posts: readonly EntryOutline[], by: TermList): Map<string, EntryOutline[]> {
  const groups = new Map<string, EntryOutline[]>();
  for (const post of posts) {
    for (const name of new Set(post[by])) {
      const found = groups.get(name);
      if (found) found.push(post);
      else groups.set(name, [post]);
    }
  }
  return groups;
}

const byTerm = memoizeByObject(({ inLists }: PostsOutline) => ({
  groups: group(inLists, 'groups'),
  tags: group(inLists, 'tags'),
  authors: group(inLists, 'authors'),
}));

/** Posts of a list: pinned ones, then the latest. */
export function postsIn(outline: PostsOutline, list: ListOf): readonly EntryOutline[] {
  return list.by === 'all' ? outline.inLists : (byTerm(outline)[list.by].get(list.name) ?? []);
}

export const pageCount = ({ perPage }: Pick<PostsOutline, 'perPage'>, posts: number) => Math.max(1, Math.ceil(posts / perPage));

/** All lists of a collection, except those of terms without posts. */
export function listsOf(outline: PostsOutline): ListOf[] {
  const termed = (Object.keys(segments) as TermList[]).flatMap((by) =>
    [...new Set(outline[by])].map((name): ListOf => ({ by, name })),
  );
  return [{ by: 'all' }, ...termed.filter((list) => postsIn(outline, list).length > 0)];
}

const entryPages = (entries: readonly EntryOutline[]): CollectionPage[] =>
  entries.flatMap((entry) => (entry.path === undefined ? [] : [{ is: 'entry', path: entry.path, entry }]));

/** All pages and files generated for a collection, in a fixed order. */
export function pagesOf(outline: CollectionOutline | PostsOutline): CollectionPage[] {
  if (!('latest' in outline)) return entryPages(outline.entries);
  const { perPage, latest } = outline;
  const lists = listsOf(outline).flatMap((list) => {
    const all = postsIn(outline, list);
    return Array.from({ length: pageCount(outline, all.length) }, (_, index): CollectionPage => {
      const shown = all.slice(index * perPage, (index + 1) * perPage);
      return { is: 'list', path: listPath(outline, list, index + 1), list: { ...list, page: index + 1 }, entries: shown };
    });
  });
  return [
    ...lists,
    ...entryPages(latest),
    { is: 'feed', path: feedPath(outline) },
    ...latest
      .filter(({ hasEvent }) => hasEvent)
      .map((entry): CollectionPage => ({ is: 'calendar', path: calendarPath(outline, entry.name), entry })),
  ];
}

/** Path within the collection of the value that determines an address, for diagnostics. */
export function placeOf(page: CollectionPage, { rows }: Pick<CollectionOutline, 'rows'>): (string | number)[] {
  return page.is === 'entry' || page.is === 'calendar' ? [rows, page.entry.index] : [];
}
