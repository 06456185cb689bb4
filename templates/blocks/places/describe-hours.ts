import { shiftDay } from './open-now.ts';
import type { Place } from './place-schema.ts';
import { type Hours, isAllDay, type Times } from './week.ts';

type Schedule = NonNullable<Place['schedules']>[number];

const weekdayOf = (day: string) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** Hours for search engines: a full day ends at 23:59. */
const specificationsOf = (hours: Hours, name?: string) =>
  hours.map(({ days, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    ...(name && { name }),
    dayOfWeek: days.map(weekdayOf),
    opens: from,
    closes: isAllDay({ from, to }) || to === '24:00' ? '23:59' : to,
  }));

/** Closed day: opens and closes at the same minute. */
const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };

interface Span {
  from: string;
  until: string;
}

const valid = ({ from, until }: Span) => ({ validFrom: from, validThrough: until });

const holds = ({ from, until }: Span, day: string) => from <= day && day <= until;

const holidaySpans = ({ holidays = [] }: Times) => holidays.map(({ from, to = from }): Span => ({ from, until: to }));

/** Days on which some schedule differs from its usual hours, split where hours change. */
function exceptionsOf(schedules: readonly Schedule[]): Span[] {
  const spans = schedules.flatMap((times) => [...(times.seasons ?? []), ...holidaySpans(times)]);
  const changes = [...new Set(spans.flatMap(({ from, until }) => [from, shiftDay(until, 1)]))].sort();
  return changes.flatMap((from, index) => {
    const next = changes[index + 1];
    return next !== undefined && spans.some((span) => holds(span, from)) ? [{ from, until: shiftDay(next, -1) }] : [];
  });
}

function hoursOn(schedule: Schedule, day: string): Hours {
  if (holidaySpans(schedule).some((span) => holds(span, day))) return [];
  return schedule.seasons?.find((season) => holds(season, day))?.hours ?? schedule.hours;
}

/** Combines schedules: for programs that know no service names, a place is open while any of its schedules is. */
function describeSchedules(schedules: readonly Schedule[]) {
  const special = exceptionsOf(schedules).flatMap((span) => {
    const hours = schedules.flatMap((one) => specificationsOf(hoursOn(one, span.from), one.title));
    return (hours.length > 0 ? hours : [closed]).map((one) => ({ ...one, ...valid(span) }));
  });
  return {
    openingHoursSpecification: schedules.flatMap(({ hours, title }) => specificationsOf(hours, title)),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

/** Opening hours as structured data. https://schema.org/OpeningHoursSpecification */
export function describeHours({
  hours,
  seasons = [],
  holidays,
  schedules,
}: Times & { schedules?: readonly Schedule[] | undefined }) {
  if (schedules) return describeSchedules(schedules);
  const special = [
    ...seasons.flatMap((season) => specificationsOf(season.hours).map((one) => ({ ...one, ...valid(season) }))),
    ...holidaySpans({ holidays }).map((span) => ({ ...closed, ...valid(span) })),
  ];
  return {
    ...(hours && { openingHoursSpecification: specificationsOf(hours) }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}
