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
  seasons?: SeasonHours[];
  closed: ClosedDays[];
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

function dayBefore({ day, weekday, minutes }: LocalTime): LocalTime {
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return { day: before, weekday: (weekday + 6) % 7, minutes: minutes + wholeDay };
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
