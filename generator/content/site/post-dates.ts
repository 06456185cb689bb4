/** Dates of a post: a day, or a day with time and UTC offset. */
interface WithDates {
  date: string;
  updated?: string | undefined;
}

/** Whether a date includes a time. */
export const hasTime = (date: string): boolean => date.includes('T');

/** The day of a date, in the time zone of the date. */
export const dayOf = (date: string): string => date.slice(0, 10);

/** Last change of a post: its date, unless it was updated on another day. */
export const changeOf = ({ date, updated }: WithDates): string =>
  updated === undefined || updated === dayOf(date) ? date : updated;

/** A date in RFC 3339; a day starts at midnight UTC. */
export const rfc3339 = (date: string): string =>
  hasTime(date) ? date.replace(/T\d\d:\d\d/, (time) => `${time}:00`) : `${date}T00:00:00Z`;

/**
 * Last change of a post in RFC 3339. The day of an update starts in the time zone of the post's date: in UTC it could start
 * before a post that was published late in the evening further west.
 */
export function changeTime(post: WithDates): string {
  const change = changeOf(post);
  const [, offset] = /T\d\d:\d\d(.*)$/.exec(post.date) ?? [];
  return offset === undefined || hasTime(change) ? rfc3339(change) : `${change}T00:00:00${offset}`;
}
