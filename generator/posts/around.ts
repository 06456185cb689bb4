import type { PostCollection } from '../../site.schema.ts';
import { findPost } from '../content/collections.ts';
import type { Outline } from './outline.ts';

/** Related posts that are shown at most. */
const mostRelated = 3;

/** What a reader of a post is offered after it: names of posts. */
export interface Around {
  /** The one before it in time. */
  previous: string | undefined;
  next: string | undefined;
  related: string[];
}

/** Posts that share most tags, the latest first among equals. */
function byTags({ posts }: Outline, name: string, own: ReadonlySet<string>): string[] {
  if (own.size === 0) return [];
  const shared = posts
    .filter((post) => post.name !== name)
    .map((post) => ({ name: post.name, count: post.tags.filter((tag) => own.has(tag)).length }))
    .filter(({ count }) => count > 0);
  return shared
    .sort((a, b) => b.count - a.count)
    .slice(0, mostRelated)
    .map((post) => post.name);
}

const places = new WeakMap<Outline, ReadonlyMap<string, number>>();

function placesOf(outline: Outline): ReadonlyMap<string, number> {
  const known = places.get(outline) ?? new Map(outline.posts.map(({ name }, index) => [name, index]));
  places.set(outline, known);
  return known;
}

/** The neighbours of a post in time, and posts on the same matters: those that it names, or that share its tags. */
export function aroundOf(collection: PostCollection, outline: Outline, name: string): Around {
  const index = placesOf(outline).get(name) ?? -1;
  const post = outline.posts[index];
  const named = findPost(collection, name)?.post.related;
  return {
    previous: outline.posts[index + 1]?.name,
    next: outline.posts[index - 1]?.name,
    related: named ?? byTags(outline, name, new Set(post?.tags)),
  };
}
