import type { Rows } from '../../../templates/schema/entry-types.ts';
import { get } from '../../core/json/walk.ts';
import { hasTime } from './post-dates.ts';

/** When a page or a post is published. */
export interface Publication {
  isDraft?: true;
  /** Moments, as the content has them. */
  from?: string;
  until?: string;
  /** The date of a post says from when, as that has a time. */
  isByDate?: true;
}

/** The keys that say it. */
export const publicationKeys = ['draft', 'from', 'until'] as const;

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** What a page or post says of its publication; undefined where it is always published. Faults of shape may be in it. */
export function publicationOf(value: unknown): Publication | undefined {
  const [draft, from, until] = publicationKeys.map((key) => get(value, key));
  if (draft !== true && !isMoment(from) && !isMoment(until)) return undefined;
  return { ...(draft === true && { isDraft: true }), ...(isMoment(from) && { from }), ...(isMoment(until) && { until }) };
}

/** The same of a post: one whose date has a time is published then, unless it says otherwise. */
function publicationOfPost(post: unknown): Publication | undefined {
  const declared = publicationOf(post);
  const date = get(post, 'date');
  if (declared?.from !== undefined || !isMoment(date) || !hasTime(date)) return declared;
  return { ...declared, from: date, isByDate: true };
}

/** The same of an entry of a collection: posts have times, others are drafts or always published. */
export const publicationOfEntry = (rows: Rows, entry: unknown): Publication | undefined =>
  rows === 'posts' ? publicationOfPost(entry) : publicationOf({ draft: get(entry, 'draft') });

/**
 * What a site is shown at: a moment, in milliseconds since 1970, `ever` for what any moment shows, `always` for drafts, too.
 */
export type PublicationMoment = number | 'ever' | 'always';

/** Whether a page or post is shown. */
export function isPublishedAt(publication: Publication | undefined, at: PublicationMoment): boolean {
  if (publication === undefined || at === 'always') return true;
  const { isDraft, from, until } = publication;
  if (isDraft || at === 'ever') return isDraft !== true;
  return (from === undefined || Date.parse(from) <= at) && (until === undefined || at < Date.parse(until));
}

/** Whether whatever is shown as one says is shown only while what the other says is. */
export function isWithin(inner: Publication | undefined, outer: Publication | undefined): boolean {
  if (outer === undefined || inner?.isDraft) return true;
  if (outer.isDraft) return false;
  const begins = outer.from === undefined || (inner?.from !== undefined && Date.parse(outer.from) <= Date.parse(inner.from));
  const ends = outer.until === undefined || (inner?.until !== undefined && Date.parse(inner.until) <= Date.parse(outer.until));
  return begins && ends;
}

/** The time around a moment in which the same is shown, in milliseconds since 1970; `until` is the first moment that shows something else. */
export interface PublicationSpan {
  from: number;
  until: number;
}

/** Of what is always the same. */
export const endless: PublicationSpan = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

/** The time in which all of these are shown, or not shown, as at a moment. */
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
