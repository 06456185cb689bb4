import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useTimeWords } from './time-words.ts';
import { type Hours as HoursOfWeek, weekOf } from './week.ts';

const hoursClass = css`
  font-size: var(--text-base);

  & > :is(h2, h3, h4, h5) {
    font-size: var(--text-sm);
    margin-block-end: var(--space-1);
  }
  & > p {
    margin-block-end: var(--space-1);
    font-size: var(--text-sm);
    color: var(--ink-soft);
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

/** Heading level inside a place. */
export type Level = 'h2' | 'h3' | 'h4' | 'h5';

interface HoursProps {
  hours: HoursOfWeek;
  level: Level;
  /** Title of the hours; default: the usual hours. */
  title?: string;
  /** Days of a period in words; absent for usual hours. */
  span?: string;
  /** Content below the title. */
  children?: ReactNode;
}

/** Opening hours of a week in words. */
export function Hours({ hours, level: Heading, title, span, children }: HoursProps) {
  const { words, days: daysOf, spell: spellOf } = useTimeWords();
  return (
    <div className={hoursClass}>
      <Heading>{title ?? words.hours}</Heading>
      {span && <p>{span}</p>}
      {children}
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
