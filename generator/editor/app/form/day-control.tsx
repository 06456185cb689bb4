import { type CalendarDate, parseTime } from '@internationalized/date';
import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import {
  Button,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  I18nProvider,
  Popover,
  Switch,
  TimeField,
} from 'react-aria-components';
import { type CalendarName, localeOf, otherOf } from '../model/calendar-locale.ts';
import { dayLeft, isWholeDay, readDay, writtenDay } from '../model/day.ts';
import { Drawing } from '../parts/drawing.tsx';
import { useOffset } from '../store/use-editor.ts';
import { iconButton, input, popover, row } from '../style/controls.ts';
import { dateSegments } from '../style/date-segments.ts';
import { track } from '../style/switch.ts';
import { fill, useLanguage, useWords } from '../words/words.tsx';
import { CalendarChoice, dayIn, TwoCalendars } from './calendar.tsx';
import { type ControlProps, useFieldEdit } from './field-context.ts';
import { TextControl } from './text-control.tsx';

const group = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: auto;
  padding-block: 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
  }
`;

const month = css`
  display: grid;
  justify-items: center;
  padding-block-start: 0.75rem;
  outline: none;
`;

/** Debounce after the last digit before a day is written, in milliseconds. */
const pause = 900;

export interface DayPickerProps extends Pick<ControlProps, 'label' | 'describedBy' | 'isInvalid'> {
  value: string;
  /** Receives the day in the file's format; undefined if it was cleared. */
  onPick: (day: string | undefined) => void;
  /** Called while digits are typed; the argument writes the current draft. */
  onBegin?: (write: () => void) => void;
}

/** Draft of a day that is typed digit by digit. A day picked from the calendar is committed at once. */
function useDraft({ value, onPick, onBegin }: DayPickerProps) {
  const [draft, setDraft] = useState<CalendarDate | null | undefined>(undefined);
  const isOpen = useRef(false);
  const known = readDay(value) ?? null;
  const leave = () => {
    setDraft(undefined);
    if (draft !== undefined) onPick(dayLeft(draft, known ? value : ''));
  };
  const rest = useRef(leave);
  rest.current = leave;
  const isWhole = draft ? isWholeDay(draft) : false;
  useEffect(() => {
    const timer = isWhole && draft ? setTimeout(() => rest.current(), pause) : undefined;
    return () => clearTimeout(timer);
  }, [isWhole, draft]);
  return {
    value: draft === undefined ? known : draft,
    onChange: (next: CalendarDate | null) => {
      setDraft(isOpen.current ? undefined : next);
      if (isOpen.current) onPick(next ? writtenDay(next) : undefined);
      else onBegin?.(() => rest.current());
    },
    onOpenChange: (open: boolean) => {
      isOpen.current = open;
    },
    onBlur: leave,
  };
}

/** Date picker with digits and a calendar. Shows the day in the other calendar too. */
export function DayPicker(props: DayPickerProps) {
  const { label, describedBy, isInvalid } = props;
  const { day: w } = useWords().controls;
  const language = useLanguage();
  const [calendar, setCalendar] = useState<CalendarName>('gregory');
  const draft = useDraft(props);
  const otherDay = draft.value && dayIn(language, otherOf(calendar), draft.value, { dateStyle: 'long' });
  return (
    <div>
      <I18nProvider locale={localeOf(language, calendar)}>
        <DatePicker
          aria-label={label}
          aria-describedby={describedBy ?? ''}
          granularity="day"
          isInvalid={isInvalid}
          shouldForceLeadingZeros={false}
          {...draft}
        >
          <Group className={`${input} ${group} ${dateSegments}`}>
            <DateInput>{(part) => <DateSegment segment={part} />}</DateInput>
            <Button className={iconButton} data-small aria-label={`${label}: ${w.pick}`}>
              <Drawing name="chevron" size={18} />
            </Button>
          </Group>
          <Popover className={popover}>
            <Dialog className={month}>
              <CalendarChoice value={calendar} onChange={setCalendar} />
              <TwoCalendars language={language} calendar={calendar} />
            </Dialog>
          </Popover>
        </DatePicker>
      </I18nProvider>
      {otherDay === null ? null : <small>{fill(calendar === 'gregory' ? w.hijriDay : w.gregoryDay, { day: otherDay })}</small>}
    </div>
  );
}

/** Control for a Gregorian day; also shows the Hijri day. */
export function DayControl(props: ControlProps) {
  const { path, value, commit, property } = props;
  const entering = useFieldEdit(path);
  const known = typeof value === 'string' ? value : '';
  // An invalid day is shown as text so that it can be corrected.
  if (known !== '' && !readDay(known)) return <TextControl {...props} />;
  const pick = (day: string | undefined) => {
    const from = entering.end();
    if (day !== undefined || property?.isOptional) commit(day, from);
  };
  return <DayPicker {...props} value={known} onPick={pick} onBegin={entering.begin} />;
}

/** Date, optional time and UTC offset of a moment. */
const momentPattern = /^(?<day>\d{4}-\d\d-\d\d)(?:T(?<time>\d\d:\d\d)(?<offset>Z|[+-]\d\d:\d\d))?$/;

/** Default start time. */
const usualTime = '09:00';

interface TimeProps extends ControlProps {
  /** Whether a time is required. */
  isTimed?: boolean;
}

/** Control for a day with an optional time. */
export const MomentControl = (props: ControlProps) => <TimeControl {...props} />;

/** Control for a day with a time. */
export const InstantControl = (props: ControlProps) => <TimeControl {...props} isTimed />;

interface ClockProps {
  label: string;
  time: string;
  offset: string;
  onTime: (time: string) => void;
}

/** Time field with its UTC offset. */
function Clock({ label, time, offset, onTime }: ClockProps) {
  const { day: w } = useWords().controls;
  return (
    <>
      <TimeField
        aria-label={`${label}: ${w.time}`}
        hourCycle={24}
        value={parseTime(time)}
        onChange={(next) => next && onTime(next.toString().slice(0, 5))}
      >
        <DateInput className={`${input} ${group} ${dateSegments}`} dir="ltr">
          {(part) => <DateSegment segment={part} />}
        </DateInput>
      </TimeField>
      <small>{fill(w.offset, { offset: `\u2066${offset}\u2069` })}</small>
    </>
  );
}

function TimeControl({ isTimed = false, ...props }: TimeProps) {
  const { day: w } = useWords().controls;
  const { path, value, label, commit } = props;
  const entering = useFieldEdit(path);
  const known = typeof value === 'string' ? value : '';
  const offsetOf = useOffset();
  const { day = '', time, offset = '' } = momentPattern.exec(known)?.groups ?? {};
  if (known !== '' && !readDay(day)) return <TextControl {...props} />;
  const write = (nextDay: string, nextTime: string | undefined) =>
    commit(
      nextTime === undefined ? nextDay : `${nextDay}T${nextTime}${offset === '' ? offsetOf(nextDay, nextTime) : offset}`,
      entering.end(),
    );
  const pick = (next: string | undefined) => next !== undefined && write(next, time ?? (isTimed ? usualTime : undefined));
  return (
    <div>
      <DayPicker {...props} value={day} onPick={pick} onBegin={entering.begin} />
      {day === '' ? null : (
        <div className={row}>
          {isTimed && time !== undefined ? null : (
            <Switch className={track} isSelected={time !== undefined} onChange={(is) => write(day, is ? usualTime : undefined)}>
              <span />
              {w.withTime}
            </Switch>
          )}
          {time === undefined ? null : <Clock label={label} time={time} offset={offset} onTime={(next) => write(day, next)} />}
        </div>
      )}
    </div>
  );
}
