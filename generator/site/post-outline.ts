import { defaultPerPage } from '../../templates/collections/posts/per-page.ts';
import { get, items } from '../json/walk.ts';

/** A post without its words. */
export interface PostOutline {
  name: string;
  /** Its place in the list of the content. */
  index: number;
  date: string;
  tags: string[];
  authors: string[];
  hasEvent: boolean;
}

/** As much of a collection of posts as its addresses follow from, the latest post first. */
export interface Outline {
  path: string;
  perPage: number;
  /** Names of tags and authors, in the order of the content. */
  tags: string[];
  authors: string[];
  posts: PostOutline[];
}

const words = (list: unknown): string[] => items(list).filter((one) => typeof one === 'string');

const namesOf = (list: unknown) => words(items(list).map((one) => get(one, 'name')));

/** Latest first; of one day, the first in the content. */
export function latestFirst(a: Pick<PostOutline, 'date' | 'index'>, b: Pick<PostOutline, 'date' | 'index'>): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.index - b.index;
}

const known = new WeakMap<object, Outline | undefined>();

/** The outline of a collection, which may be wrong in its shape; undefined where it is none of posts. */
export function outlineOf(collection: unknown): Outline | undefined {
  if (typeof collection !== 'object' || collection === null) return undefined;
  if (!known.has(collection)) known.set(collection, read(collection));
  return known.get(collection);
}

function read(collection: object): Outline | undefined {
  const path = get(collection, 'path');
  if (get(collection, 'type') !== 'posts' || typeof path !== 'string') return undefined;
  const perPage = get(collection, 'perPage');
  const posts = items(get(collection, 'posts')).flatMap((post, index): PostOutline[] => {
    const [name, date] = [get(post, 'name'), get(post, 'date')];
    if (typeof name !== 'string') return [];
    const day = typeof date === 'string' ? date : '';
    const [tags, authors] = [words(get(post, 'tags')), words(get(post, 'authors'))];
    return [{ name, index, date: day, tags, authors, hasEvent: get(post, 'event') !== undefined }];
  });
  return {
    path: path === '/' ? '' : path,
    perPage: typeof perPage === 'number' && perPage >= 1 ? Math.floor(perPage) : defaultPerPage,
    tags: namesOf(get(collection, 'tags')),
    authors: namesOf(get(collection, 'authors')),
    posts: posts.sort(latestFirst),
  };
}
