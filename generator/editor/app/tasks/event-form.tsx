import { parseTime, type Time } from '@internationalized/date';
import { type ReactNode, useState } from 'react';
import type { Json } from '../../../core/json/value.ts';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import { child, textAt } from '../model/places.ts';
import { loadedValueAt, pageOf } from '../store/snapshot.ts';
import { today } from '../store/today.ts';
import { useOffset, useSnapshot } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';
import { TaskChoice, TaskDay, TaskText, TaskTime } from './fields.tsx';
import type { TaskFormProps } from './forms.tsx';
import { ShortForm } from './short-form.tsx';
import { usePlan } from './use-plan.ts';

interface EventDraft {
  title: string;
  /** Whether it is a card, which has only a day. */
  isCard: boolean;
  day: string;
  time: Time | null;
  /** UTC offset of the hour as it is written; empty: that of the site. */
  offset: string;
  place: string;
  summary: string;
}

const none: EventDraft = { title: '', isCard: false, day: '', time: null, offset: '', place: '', summary: '' };

/** Event of a post, or a card with a date. */
function draftOf(item: Json | undefined): EventDraft {
  const event = child(item, 'event');
  const [day = '', clock = ''] = (textAt(event, 'start') ?? textAt(item, 'date') ?? '').split('T');
  return {
    title: textAt(item, 'title') ?? '',
    isCard: event === undefined,
    day,
    time: clock === '' ? null : parseTime(clock.slice(0, 5)),
    offset: clock.slice(5),
    place: textAt(event, 'place') ?? '',
    summary: textAt(item, event === undefined ? 'description' : 'summary') ?? '',
  };
}

/** Keys of a request that a draft gives. */
function useValues({ title, day, time, offset, place, summary }: EventDraft) {
  const offsetOf = useOffset();
  const clock = time === null || day === '' ? '' : time.toString().slice(0, 5);
  return {
    title: title.trim(),
    start: clock === '' ? day : `${day}T${clock}${offset || offsetOf(day, clock)}`,
    ...(place.trim() !== '' && { place: place.trim() }),
    ...(summary.trim() !== '' && { summary: summary.trim() }),
  };
}

interface EventFormProps extends Pick<TaskFormProps, 'onDone'> {
  draft: EventDraft;
  onDraft: (draft: EventDraft) => void;
  request: TaskRequest;
  doLabel: string;
  /** Fields after the others. */
  children?: ReactNode;
}

function EventForm({ draft, onDraft, request, doLabel, onDone, children }: EventFormProps) {
  const { tasks: w } = useWords();
  const { title, isCard, day, time, place, summary } = draft;
  const set =
    <Key extends keyof EventDraft>(key: Key) =>
    (value: EventDraft[Key]) =>
      onDraft({ ...draft, [key]: value });
  const missing = [...(title.trim() === '' ? ['title'] : []), ...(day === '' ? ['start'] : [])];
  const about = <TaskText label={w.eventSummary} name="summary" value={summary} onChange={set('summary')} isLong isDescription />;
  return (
    <ShortForm request={request} missing={missing} doLabel={doLabel} onDone={onDone} settings={about} folded={['summary']}>
      <TaskText label={w.title} name="title" value={title} onChange={set('title')} autoFocus />
      <TaskDay label={w.day} name="start" value={day} onChange={set('day')} />
      {isCard ? null : (
        <>
          <TaskTime label={w.hour} value={time} onChange={set('time')} />
          <TaskText label={w.place} name="place" value={place} onChange={set('place')} />
        </>
      )}
      {children}
    </ShortForm>
  );
}

/** Types of collections that take events. */
const eventTypes = new Set(['event-cards', 'posts']);

/** Collection that takes an event unless another is chosen; empty while it is not known. */
function useUsualCollection(page: string, hasHour: boolean): string {
  const start = hasHour ? `${today()}T00:00Z` : today();
  const plan = usePlan({ task: 'add-event', page, title: '-', start, today: today() });
  const [, name = ''] = plan?.state === 'planned' ? (plan.operations[0]?.at ?? []) : [];
  return String(name);
}

/** Collection that an event is added to, and a field for it where there are several. */
function useEventCollection(wished: string | undefined, page: string, hasHour: boolean) {
  const { tasks: w } = useWords();
  const all = useSnapshot().state?.collections.filter(({ type }) => eventTypes.has(type)) ?? [];
  const [chosen, setChosen] = useState(wished);
  const usual = useUsualCollection(page, hasHour);
  // The first event of a site begins a collection.
  const collection = chosen ?? all.find(({ name }) => name === usual)?.name ?? '';
  const options = all.map(({ name, title }) => ({ id: name, words: title }));
  const choice =
    all.length < 2 ? null : <TaskChoice label={w.eventOf} options={options} value={collection} onChange={setChosen} />;
  return { collection, choice };
}

/** Form that adds an event: title, day, hour and place. */
export function AddEventForm({ onDone, seed }: TaskFormProps) {
  const { tasks: w } = useWords();
  const page = pageOf(useSnapshot())?.path ?? '/';
  const [draft, setDraft] = useState({ ...none, day: seed?.day ?? '' });
  const { collection, choice } = useEventCollection(seed?.collection, page, draft.time !== null);
  const request: TaskRequest = {
    task: 'add-event',
    ...(collection !== '' && { collection }),
    ...(seed?.tag !== undefined && seed.collection === collection && { tag: seed.tag }),
    ...{ page, today: today() },
    ...useValues(draft),
  };
  return (
    <EventForm draft={draft} onDraft={setDraft} request={request} doLabel={w.doAdd} onDone={onDone}>
      {choice}
    </EventForm>
  );
}

/** Form that changes an event; what it does not ask for stays as it is. */
export function EditEventForm({ onDone, seed }: TaskFormProps) {
  const { tasks: w } = useWords();
  const snapshot = useSnapshot();
  const at = seed?.edits ?? [];
  const [draft, setDraft] = useState(() => draftOf(loadedValueAt(snapshot, at)));
  const request: TaskRequest = { task: 'edit-event', at, ...useValues(draft) };
  return <EventForm draft={draft} onDraft={setDraft} request={request} doLabel={w.doSave} onDone={onDone} />;
}
