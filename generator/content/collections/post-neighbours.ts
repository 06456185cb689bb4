import type { PostCollection } from '../../../site.schema.ts';
import { memoize, memoizeByObject } from '../../core/util/memoize.ts';
import type { PostsOutline } from '../site/collection-outline.ts';
import { findPost } from '../site/collections.ts';

/** Related posts that are shown at most. */
const maxRelated = 3;

/** What a reader of a post is offered after it: names of posts. */
export interface PostNeighbours {
  /** The one before it in time. */
  previous: string | undefined;
  next: string | undefined;
  related: string[];
}

/** Posts that share most of some tags, the latest first among equals: one more than are shown, as one may be the post itself. */
const rankings = memoizeByObject(({ latest }: PostsOutline) =>
  memoize((key: string): string[] => {
    const tags = new Set(key.split(' '));
    const shared = latest
      .map(({ name, tags: own }) => ({ name, count: own.filter((tag) => tags.has(tag)).length }))
      .filter(({ count }) => count > 0);
    const best = shared.sort((a, b) => b.count - a.count).slice(0, maxRelated + 1);
    return best.map(({ name }) => name);
  }),
);

function byTags(outline: PostsOutline, name: string, tags: readonly string[]): string[] {
  if (tags.length === 0) return [];
  const ranking = rankings(outline)(tags.toSorted().join(' '));
  return ranking.filter((one) => one !== name).slice(0, maxRelated);
}

const placesOf = memoizeByObject(({ latest }: PostsOutline) => new Map(latest.map(({ name }, index) => [name, index])));

/** The neighbours of a post in time, and posts on the same matters: those that it names, or that share its tags. */
export function neighboursOf(collection: PostCollection, outline: PostsOutline, name: string): PostNeighbours {
  const index = placesOf(outline).get(name) ?? -1;
  const post = outline.latest[index];
  const named = findPost(collection, name)?.post.related;
  return {
    previous: outline.latest[index + 1]?.name,
    next: outline.latest[index - 1]?.name,
    related: named ?? byTags(outline, name, post?.tags ?? []),
  };
}
