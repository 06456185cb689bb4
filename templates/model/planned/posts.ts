import type { Action, HeadingRole } from '../../schema/fields.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';
import type { InlineText, PlannedDate, PlannedImage } from './values.ts';

/** Link on pages of posts. */
export interface PostLink {
  label: string;
  href: string;
}

/** Post in a list. */
export interface PlannedPostCard extends PostLink {
  name: string;
  summary: string;
  date: PlannedDate;
  /** Label of a post pinned to the top of the list. */
  pinned?: string | undefined;
  image?: PlannedImage | undefined;
}

/** Pagination of a list; absent for a single page. */
export interface PlannedPagination {
  pages: ((PostLink & { isCurrent: boolean; name: string }) | null)[];
  newer?: string | undefined;
  older?: string | undefined;
}

/** Category or tag of posts, above a list. */
export type PlannedTopic = PostLink & { isCurrent: boolean };

/** Head of a list page. */
export interface PlannedListHead {
  title: string;
  /** List that the posts of a tag or author belong to. */
  whole?: PostLink | undefined;
  text?: InlineText | undefined;
  /** For an author. */
  role?: string | undefined;
  image?: PlannedImage | undefined;
  profile?: string | undefined;
  /** Links to categories; absent without any. */
  categories?: PlannedTopic[] | undefined;
  topics: PlannedTopic[];
  /** Rare topics, shown separately if there are many. */
  moreTopics?: PlannedTopic[] | undefined;
  feed: string;
}

/** Section properties of blocks of posts. */
interface PlannedSection {
  id?: string;
  eyebrow?: string;
  heading?: string;
  headingRole?: HeadingRole | undefined;
  text?: InlineText;
  action?: Action;
}

/** Block of posts, ready to render. */
export interface PlannedPosts extends PlannedSection {
  type: 'posts';
  layout?: ThemeOptions['cards'] | undefined;
  posts: PlannedPostCard[];
  head?: PlannedListHead | undefined;
  pagination?: PlannedPagination | undefined;
  /** On an article's page: the previous and next article by date. */
  neighbours?: { previous?: PostLink | undefined; next?: PostLink | undefined } | undefined;
}

/** Event on a day. */
export interface PlannedDayEvent extends PostLink {
  /** Continues from an earlier day of the month, where it is shown in full. */
  goesOn: boolean;
  /** Time, or the period of an event of several days. */
  when?: string | undefined;
  place?: string | undefined;
}

export interface PlannedDay {
  iso: string;
  label: string;
  /** In the site's other calendar. */
  otherLabel?: string | undefined;
  events: PlannedDayEvent[];
}

export interface PlannedMonth {
  /** Year and month in the site's first calendar. */
  name: string;
  title: string;
  /** In the site's other calendar. */
  otherTitle?: string | undefined;
  /** Seven days each; null for days of other months. */
  weeks: (PlannedDay | null)[][];
}

/** Events of posts by month, ready to render. */
export interface PlannedCalendar extends PlannedSection {
  type: 'calendar';
  /** Weekday names in order. */
  weekdays: string[];
  months: PlannedMonth[];
}

/** Head of an article, ready to render. */
export interface PlannedArticle {
  type: 'article';
  id?: string | undefined;
  title: string;
  summary: string;
  date: PlannedDate;
  updated?: PlannedDate | undefined;
  authors: PostLink[];
  /** Categories, then tags. */
  tags: PostLink[];
  image?: PlannedImage | undefined;
  event?: { date: PlannedDate; place?: string | undefined; action?: Action | undefined; calendar: string } | undefined;
}
