import { css } from '@linaria/core';
import { Icon } from '../../components/icon.tsx';
import { Section, sectionProps } from '../../components/section.tsx';
import { useUniqueId } from '../../model/page/render-context.tsx';
import type { PlannedCalendar, PlannedMonth } from '../../model/planned/posts.ts';
import { Day } from './day.tsx';

const months = css`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 1.5rem + 1.5vw, 3.5rem);
`;

/* Grid of days where seven fit side by side; otherwise a list of the days on which events begin. */
const month = css`
  & table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0;
    overflow: clip;
    background: var(--surface);
    border: var(--line);
    border-radius: var(--radius-lg);
  }
  & caption {
    padding-block: var(--space-3);
    text-align: start;
  }
  & caption > :is(h2, h3) {
    font-size: var(--text-xl);
  }
  & caption small {
    display: inline-block;
    font-size: var(--text-sm);
    font-weight: 400;
    color: var(--ink-soft);
  }
  & th {
    padding: var(--space-2);
    font-size: var(--text-xs);
    font-weight: 550;
    text-align: start;
    overflow-wrap: anywhere;
    color: var(--brand-ink);
    border-block-end: 2px solid var(--tint-line);
  }
  & td {
    block-size: 4.5rem;
    padding: var(--space-2);
    font-size: var(--text-xs);
    line-height: 1.5;
    vertical-align: top;
    border-block-end: var(--line);
  }
  & :is(th, td) + :is(th, td) {
    border-inline-start: var(--line);
  }
  & tbody > tr:last-child > td {
    border-block-end: 0;
  }
  @media print {
    & tr {
      break-inside: avoid;
    }
  }
  @container (max-width: 47.99rem) {
    & thead,
    & td:not(:has(li:not([data-goes-on]))) {
      display: none;
    }
    & :is(table, caption, tbody, tr) {
      display: block;
    }
    & caption {
      padding: var(--space-4) var(--space-4) var(--space-3);
    }
    & td {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-1);
      block-size: auto;
      padding: var(--space-3) var(--space-4);
      font-size: var(--text-base);
    }
    & td + td {
      border-inline-start: 0;
    }
    & tbody > tr > td {
      margin-block-end: -1px;
      border-block: var(--line);
    }
  }
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);
  margin-block-start: var(--space-2);
  font-size: var(--text-sm);

  & > a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.75rem;
  }
  /* What leads on stands at the end, alone or not. */
  & > [data-way='next'] {
    margin-inline-start: auto;
  }
  @media print {
    display: none;
  }
`;

interface MonthProps {
  month: PlannedMonth;
  weekdays: readonly string[];
  headingLevel: 2 | 3;
  idOf: (month: PlannedMonth) => string;
  previous: PlannedMonth | undefined;
  next: PlannedMonth | undefined;
}

/** Links to the previous and the next month. */
function Ways({ idOf, previous, next }: Pick<MonthProps, 'idOf' | 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <p className={ways}>
      {previous && (
        <a href={`#${idOf(previous)}`}>
          <Icon name="arrow-back" size={18} />
          {previous.title}
        </a>
      )}
      {next && (
        <a href={`#${idOf(next)}`} data-way="next">
          {next.title}
          <Icon name="arrow-forward" size={18} />
        </a>
      )}
    </p>
  );
}

function Month({ month: shown, weekdays, headingLevel, idOf, previous, next }: MonthProps) {
  const Heading = `h${headingLevel}` as const;
  const { title, otherTitle, weeks } = shown;
  return (
    <div className={month} id={idOf(shown)}>
      <table>
        <caption>
          <Heading>
            {title} {otherTitle && <small>{otherTitle}</small>}
          </Heading>
        </caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no name, and the order is fixed
            <tr key={index}>
              {week.map((day, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column}>{day && <Day day={day} weekday={weekdays[column]} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Ways idOf={idOf} previous={previous} next={next} />
    </div>
  );
}

/** Calendar of events of posts, month by month; renders nothing without events. */
export function CalendarBlock({ block }: { block: PlannedCalendar }) {
  const id = useUniqueId('calendar');
  const { heading, weekdays, months: all } = block;
  if (all.length === 0) return null;
  return (
    <Section {...sectionProps(block)} heading={heading}>
      <div className={months}>
        {all.map((one, index) => (
          <Month
            key={one.name}
            month={one}
            weekdays={weekdays}
            headingLevel={heading ? 3 : 2}
            idOf={({ name }) => `${id}-${name}`}
            previous={all[index - 1]}
            next={all[index + 1]}
          />
        ))}
      </div>
    </Section>
  );
}
