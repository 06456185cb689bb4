import type { PostsOutline } from './collection-outline.ts';
import { type ListPage, postsIn } from './collection-pages.ts';
import type { Publication } from './publication.ts';

/**
 * When a list page is published: while it has a post to show. Undefined if it always is: the first page of all posts, and later
 * pages that have posts at some time.
 */
export function publicationOfList(outline: PostsOutline, list: ListPage): Publication | undefined {
  const posts = postsIn(outline, list).flatMap(({ publication }) => (publication?.isDraft ? [] : [publication]));
  if (list.by === 'all' && list.page === 1) return undefined;
  if (posts.length <= (list.page - 1) * outline.perPage) return { isDraft: true };
  if (list.page > 1) return undefined;
  const [from] = posts.map((one) => one?.from ?? '').toSorted(byTime);
  const until = posts.every((one) => one?.until !== undefined)
    ? posts
        .map((one) => one?.until ?? '')
        .toSorted(byTime)
        .at(-1)
    : '';
  if (!from && !until) return undefined;
  const isByDate = posts.every((one) => one?.isByDate);
  return { ...(from && { from }), ...(until && { until }), ...(isByDate && { isByDate }) };
}

/** An empty string is no bound and comes first. */
const timeOf = (moment: string) => (moment === '' ? Number.NEGATIVE_INFINITY : Date.parse(moment));

const byTime = (a: string, b: string): number => (a === b ? 0 : timeOf(a) - timeOf(b));
