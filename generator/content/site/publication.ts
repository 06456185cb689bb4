import type { RowsKey } from '../../../templates/schema/entry-types.ts';
import { get } from '../../core/json/walk.ts';
import { hasTime } from './post-dates.ts';

/** When a page or a post is published. */
export interface Publication {
  isDraft?: true;
  /** Dates or times, as in the content. */
  from?: string;
  until?: string;
  /** Whether `from` is the date of a post, which includes a time. */
  isByDate?: true;
}

/** Keys of the publication settings. */
export const publicationKeys = ['draft', 'from', 'until'] as const;

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Publication settings of a page or post, which need not be valid; undefined if it is always published. */
export function publicationOf(value: unknown): Publication | undefined {
  const [draft, from, until] = publicationKeys.map((key) => get(value, key));
  if (draft !== true && !isMoment(from) && !isMoment(until)) return undefined;
  return { ...(draft === true && { isDraft: true }), ...(isMoment(from) && { from }), ...(isMoment(until) && { until }) };
}

/** Publication of a post: if its date has a time, it is published from then on, unless `from` is set. */
function publicationOfPost(post: unknown): Publication | undefined {
  const declared = publicationOf(post);
  const date = get(post, 'date');
  if (declared?.from !== undefined || !isMoment(date) || !hasTime(date)) return declared;
  return { ...declared, from: date, isByDate: true };
}

/** Publication of a collection item: posts have dates, other items are either drafts or always published. */
export const publicationOfEntry = (rows: RowsKey, entry: unknown): Publication | undefined =>
  rows === 'posts' ? publicationOfPost(entry) : publicationOf({ draft: get(entry, 'draft') });

/** Time for which a site is shown: milliseconds since 1970; `ever` shows everything but drafts, `always` also drafts. */
export type PublicationMoment = number | 'ever' | 'always';

/** Whether a page or post is shown at a time. */
export function isPublishedAt(publication: Publication | undefined, at: PublicationMoment): boolean {
  if (publication === undefined || at === 'always') return true;
  const { isDraft, from, until } = publication;
  if (isDraft || at === 'ever') return isDraft !== true;
  return (from === undefined || Date.parse(from) <= at) && (until === undefined || at < Date.parse(until));
}

/** Whether everything published as `inner` is shown only while `outer` is. */
export function isWithin(inner: Publication | undefined, outer: Publication | undefined): boolean {
  if (outer === undefined || inner?.isDraft) return true;
  if (outer.isDraft) return false;
  const begins = outer.from === undefined || (inner?.from !== undefined && Date.parse(outer.from) <= Date.parse(inner.from));
  const ends = outer.until === undefined || (inner?.until !== undefined && Date.parse(inner.until) <= Date.parse(outer.until));
  return begins && ends;
}

/** Period in which a site does not change, in milliseconds since 1970; `until` is exclusive. */
export interface PublicationSpan {
  from: number;
  until: number;
}

/** Period of a site that never changes. */
export const endless: PublicationSpan = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

/** The period around a time in which none of the publications starts or ends. */
export function spanAround(publications: Iterable<Publication | undefined>, at: number): PublicationSpan {
  const span = { ...endless };
  for (const one of publications) {
    const moments = one === undefined || one.isDraft ? [] : [one.from, one.until];
    for (const moment of moments) {
      const time = moment === undefined ? Number.NaN : Date.parse(moment);
      if (time <= at) span.from = Math.max(span.from, time);
      else if (time > at) span.until = Math.min(span.until, time);
    }
  }
  return span;
}
