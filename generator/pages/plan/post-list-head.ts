import { formatNumber } from '../../../templates/components/format-number.ts';
import { fill } from '../../../templates/model/labels/fill.ts';
import type { PlannedListHead, PlannedPagination, PlannedTopic } from '../../../templates/model/planned/posts.ts';
import type { PostsOutline } from '../../content/site/collection-outline.ts';
import {
  feedPath,
  type ListOf,
  type ListPage,
  listPath,
  listsOf,
  pageCount,
  postsIn,
  type TermList,
} from '../../content/site/collection-pages.ts';
import { linkToTerm, type PostsContext, planField } from './posts-context.ts';

/** Page numbers in the pagination: the first, the last and those around the current page; null for a gap. */
function pageNumbers(current: number, count: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}

/** Maximum number of tags above a list; if there are more, the most used ones are shown. */
const topicLimit = 12;

/** Tags as a list shows them: if there are many, the current and the most used ones come first. */
export function topicsOf({ latest }: Pick<PostsOutline, 'latest'>, tags: readonly string[], isShown: (tag: string) => boolean) {
  if (tags.length <= topicLimit) return { first: tags, others: [] };
  const counts = new Map<string, number>();
  for (const tag of latest.flatMap((post) => post.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const ranked = tags.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  const first = ranked.filter((tag, index) => index < topicLimit || isShown(tag));
  return { first, others: ranked.filter((tag) => !first.includes(tag)) };
}

/** Undefined for a list of one page. */
export function planPagination(posts: PostsContext, list: ListPage): PlannedPagination | undefined {
  const { outline, site, resolveHref } = posts;
  const count = pageCount(outline, postsIn(outline, list).length);
  if (count === 1) return undefined;
  const hrefOf = (page: number) => (page >= 1 && page <= count ? resolveHref(listPath(outline, list, page)) : undefined);
  const pages = pageNumbers(list.page, count).map((page) => {
    if (page === null) return null;
    const label = formatNumber(page, site.site);
    const name = fill(site.site.labels.posts.page, label);
    return { label, name, href: hrefOf(page) ?? '', isCurrent: page === list.page };
  });
  return { pages, newer: hrefOf(list.page - 1), older: hrefOf(list.page + 1) };
}

/** Description of a group, tag or author above its list. */
function planTerm(posts: PostsContext, { by, name }: Exclude<ListOf, { by: 'all' }>): Partial<PlannedListHead> {
  const terms = posts.collection[by] ?? [];
  const index = terms.findIndex((term) => term.name === name);
  const term = terms[index];
  if (!term) return {};
  const all = { role: undefined, image: undefined, href: undefined, ...term };
  const { title, text, role, image, href } = planField(posts, all, by, index);
  return { title, text, role, image, profile: href };
}

/** Links to the lists of groups and tags; the link to the whole list appears once, in the first row. */
function planTopics(posts: PostsContext, list: ListPage, whole: { label: string; href: string }) {
  const { outline, site } = posts;
  const isShown = (by: TermList) => (name: string) => list.by === by && list.name === name;
  const listed = (by: TermList) => listsOf(outline).flatMap((one) => (one.by === by ? [one.name] : []));
  const { first, others } = topicsOf(outline, listed('tags'), isShown('tags'));
  const linked = (by: TermList, names: readonly string[]) =>
    names.flatMap((name) => linkToTerm(posts, by, name).map((link) => ({ ...link, isCurrent: isShown(by)(name) })));
  const categories = linked('groups', listed('groups'));
  const topics = linked('tags', first);
  const all = { ...whole, label: site.site.labels.posts.all, isCurrent: list.by === 'all' };
  const withAll = (links: PlannedTopic[]) => [all, ...links];
  return {
    ...(categories.length > 0 && { categories: withAll(categories) }),
    topics: topics.length > 0 && categories.length === 0 ? withAll(topics) : topics,
    ...(others.length > 0 && { moreTopics: linked('tags', others) }),
  };
}

export function planListHead(posts: PostsContext, list: ListPage): PlannedListHead {
  const { collection, outline, site, resolveHref } = posts;
  const whole = { label: planField(posts, collection.title, 'title'), href: resolveHref(listPath(outline, { by: 'all' })) };
  const ofAll = () => ({ text: collection.text && planField(posts, collection.text, 'text') });
  const own: Partial<PlannedListHead> = list.by === 'all' ? ofAll() : planTerm(posts, list);
  const title = own.title ? own.title : whole.label;
  const isFirst = list.page === 1;
  return {
    ...(isFirst && own),
    title: isFirst ? title : fill(site.site.labels.posts.pageTitle, title, formatNumber(list.page, site.site)),
    whole: list.by === 'all' ? undefined : whole,
    ...planTopics(posts, list, whole),
    feed: resolveHref(feedPath(outline)),
  };
}
