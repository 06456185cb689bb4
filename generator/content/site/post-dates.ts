/** The date of a post: a day, or a day with a time and the offset from UTC. */
interface WithDates {
  date: string;
  updated?: string | undefined;
}

/** Whether a date has a time. */
export const hasTime = (date: string): boolean => date.includes('T');

/** The day of a date, where the post was written. */
export const dayOf = (date: string): string => date.slice(0, 10);

/** When a post was last changed: its date, unless it was updated on another day. */
export const changeOf = ({ date, updated }: WithDates): string =>
  updated === undefined || updated === dayOf(date) ? date : updated;

/** A date as RFC 3339 writes it: of a day its first moment in UTC. */
export const rfc3339 = (date: string): string =>
  hasTime(date) ? date.replace(/T\d\d:\d\d/, (time) => `${time}:00`) : `${date}T00:00:00Z`;

/**
 * When a post was last changed, as RFC 3339 writes it. The day of an update begins where the post was written: in UTC it would
 * begin before a post that was published late in the evening west of there.
 */
export function changeTime(post: WithDates): string {
  const change = changeOf(post);
  const [, offset] = /T\d\d:\d\d(.*)$/.exec(post.date) ?? [];
  return offset === undefined || hasTime(change) ? rfc3339(change) : `${change}T00:00:00${offset}`;
}
