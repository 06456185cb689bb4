import type { Post } from '../../../site.schema.ts';
import type { PlannedArticle } from '../../../templates/model/planned/posts.ts';
import type { ArticleBlock } from '../../../templates/registry/collections/posts/blocks.ts';
import { calendarPath } from '../../content/site/collection-pages.ts';
import { findPost } from '../../content/site/collections.ts';
import { dayOf } from '../../content/site/post-dates.ts';
import { annotateDate, planDateRange } from './dates.ts';
import { linkToTerm, type PostsContext, pathIn, planDay, planField, planSummary } from './posts-context.ts';

function planEvent(posts: PostsContext, { event, name }: Post, index: number): PlannedArticle['event'] {
  if (!event) return undefined;
  const at = (key: string): ['posts', number, 'event', string] => ['posts', index, 'event', key];
  const date = planDateRange(event, posts.site.site);
  return {
    date: { ...date, text: posts.annotate(date.text, pathIn(posts, ...at('start'))) },
    place: event.place && planField(posts, event.place, ...at('place')),
    action: event.action && planField(posts, event.action, ...at('action')),
    calendar: posts.resolveHref(calendarPath(posts.outline, name)),
  };
}

/** Head of a post's page. @throws Error if there is no such post; the check rejects such content */
export function planArticle(posts: PostsContext, { type, id, post: name }: ArticleBlock): PlannedArticle {
  const found = findPost(posts.collection, name);
  if (!found) throw new Error(`The check let the post ${name} pass.`);
  const { post, index } = found;
  const at = (key: string): ['posts', number, string] => ['posts', index, key];
  const date = planDateRange({ start: post.date }, posts.site.site);
  return {
    type,
    id,
    title: planField(posts, post.title, ...at('title')),
    summary: planSummary(posts, post, index),
    date: annotateDate(date, (text) => posts.annotate(text, pathIn(posts, ...at('date')))),
    updated: post.updated && post.updated !== dayOf(post.date) ? planDay(posts, post.updated, ...at('updated')) : undefined,
    authors: (post.authors ?? []).flatMap((author) => linkToTerm(posts, 'authors', author)),
    tags: [
      ...(post.groups ?? []).flatMap((category) => linkToTerm(posts, 'groups', category)),
      ...(post.tags ?? []).flatMap((tag) => linkToTerm(posts, 'tags', tag)),
    ],
    image: post.image && planField(posts, post.image, ...at('image')),
    event: planEvent(posts, post, index),
  };
}
