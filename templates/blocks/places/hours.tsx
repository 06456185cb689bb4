import { css } from '@linaria/core';
import { fill } from '../../labels/fill.ts';
import { useLabelsOf, useRenderContext } from '../../page/render-context.tsx';
import { formatTime, weekdayName } from '../../parts/format-time.ts';
import type { labels } from './labels.ts';
import { type Days, type Hours as HoursOfWeek, isAllDay, type Spell, weekOf } from './week.ts';

const hoursClass = css`
  font-size: var(--text-base);

  & > :is(h3, h4) {
    font-size: var(--text-sm);
    margin-block-end: var(--space-1);
  }
  & > dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding-block: var(--space-1);
  }
  & > dl > div + div {
    border-block-start: var(--line);
  }
  & dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & dd > span {
    display: block;
    white-space: nowrap;
  }
  & dd[data-closed-day] {
    color: var(--ink-soft);
  }
`;

/** Opening hours of a week, in words. */
export function Hours({ hours, level: Heading }: { hours: HoursOfWeek; level: 'h3' | 'h4' }) {
  const { site } = useRenderContext().frame;
  const words = useLabelsOf<typeof labels>('places');
  const range = (first: string, last: string) => fill(words.range, first, last);
  const daysOf = ({ first, last }: Days) =>
    first === last ? weekdayName(first, site) : range(weekdayName(first, site), weekdayName(last, site));
  const spellOf = (spell: Spell) =>
    isAllDay(spell) ? words.allDay : range(formatTime(spell.from, site), formatTime(spell.to, site));
  return (
    <div className={hoursClass}>
      <Heading>{words.hours}</Heading>
      <dl>
        {weekOf(hours).map((days) => (
          <div key={days.first}>
            <dt>{daysOf(days)}</dt>
            <dd data-closed-day={days.spells.length === 0 || undefined}>
              {days.spells.length === 0
                ? words.closed
                : days.spells.map((spell) => <span key={spell.from}>{spellOf(spell)}</span>)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
