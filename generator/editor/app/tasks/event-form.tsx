import type { Time } from '@internationalized/date';
import { useState } from 'react';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import { pageOf } from '../store/snapshot.ts';
import { today } from '../store/today.ts';
import { useOffset, useSnapshot } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';
import { TaskDay, TaskText, TaskTime } from './fields.tsx';
import type { TaskFormProps } from './forms.tsx';
import { ShortForm } from './short-form.tsx';

/** Day, or moment in the time zone of the site. */
function useStart(day: string, time: Time | null): string {
  const offsetOf = useOffset();
  if (time === null || day === '') return day;
  const clock = time.toString().slice(0, 5);
  return `${day}T${clock}${offsetOf(day, clock)}`;
}

/** Form that adds an event: title, day, hour and place. */
export function AddEventForm({ onDone, seed }: TaskFormProps) {
  const { tasks: w } = useWords();
  const page = pageOf(useSnapshot())?.path ?? '/';
  const [texts, setTexts] = useState({ title: '', place: '', summary: '' });
  const [day, setDay] = useState(seed?.day ?? '');
  const [time, setTime] = useState<Time | null>(null);
  const start = useStart(day, time);
  const set = (key: keyof typeof texts) => (value: string) => setTexts({ ...texts, [key]: value });
  const { title, place, summary } = texts;
  const request: TaskRequest = {
    task: 'add-event',
    ...(seed?.collection !== undefined && { collection: seed.collection }),
    ...(seed?.tag !== undefined && { tag: seed.tag }),
    ...{ page, title: title.trim(), today: today(), start },
    ...(place.trim() !== '' && { place: place.trim() }),
    ...(summary.trim() !== '' && { summary: summary.trim() }),
  };
  const missing = [...(title.trim() === '' ? ['title'] : []), ...(day === '' ? ['start'] : [])];
  const about = <TaskText label={w.eventSummary} name="summary" value={summary} onChange={set('summary')} isLong isDescription />;
  return (
    <ShortForm request={request} missing={missing} doLabel={w.doAdd} onDone={onDone} settings={about} folded={['summary']}>
      <TaskText label={w.title} name="title" value={title} onChange={set('title')} autoFocus />
      <TaskDay label={w.day} name="start" value={day} onChange={setDay} />
      <TaskTime label={w.hour} value={time} onChange={setTime} />
      <TaskText label={w.place} name="place" value={place} onChange={set('place')} />
    </ShortForm>
  );
}
