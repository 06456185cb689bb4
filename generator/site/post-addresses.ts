import { rememberPerObject } from '../common/remember.ts';
import type { Outline, PostOutline } from './post-outline.ts';

/** Which posts a list holds: all, or those of a tag or an author. */
export type ListOf = { by: 'all' } | { by: 'tags' | 'authors'; name: string };

/** One page of a list; pages count from 1. */
export type ListPage = ListOf & { page: number };

/** What a collection of posts brings into the site. */
export type PostsPage =
  | { is: 'list'; path: string; list: ListPage; posts: PostOutline[] }
  | { is: 'post'; path: string; post: PostOutline }
  | { is: 'feed'; path: string }
  | { is: 'calendar'; path: string; post: PostOutline };

type Place = Pick<Outline, 'path'>;

export const postPath = ({ path }: Place, name: string) => `${path}/${name}`;

/** The day of an event for programs that keep calendars. */
export const calendarPath = ({ path }: Place, name: string) => `${path}/${name}.ics`;

/** Its extension tells every host the type of it. */
export const feedPath = ({ path }: Place) => `${path}/feed.atom`;

/** The address of a list, of its first page or another. */
export function listPath({ path }: Place, list: ListOf, page = 1): string {
  const start = list.by === 'all' ? path : `${path}/${list.by}/${list.name}`;
  return page === 1 ? start || '/' : `${start}/page/${page}`;
}

function group(posts: readonly PostOutline[], by: 'tags' | 'authors'): Map<string, PostOutline[]> {
  const groups = new Map<string, PostOutline[]>();
  for (const post of posts) {
    for (const name of new Set(post[by])) {
      const found = groups.get(name);
      if (found) found.push(post);
      else groups.set(name, [post]);
    }
  }
  return groups;
}

const byTerm = rememberPerObject(({ posts }: Outline) => ({ tags: group(posts, 'tags'), authors: group(posts, 'authors') }));

/** The posts of a list, the latest first. */
export function postsIn(outline: Outline, list: ListOf): readonly PostOutline[] {
  return list.by === 'all' ? outline.posts : (byTerm(outline)[list.by].get(list.name) ?? []);
}

export const pageCount = ({ perPage }: Pick<Outline, 'perPage'>, posts: number) => Math.max(1, Math.ceil(posts / perPage));

/** All lists of a collection: tags and authors that no post has get none. */
export function listsOf(outline: Outline): ListOf[] {
  const termed = (['tags', 'authors'] as const).flatMap((by) => [...new Set(outline[by])].map((name): ListOf => ({ by, name })));
  return [{ by: 'all' }, ...termed.filter((list) => postsIn(outline, list).length > 0)];
}

/** Everything that stands in the site because of a collection of posts, in a fixed order. */
export function pagesOf(outline: Outline): PostsPage[] {
  const { perPage, posts } = outline;
  const lists = listsOf(outline).flatMap((list) => {
    const all = postsIn(outline, list);
    return Array.from({ length: pageCount(outline, all.length) }, (_, index): PostsPage => {
      const shown = all.slice(index * perPage, (index + 1) * perPage);
      return { is: 'list', path: listPath(outline, list, index + 1), list: { ...list, page: index + 1 }, posts: shown };
    });
  });
  return [
    ...lists,
    ...posts.map((post): PostsPage => ({ is: 'post', path: postPath(outline, post.name), post })),
    { is: 'feed', path: feedPath(outline) },
    ...posts
      .filter(({ hasEvent }) => hasEvent)
      .map((post): PostsPage => ({ is: 'calendar', path: calendarPath(outline, post.name), post })),
  ];
}

/** The place in a collection that an address follows from: where somebody would change it. */
export function placeOf(page: PostsPage): (string | number)[] {
  if (page.is === 'post' || page.is === 'calendar') return ['posts', page.post.index];
  return [];
}
