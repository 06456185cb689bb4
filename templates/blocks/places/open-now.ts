/** Hours of a place, as sent to the browser. */
export interface OpenHours {
  /** 0 for Sunday. */
  days: number[];
  /** Minutes of the day; `to` may be beyond 1440, on the next day. */
  from: number;
  to: number;
  /** Closing time in words; empty if it does not close. */
  until: string;
}

/** First and last day of a closed period, YYYY-MM-DD. */
export type ClosedDays = [first: string, last: string];

/** Period with different hours; days as YYYY-MM-DD. */
export interface SeasonHours {
  first: string;
  last: string;
  hours: OpenHours[];
}

export interface PlaceHours {
  hours: OpenHours[];
  seasons?: SeasonHours[] | undefined;
  closed: ClosedDays[];
}

/** Hours of one service of a place, or of the whole place, which needs no name. */
export interface NamedHours extends PlaceHours {
  name?: string | undefined;
}

export interface OpenWords {
  openUntil: string;
  openNow: string;
  openPart: string;
  closedNow: string;
}

export interface OpenState {
  isOpen: boolean;
  text: string;
}

/** Moment in local time of the place. */
export interface LocalTime {
  day: string;
  weekday: number;
  /** Minutes of the day. */
  minutes: number;
}

const wholeDay = 1440;

/** Local time of a moment in a time zone. */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const format = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const day = `${parts.year}-${parts.month}-${parts.day}`;
  return {
    day,
    weekday: new Date(`${day}T00:00:00Z`).getUTCDay(),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** Date that many days later. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function dayBefore({ day, weekday, minutes }: LocalTime): LocalTime {
  return { day: shiftDay(day, -1), weekday: (weekday + 6) % 7, minutes: minutes + wholeDay };
}

/** Hours that contain a moment, including those that began the day before; undefined if closed. */
export function openHours({ hours: usual, seasons = [], closed }: PlaceHours, now: LocalTime): OpenHours | undefined {
  const holds = ({ day, weekday, minutes }: LocalTime) => {
    if (closed.some(([first, last]) => first <= day && day <= last)) return undefined;
    const { hours } = seasons.find(({ first, last }) => first <= day && day <= last) ?? { hours: usual };
    return hours.find(({ days, from, to }) => days.includes(weekday) && from <= minutes && minutes < to);
  };
  return holds(now) ?? holds(dayBefore(now));
}

function stateOf(open: OpenHours | undefined, { openUntil, openNow, closedNow }: OpenWords): OpenState {
  if (!open) return { isOpen: false, text: closedNow };
  return { isOpen: true, text: open.until ? openUntil.replace('%s', () => open.until) : openNow };
}

/**
 * State of each service and of the place: closed if all are; otherwise open, with the names of the open ones if some are
 * closed.
 * @param join formats a list of names
 */
export function statesOf(
  schedules: readonly NamedHours[],
  now: LocalTime,
  { words, join }: { words: OpenWords; join: (names: string[]) => string },
): { place: OpenState; each: OpenState[] } {
  const each = schedules.map((hours) => stateOf(openHours(hours, now), words));
  const [first = stateOf(undefined, words), ...others] = each;
  if (others.length === 0) return { place: first, each };
  const open = schedules.filter((_, index) => each[index]?.isOpen).flatMap(({ name }) => name ?? []);
  if (open.length === 0) return { place: stateOf(undefined, words), each };
  const text = open.length < each.length ? words.openPart.replace('%s', () => join(open)) : words.openNow;
  return { place: { isOpen: true, text }, each };
}
