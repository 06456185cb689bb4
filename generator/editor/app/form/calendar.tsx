import { type CalendarDate, createCalendar, GregorianCalendar, toCalendar } from '@internationalized/date';
import { css } from '@linaria/core';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { type CalendarName, calendars, firstDays, localeOf, otherOf } from '../model/calendar-locale.ts';
import { Drawing } from '../parts/drawing.tsx';
import { Segments } from '../parts/segments.tsx';
import { iconButton } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';

const box = css`
  display: grid;
  gap: 0.5rem;
  padding: 0.75rem;
  outline: none;

  & header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
  }

  & th {
    font-size: 0.75rem;
    font-weight: 400;
    color: var(--soft);
  }

  & h2 {
    font-size: inherit;
    font-weight: 600;
    text-align: center;
  }

  & h2 + small {
    display: block;
    text-align: center;
  }

  & header > button:first-child svg {
    transform: rotate(90deg);
  }

  & header > button:last-child svg {
    transform: rotate(-90deg);
  }

  [dir="rtl"] & header > button:first-child svg {
    transform: rotate(-90deg);
  }

  [dir="rtl"] & header > button:last-child svg {
    transform: rotate(90deg);
  }

  & td > div {
    display: grid;
    place-items: center;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
    cursor: pointer;
    border-radius: var(--radius);
  }

  & td > div > small {
    font-size: 0.625rem;
    color: var(--soft);
  }

  & td > div[data-hovered] {
    background: var(--accent-wash);
  }

  & td > div[data-outside-month] {
    visibility: hidden;
  }

  & td > div[data-selected],
  & td > div[data-selected] > small {
    color: #fff;
    background: var(--accent-ground);
  }
`;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formats a day in a calendar. */
export function dayIn(
  language: MessageLanguage,
  calendar: CalendarName,
  day: CalendarDate,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = `${localeOf(language, calendar)} ${JSON.stringify(options)}`;
  const format = formatters.get(key) ?? new Intl.DateTimeFormat(localeOf(language, calendar), { ...options, timeZone: 'UTC' });
  formatters.set(key, format);
  return format.format(toCalendar(day, new GregorianCalendar()).toDate('UTC'));
}

/** Switch between the Gregorian and the Hijri calendar. */
export function CalendarChoice({ value, onChange }: { value: CalendarName; onChange: (calendar: CalendarName) => void }) {
  const { day: w } = useWords().controls;
  return (
    <Segments
      label={w.calendar}
      options={calendars.map((id) => ({ id, words: id === 'gregory' ? w.gregory : w.hijri }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** Months of the other calendar that overlap a month of this one. */
function monthsBeside(language: MessageLanguage, calendar: CalendarName, first: CalendarDate): string {
  const inCalendar = toCalendar(first, createCalendar(calendar)).set({ day: 1 });
  const last = inCalendar.add({ months: 1 }).subtract({ days: 1 });
  const names = [inCalendar, last].map((day) => dayIn(language, otherOf(calendar), day, { month: 'long', year: 'numeric' }));
  return [...new Set(names)].join(' – ');
}

/** Month grid that shows each day's number in both calendars. Must be inside a `DatePicker`. */
export function TwoCalendars({ language, calendar }: { language: MessageLanguage; calendar: CalendarName }) {
  const { day: w } = useWords().controls;
  return (
    <Calendar className={box} firstDayOfWeek={firstDays[language]}>
      {({ state }) => (
        <>
          <header>
            <Button slot="previous" className={iconButton} aria-label={w.previous}>
              <Drawing name="chevron" size={18} />
            </Button>
            <div>
              <Heading />
              <small>{monthsBeside(language, calendar, state.visibleRange.start)}</small>
            </div>
            <Button slot="next" className={iconButton} aria-label={w.next}>
              <Drawing name="chevron" size={18} />
            </Button>
          </header>
          <CalendarGrid weekdayStyle="narrow">
            <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell date={date}>
                  {({ formattedDate }) => (
                    <>
                      {formattedDate}
                      <small>{dayIn(language, otherOf(calendar), date, { day: 'numeric' })}</small>
                    </>
                  )}
                </CalendarCell>
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </>
      )}
    </Calendar>
  );
}
