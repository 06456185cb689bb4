import type { PlannedCalendar, PlannedPosts } from '../../../templates/model/planned/posts.ts';
import type { ArticleBlock, CalendarBlock, PostsBlock } from '../../../templates/registry/collections/posts/blocks.ts';
import { asGeneratedPosts } from '../../content/collections/generated-blocks.ts';
import { neighboursOf } from '../../content/collections/post-neighbours.ts';
import { findPost } from '../../content/site/collections.ts';
import type { Field } from '../../content/site/fields.ts';
import type { Path } from '../../core/json/path.ts';
import { memoize } from '../../core/util/memoize.ts';
import { planMonths, weekdaysOf } from './months.ts';
import { planArticle } from './post-article.ts';
import { planPostCards } from './post-cards.ts';
import { planListHead, planPagination } from './post-list-head.ts';
import { linkToPost, type PostPlannerInput, type PostsContext, planField, postsContext } from './posts-context.ts';

function planList(posts: PostsContext, block: PostsBlock, field: Field, path: Path): PlannedPosts {
  const { list, after, id, eyebrow, heading, headingRole, text, action, layout } = asGeneratedPosts(block);
  const head = posts.resolveMembers({ id, eyebrow, heading, headingRole, text, action }, field, path);
  const neighbours = after === undefined ? undefined : neighboursOf(posts.collection, posts.outline, after);
  const cards = planPostCards(posts, block, list !== undefined);
  return {
    type: block.type,
    ...(head as Omit<PlannedPosts, 'type' | 'posts'>),
    ...(neighbours && cards.length > 0 && { heading: posts.site.site.labels.posts.related }),
    layout,
    posts: cards,
    head: list && planListHead(posts, list),
    pagination: list && planPagination(posts, list),
    neighbours: neighbours && { previous: linkToPost(posts, neighbours.previous), next: linkToPost(posts, neighbours.next) },
  };
}

function planCalendar(posts: PostsContext, block: CalendarBlock, field: Field, path: Path): PlannedCalendar {
  const { tag, months, collection: _, ...own } = block;
  const events = posts.outline.latest.flatMap(({ name, tags, hasEvent }) => {
    const found = hasEvent && (!tag || tags.includes(tag)) ? findPost(posts.collection, name) : undefined;
    const link = linkToPost(posts, name);
    if (!found?.post.event || !link) return [];
    const { start, end, place } = found.post.event;
    const planned = place && planField(posts, place, 'posts', found.index, 'event', 'place');
    return [{ start, end, shown: { ...link, place: planned } }];
  });
  return {
    ...(posts.resolveMembers(own, field, path) as Pick<PlannedCalendar, 'type'>),
    weekdays: weekdaysOf(posts.site.site),
    months: planMonths(events, posts.site.site, months),
  };
}

/** Plans blocks that show posts. */
export function createPostPlanner(input: PostPlannerInput) {
  const contextOf = memoize((name: string) => postsContext(input, name));
  return {
    planList: (block: PostsBlock, field: Field, path: Path) => planList(contextOf(block.collection), block, field, path),
    planCalendar: (block: CalendarBlock, field: Field, path: Path) =>
      planCalendar(contextOf(block.collection), block, field, path),
    planArticle: (block: ArticleBlock) => planArticle(contextOf(block.collection), block),
  };
}
