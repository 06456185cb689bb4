import { css } from '@linaria/core';
import { Island } from '../../islands/island.tsx';
import { Island as OpenNowIsland } from './island.tsx';
import type { Place } from './place-schema.ts';
import { useTimeWords } from './time-words.ts';
import { type Hours, isAllDay, minutesOf } from './week.ts';
import { weekdays } from './weekdays.ts';

/* Room is kept for the words, so that nothing moves when they come; without scripts none do. */
const badge = css`
  min-block-size: 1.75em;
  font-size: var(--text-sm);
  font-weight: 500;
  color: var(--ink-soft);

  & p[data-open]::before {
    content: '';
    display: inline-block;
    inline-size: 0.625em;
    aspect-ratio: 1;
    margin-inline-end: 0.5em;
    border: 2px solid currentColor;
    border-radius: 50%;
  }
  & p[data-open='true'] {
    color: var(--brand-ink);
  }
  & p[data-open='true']::before {
    background: currentColor;
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** Whether the place is open, said by the browser, which alone knows what time it is. */
export function OpenNow({ place, timeZone }: { place: Place; timeZone: string }) {
  const { words, time } = useTimeWords();
  const { openUntil, openNow, closedNow } = words;
  const inMinutes = (hours: Hours) =>
    hours.map(({ days, from, to }) => ({
      days: days.map((day) => weekdays.indexOf(day)),
      from: minutesOf(from),
      to: minutesOf(to) + (minutesOf(to) <= minutesOf(from) ? 1440 : 0),
      until: isAllDay({ from, to }) ? '' : time(to),
    }));
  const hours = inMinutes(place.hours ?? []);
  const seasons = place.seasons?.map(({ from, until, hours: own }) => ({ first: from, last: until, hours: inMinutes(own) }));
  const closed = (place.holidays ?? []).map(({ from, to = from }): [string, string] => [from, to]);
  return (
    <div className={badge}>
      <Island
        name="places"
        strategy="visible"
        component={OpenNowIsland}
        props={{ timeZone, hours, ...(seasons && { seasons }), closed, words: { openUntil, openNow, closedNow } }}
      />
    </div>
  );
}
