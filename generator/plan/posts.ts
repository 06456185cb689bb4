import type { Post, PostCollection, Site } from '../../site.schema.ts';
import type { ArticleBlock, CalendarBlock, PostsBlock } from '../../templates/collections/posts/blocks.ts';
import { fill } from '../../templates/labels/fill.ts';
import { formatNumber } from '../../templates/parts/format-number.ts';
import type {
  PlannedArticle,
  PlannedCalendar,
  PlannedListHead,
  PlannedPagination,
  PlannedPostCard,
  PlannedPosts,
  PlannedTopic,
  PostLink,
} from '../../templates/planned/posts.ts';
import { aroundOf } from '../collections/around.ts';
import { madeOf } from '../collections/derived.ts';
import { remember } from '../common/remember.ts';
import type { Path } from '../json/path.ts';
import { chosenEntries, type PostsOutline, postsOutlineOf } from '../site/collection-outline.ts';
import {
  calendarPath,
  feedPath,
  type ListOf,
  type ListPage,
  listPath,
  listsOf,
  pageCount,
  postPath,
  postsIn,
  type TermList,
} from '../site/collection-pages.ts';
import { findPost, postsOf } from '../site/collections.ts';
import { chosen, type Field, fieldAt, within } from '../site/fields.ts';
import { dayOf } from '../site/post-dates.ts';
import { isToBeWritten } from '../site/samples.ts';
import { annotateDate, planDate, planSpan } from './dates.ts';
import { planMonths, weekdaysOf } from './months.ts';
import type { Annotate, Resolve } from './resolving.ts';

interface Tools {
  site: Site;
  annotate: Annotate;
  resolve: Resolve;
  /** The same of an object, whatever it stands for. */
  resolveMembers: (value: object, field: Field, path: Path) => object;
  resolveHref: (href: string) => string;
}

/** A collection of posts with what is known of all of them. */
interface Shelf {
  name: string;
  collection: PostCollection;
  outline: PostsOutline;
  field: Field;
}

/** Posts that a block shows where neither it nor its names say how many. */
const defaultMost = 3;

/** Pages of a list that are named in a row: the first, the last, and those around the one that is shown. */
function namedPages(current: number, count: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}

/** Tags that stand above a list; of more than these, those that most posts have. */
const mostTopics = 12;

/** Tags as they are shown: where there are many, those of most posts and the one that is shown come first. */
export function topicsOf({ latest }: Pick<PostsOutline, 'latest'>, tags: readonly string[], isShown: (tag: string) => boolean) {
  if (tags.length <= mostTopics) return { first: tags, others: [] };
  const counts = new Map<string, number>();
  for (const tag of latest.flatMap((post) => post.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const ranked = tags.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  const first = ranked.filter((tag, index) => index < mostTopics || isShown(tag));
  return { first, others: ranked.filter((tag) => !first.includes(tag)) };
}

/** Plans what pages show of posts. */
export function createPostPlanner({ site, annotate, resolve, resolveMembers, resolveHref }: Tools) {
  const settings = site.site;
  const words = settings.labels.posts;

  const shelfOf = remember((name: string): Shelf => {
    const collection = postsOf(site, name);
    const outline = postsOutlineOf(collection);
    if (!collection || !outline) throw new Error(`The check let the collection ${name} pass.`);
    const field = chosen(fieldAt(['collections', name]), collection);
    return { name, collection, outline, field };
  });

  const placeOf = ({ name }: Shelf, ...rest: Path): Path => ['collections', name, ...rest];

  /** A field of the collection, or of what is in one of its lists. */
  const planAt = <Value>(shelf: Shelf, value: Value, ...path: [string, ...Path]) =>
    resolve(
      value,
      path.reduce<Field>((field, key) => within(field, key), shelf.field),
      placeOf(shelf, ...path),
    );

  /** Empty where it is yet to be written. */
  const planSummary = (shelf: Shelf, { summary }: Post, index: number) =>
    planAt(shelf, isToBeWritten(summary) ? '' : summary, 'posts', index, 'summary');

  const linkTo = (shelf: Shelf, by: TermList, name: string): PostLink[] => {
    const index = (shelf.collection[by] ?? []).findIndex((term) => term.name === name);
    const term = shelf.collection[by]?.[index];
    if (!term) return [];
    return [{ label: planAt(shelf, term.title, by, index, 'title'), href: resolveHref(listPath(shelf.outline, { by, name })) }];
  };

  const linkToPost = (shelf: Shelf, name: string | undefined): PostLink | undefined => {
    const found = name === undefined ? undefined : findPost(shelf.collection, name);
    if (!found) return undefined;
    const label = planAt(shelf, found.post.title, 'posts', found.index, 'title');
    return { label, href: resolveHref(postPath(shelf.outline, found.post.name)) };
  };

  const planDay = (shelf: Shelf, iso: string, ...path: Path) => {
    return annotateDate(planDate(iso, settings), (text) => annotate(text, placeOf(shelf, ...path)));
  };

  const planCards = remember((shelf: Shelf) =>
    remember((name: string): PlannedPostCard[] => {
      const found = findPost(shelf.collection, name);
      const link = linkToPost(shelf, name);
      if (!found || !link) return [];
      const { post, index } = found;
      const at = (key: string): ['posts', number, string] => ['posts', index, key];
      return [
        {
          name,
          ...link,
          summary: planSummary(shelf, post, index),
          date: planDay(shelf, post.date, ...at('date')),
          image: post.image && planAt(shelf, post.image, ...at('image')),
        },
      ];
    }),
  );

  /** Names of the posts that a block shows. */
  function shownBy(
    { outline }: Shelf,
    { names, group, tag, author, most = names ? undefined : defaultMost }: PostsBlock,
  ): string[] {
    return chosenEntries(outline, { names, group, tag, author, most }, settings.language).map(({ name }) => name);
  }

  function planPagination({ outline }: Shelf, list: ListPage): PlannedPagination | undefined {
    const count = pageCount(outline, postsIn(outline, list).length);
    if (count === 1) return undefined;
    const hrefOf = (page: number) => (page >= 1 && page <= count ? resolveHref(listPath(outline, list, page)) : undefined);
    const pages = namedPages(list.page, count).map((page) => {
      if (page === null) return null;
      const label = formatNumber(page, settings);
      return { label, name: fill(words.page, label), href: hrefOf(page) ?? '', isCurrent: page === list.page };
    });
    return { pages, newer: hrefOf(list.page - 1), older: hrefOf(list.page + 1) };
  }

  function planTerm(shelf: Shelf, { by, name }: Exclude<ListOf, { by: 'all' }>): Partial<PlannedListHead> {
    const terms = shelf.collection[by] ?? [];
    const index = terms.findIndex((term) => term.name === name);
    const term = terms[index];
    if (!term) return {};
    const { title, text, role, image, href } = planAt(
      shelf,
      { role: undefined, image: undefined, href: undefined, ...term },
      by,
      index,
    );
    return { title, text, role, image, profile: href };
  }

  function planHead(shelf: Shelf, list: ListPage): PlannedListHead {
    const { collection, outline } = shelf;
    const all = { label: planAt(shelf, collection.title, 'title'), href: resolveHref(listPath(outline, { by: 'all' })) };
    const isShown = (by: TermList) => (name: string) => list.by === by && list.name === name;
    const listed = (by: TermList) => listsOf(outline).flatMap((one) => (one.by === by ? [one.name] : []));
    const { first, others } = topicsOf(outline, listed('tags'), isShown('tags'));
    const linked = (by: TermList, names: readonly string[]) =>
      names.flatMap((name) => linkTo(shelf, by, name).map((link) => ({ ...link, isCurrent: isShown(by)(name) })));
    const categories = linked('groups', listed('groups'));
    const topics = linked('tags', first);
    const withAll = (links: PlannedTopic[]) => [{ ...all, label: words.all, isCurrent: list.by === 'all' }, ...links];
    const own = list.by === 'all' ? { text: collection.text && planAt(shelf, collection.text, 'text') } : planTerm(shelf, list);
    const title = own && 'title' in own && own.title ? own.title : all.label;
    const numbered = list.page === 1 ? title : fill(words.pageTitle, title, formatNumber(list.page, settings));
    return {
      ...(list.page === 1 ? own : {}),
      title: numbered,
      whole: list.by === 'all' ? undefined : all,
      // The way to the whole list stands once, in the first row.
      ...(categories.length > 0 && { categories: withAll(categories) }),
      topics: topics.length > 0 && categories.length === 0 ? withAll(topics) : topics,
      ...(others.length > 0 && { moreTopics: linked('tags', others) }),
      feed: resolveHref(feedPath(outline)),
    };
  }

  function planList(block: PostsBlock, field: Field, path: Path): PlannedPosts {
    const shelf = shelfOf(block.collection);
    const { list, after, ...own } = madeOf(block);
    const { id, eyebrow, heading, headingRole, text, action } = own;
    const shown = resolveMembers({ id, eyebrow, heading, headingRole, text, action }, field, path) as Omit<
      PlannedPosts,
      'type' | 'posts'
    >;
    const around = after === undefined ? undefined : aroundOf(shelf.collection, shelf.outline, after);
    // Where posts are named one by one, none is moved to the top.
    const isMarked = list !== undefined || block.names === undefined;
    const posts = shownBy(shelf, block).flatMap((name) => {
      const isPinned = isMarked && shelf.outline.byName.get(name)?.isPinned;
      return planCards(shelf)(name).map((card) => (isPinned ? { ...card, pinned: words.pinned } : card));
    });
    return {
      type: block.type,
      ...shown,
      ...(around && posts.length > 0 && { heading: words.related }),
      posts,
      head: list && planHead(shelf, list),
      pagination: list && planPagination(shelf, list),
      neighbours: around && { previous: linkToPost(shelf, around.previous), next: linkToPost(shelf, around.next) },
    };
  }

  function planEvent(shelf: Shelf, { event, name }: Post, index: number): PlannedArticle['event'] {
    if (!event) return undefined;
    const at = (key: string): ['posts', number, 'event', string] => ['posts', index, 'event', key];
    const date = planSpan(event, settings);
    return {
      date: { ...date, text: annotate(date.text, placeOf(shelf, ...at('start'))) },
      place: event.place && planAt(shelf, event.place, ...at('place')),
      action: event.action && planAt(shelf, event.action, ...at('action')),
      calendar: resolveHref(calendarPath(shelf.outline, name)),
    };
  }

  function planCalendar(block: CalendarBlock, field: Field, path: Path): PlannedCalendar {
    const shelf = shelfOf(block.collection);
    const { tag, months, collection: _, ...own } = block;
    const events = shelf.outline.latest.flatMap(({ name, tags, hasEvent }) => {
      const found = hasEvent && (!tag || tags.includes(tag)) ? findPost(shelf.collection, name) : undefined;
      const link = linkToPost(shelf, name);
      if (!found?.post.event || !link) return [];
      const { start, end, place } = found.post.event;
      const placed = place && planAt(shelf, place, 'posts', found.index, 'event', 'place');
      return [{ start, end, shown: { ...link, place: placed } }];
    });
    return {
      ...(resolveMembers(own, field, path) as Pick<PlannedCalendar, 'type'>),
      weekdays: weekdaysOf(settings),
      months: planMonths(events, settings, months),
    };
  }

  function planArticle({ type, id, collection, post: name }: ArticleBlock): PlannedArticle {
    const shelf = shelfOf(collection);
    const found = findPost(shelf.collection, name);
    if (!found) throw new Error(`The check let the post ${name} pass.`);
    const { post, index } = found;
    const at = (key: string): ['posts', number, string] => ['posts', index, key];
    return {
      type,
      id,
      title: planAt(shelf, post.title, ...at('title')),
      summary: planSummary(shelf, post, index),
      date: annotateDate(planSpan({ start: post.date }, settings), (text) => annotate(text, placeOf(shelf, ...at('date')))),
      updated: post.updated && post.updated !== dayOf(post.date) ? planDay(shelf, post.updated, ...at('updated')) : undefined,
      authors: (post.authors ?? []).flatMap((author) => linkTo(shelf, 'authors', author)),
      tags: [
        ...(post.groups ?? []).flatMap((category) => linkTo(shelf, 'groups', category)),
        ...(post.tags ?? []).flatMap((tag) => linkTo(shelf, 'tags', tag)),
      ],
      image: post.image && planAt(shelf, post.image, ...at('image')),
      event: planEvent(shelf, post, index),
    };
  }

  return { planList, planCalendar, planArticle };
}
