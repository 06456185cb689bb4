import type { Time } from '@internationalized/date';
import { useState } from 'react';
import { DateInput, DateSegment, Label, TimeField } from 'react-aria-components';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import { offsetHere } from '../form/day-control.tsx';
import { pageOf } from '../store/snapshot.ts';
import { today } from '../store/today.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { input } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { TaskDay, TaskText, taskField, timeInput } from './fields.tsx';
import type { TaskFormProps } from './forms.tsx';
import { ShortForm } from './short-form.tsx';

/** Form that adds an event: title, day, hour and place. */
export function AddEventForm({ onDone, seed }: TaskFormProps) {
  const { tasks: w } = useWords();
  const page = pageOf(useSnapshot())?.path ?? '/';
  const [texts, setTexts] = useState({ title: '', place: '', summary: '' });
  const [day, setDay] = useState(seed?.day ?? '');
  const [time, setTime] = useState<Time | null>(null);
  const set = (key: keyof typeof texts) => (value: string) => setTexts({ ...texts, [key]: value });
  const { title, place, summary } = texts;
  const request: TaskRequest = {
    task: 'add-event',
    ...(seed?.collection !== undefined && { collection: seed.collection }),
    ...(seed?.tag !== undefined && { tag: seed.tag }),
    ...{ page, title: title.trim(), today: today() },
    start: time === null || day === '' ? day : `${day}T${time.toString().slice(0, 5)}${offsetHere(day)}`,
    ...(place.trim() !== '' && { place: place.trim() }),
    ...(summary.trim() !== '' && { summary: summary.trim() }),
  };
  const missing = [...(title.trim() === '' ? ['title'] : []), ...(day === '' ? ['start'] : [])];
  return (
    <ShortForm
      request={request}
      missing={missing}
      doLabel={w.doAdd}
      onDone={onDone}
      settings={<TaskText label={w.eventSummary} name="summary" value={summary} onChange={set('summary')} isLong />}
      folded={['summary']}
    >
      <TaskText label={w.title} name="title" value={title} onChange={set('title')} autoFocus />
      <TaskDay label={w.day} name="start" value={day} onChange={setDay} />
      <TimeField className={taskField} hourCycle={24} value={time} onChange={setTime}>
        <Label>{w.hour}</Label>
        <DateInput className={`${input} ${timeInput}`} dir="ltr">
          {(part) => <DateSegment segment={part} />}
        </DateInput>
      </TimeField>
      <TaskText label={w.place} name="place" value={place} onChange={set('place')} />
    </ShortForm>
  );
}
