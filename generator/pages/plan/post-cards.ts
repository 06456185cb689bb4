import type { PlannedPostCard } from '../../../templates/model/planned/posts.ts';
import type { PostsBlock } from '../../../templates/registry/collections/posts/blocks.ts';
import { chosenEntries } from '../../content/site/collection-outline.ts';
import { findPost } from '../../content/site/collections.ts';
import { memoize, memoizeByObject } from '../../core/util/memoize.ts';
import { linkToPost, type PostsContext, planDay, planField, planSummary } from './posts-context.ts';

/** Number of posts shown by default, if the block names none. */
const defaultCount = 3;

function planCard(posts: PostsContext, name: string): PlannedPostCard[] {
  const found = findPost(posts.collection, name);
  const link = linkToPost(posts, name);
  if (!found || !link) return [];
  const { post, index } = found;
  const at = (key: string): ['posts', number, string] => ['posts', index, key];
  return [
    {
      name,
      ...link,
      summary: planSummary(posts, post, index),
      date: planDay(posts, post.date, ...at('date')),
      image: post.image && planField(posts, post.image, ...at('image')),
    },
  ];
}

/** Each card is planned once, for all pages that show it. */
const plannedCards = memoizeByObject((posts: PostsContext) => memoize((name: string) => planCard(posts, name)));

/** Cards of the posts that a block shows. Pinned ones are marked, unless the block names its posts one by one. */
export function planPostCards(posts: PostsContext, block: PostsBlock, isList: boolean): PlannedPostCard[] {
  const { names, group, tag, author, most = names ? undefined : defaultCount } = block;
  const { outline, site } = posts;
  const isMarked = isList || names === undefined;
  return chosenEntries(outline, { names, group, tag, author, most }, site.site.language).flatMap(({ name }) => {
    const isPinned = isMarked && outline.byName.get(name)?.isPinned;
    return plannedCards(posts)(name).map((card) => (isPinned ? { ...card, pinned: site.site.labels.posts.pinned } : card));
  });
}
