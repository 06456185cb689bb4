import type { Action, HeadingRole } from '../../schema/fields.ts';
import type { InlineText, PlannedDate, PlannedImage } from './values.ts';

/** A link of the pages of posts. */
export interface PostLink {
  label: string;
  href: string;
}

/** A post in a list. */
export interface PlannedPostCard extends PostLink {
  name: string;
  summary: string;
  date: PlannedDate;
  /** The mark of a post that is pinned to the top of the list. */
  pinned?: string | undefined;
  image?: PlannedImage | undefined;
}

/** The other pages of a list; absent where there is one. */
export interface PlannedPagination {
  pages: ((PostLink & { isCurrent: boolean; name: string }) | null)[];
  newer?: string | undefined;
  older?: string | undefined;
}

/** A category or tag of posts, above a list. */
export type PlannedTopic = PostLink & { isCurrent: boolean };

/** What a page of a list has above its posts. */
export interface PlannedListHead {
  title: string;
  /** The list that the posts of a tag or author are part of. */
  whole?: PostLink | undefined;
  text?: InlineText | undefined;
  /** For an author. */
  role?: string | undefined;
  image?: PlannedImage | undefined;
  profile?: string | undefined;
  /** Ways to the categories; absent where there are none. */
  categories?: PlannedTopic[] | undefined;
  topics: PlannedTopic[];
  /** Those that few posts have, where there are many. */
  moreTopics?: PlannedTopic[] | undefined;
  feed: string;
}

/** What is around posts, as around the content of other sections. */
interface PlannedSection {
  id?: string;
  eyebrow?: string;
  heading?: string;
  headingRole?: HeadingRole | undefined;
  text?: InlineText;
  action?: Action;
}

/** A block of posts, ready to render. */
export interface PlannedPosts extends PlannedSection {
  type: 'posts';
  posts: PlannedPostCard[];
  head?: PlannedListHead | undefined;
  pagination?: PlannedPagination | undefined;
  /** After an article: those before and after it in time. */
  neighbours?: { previous?: PostLink | undefined; next?: PostLink | undefined } | undefined;
}

/** An event on a day. */
export interface PlannedDayEvent extends PostLink {
  /** It is of several days, and said in full on an earlier one of the month. */
  goesOn: boolean;
  /** Its time, or where it is of several days from when to when it is. */
  when?: string | undefined;
  place?: string | undefined;
}

export interface PlannedDay {
  iso: string;
  label: string;
  /** In the other calendar of the site. */
  otherLabel?: string | undefined;
  events: PlannedDayEvent[];
}

export interface PlannedMonth {
  /** Year and month, in the calendar that the site goes by first. */
  name: string;
  title: string;
  /** In the other calendar of the site. */
  otherTitle?: string | undefined;
  /** Seven days each; null for those of other months. */
  weeks: (PlannedDay | null)[][];
}

/** Events of posts, month by month, ready to render. */
export interface PlannedCalendar extends PlannedSection {
  type: 'calendar';
  /** Names of the days, in the order of a week. */
  weekdays: string[];
  months: PlannedMonth[];
}

/** The head of an article, ready to render. */
export interface PlannedArticle {
  type: 'article';
  id?: string | undefined;
  title: string;
  summary: string;
  date: PlannedDate;
  updated?: PlannedDate | undefined;
  authors: PostLink[];
  /** Its categories, then its tags. */
  tags: PostLink[];
  image?: PlannedImage | undefined;
  event?: { date: PlannedDate; place?: string | undefined; action?: Action | undefined; calendar: string } | undefined;
}
