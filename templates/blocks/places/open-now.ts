/** Hours of a place as the browser is given them. */
export interface OpenHours {
  /** 0 for Sunday. */
  days: number[];
  /** Minutes of the day; `to` may be beyond 1440, on the next day. */
  from: number;
  to: number;
  /** When it closes, in words; empty where it does not. */
  until: string;
}

/** First and last day of a time without hours, as YYYY-MM-DD. */
export type ClosedDays = [first: string, last: string];

/** Days with hours of their own, as YYYY-MM-DD. */
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

/** Hours of one service of a place, or of the place as a whole, which needs no name. */
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

/** A moment where the place is. */
export interface LocalTime {
  day: string;
  weekday: number;
  /** Minutes of the day. */
  minutes: number;
}

const wholeDay = 1440;

/** The moment in a time zone, by the clock of its people. */
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

/** Another day, so many later. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function dayBefore({ day, weekday, minutes }: LocalTime): LocalTime {
  return { day: shiftDay(day, -1), weekday: (weekday + 6) % 7, minutes: minutes + wholeDay };
}

/** The hours that a moment is in, those that began the evening before too; undefined: closed. */
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
 * What is said at a moment of each service of a place, and of the place: closed where all of them are, else open, with the names of
 * those that are where some are not.
 *
 * @param join writes some names as a list
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
