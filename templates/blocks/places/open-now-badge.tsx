import { css } from '@linaria/core';
import { useRenderContext } from '../../model/page/render-context.tsx';
import { isolatedText } from '../../runtime/direction/isolates.ts';
import { PlainIsland } from '../../runtime/islands/island.tsx';
import type { OpenNowProps } from './island.tsx';
import type { NamedHours } from './open-now.ts';
import type { Place } from './place-schema.ts';
import { useTimeWords } from './time-words.ts';
import { type Hours, isAllDay, minutesOf, type Times } from './week.ts';
import { weekdays } from './weekdays.ts';

/* Space is reserved, so that nothing moves when the text appears. */
const badge = css`
  min-block-size: 1.75em;
  font-size: var(--text-sm);
  font-weight: 500;
  color: var(--ink-soft);

  &[data-open]::before {
    content: '';
    display: inline-block;
    inline-size: 0.625em;
    aspect-ratio: 1;
    margin-inline-end: 0.5em;
    border: 2px solid currentColor;
    border-radius: 50%;
  }
  &[data-open='true'] {
    color: var(--brand-ink);
  }
  &[data-open='true']::before {
    background: currentColor;
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** Placeholder for the state of one schedule. */
export function OpenState() {
  return <p className={badge} data-schedule="" />;
}

/** Placeholder for the state of a place and its schedules; the browser fills it in, since only it knows the time. */
export function OpenNow({ place, timeZone }: { place: Place; timeZone: string }) {
  const { direction } = useRenderContext().frame.site;
  const { words, time } = useTimeWords();
  const { openUntil, openNow, openPart, closedNow } = words;
  const inMinutes = (hours: Hours) =>
    hours.map(({ days, from, to }) => ({
      days: days.map((day) => weekdays.indexOf(day)),
      from: minutesOf(from),
      to: minutesOf(to) + (minutesOf(to) <= minutesOf(from) ? 1440 : 0),
      until: isAllDay({ from, to }) ? '' : time(to),
    }));
  const hoursOf = ({ hours = [], seasons, holidays = [] }: Times, name?: string): NamedHours => ({
    ...(name && { name: isolatedText(name, direction) }),
    hours: inMinutes(hours),
    seasons: seasons?.map(({ from, until, hours: own }) => ({ first: from, last: until, hours: inMinutes(own) })),
    closed: holidays.map(({ from, to = from }): [string, string] => [from, to]),
  });
  const schedules = place.schedules?.map((one) => hoursOf(one, one.title)) ?? [hoursOf(place)];
  const props: OpenNowProps = { timeZone, schedules, words: { openUntil, openNow, openPart, closedNow } };
  return (
    <PlainIsland name="places" strategy="visible" props={props}>
      <p className={badge} />
    </PlainIsland>
  );
}
