import type { PostCollection } from '../../../site.schema.ts';
import { memoize, memoizeByObject } from '../../core/util/memoize.ts';
import type { PostsOutline } from '../site/collection-outline.ts';
import { findPost } from '../site/collections.ts';

/** Maximum number of related posts. */
const maxRelated = 3;

/** Posts offered after a post, by name. */
export interface PostNeighbours {
  /** The previous post in time. */
  previous: string | undefined;
  next: string | undefined;
  related: string[];
}

/**
 * Posts that share the most tags with a set of tags, the latest first among equals. One more than are shown, as one may be the
 * post itself.
 */
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

/** The previous and next post in time, and related posts: those that it names, or those that share its tags. */
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
