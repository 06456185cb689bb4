import { useState } from 'react';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import type { TaskSeed } from '../model/task-seed.ts';
import { nameIn } from '../store/naming.ts';
import { blocksOf, pageOf } from '../store/snapshot.ts';
import { today } from '../store/today.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { fill, isolated, useWords } from '../words/words.tsx';
import { TaskChoice, TaskDay, TaskSwitch, TaskText } from './fields.tsx';
import { TaskFrame } from './task-frame.tsx';

export interface TaskFormProps {
  onDone: () => void;
  seed?: TaskSeed | undefined;
}

const none = '-';

/** Selectable pages: those written in the file, or all that can be linked. */
export function usePages(which: 'written' | 'all'): { id: string; words: string }[] {
  const pages = useSnapshot().state?.pages ?? [];
  return pages
    .filter(({ made }) => made === undefined || (which === 'all' && made !== 'not-found'))
    .map(({ path, title }) => ({ id: path, words: title }));
}

/** Path of the current page, used as the default. */
export const useShownPage = () => pageOf(useSnapshot())?.path ?? '/';

/** Change that others made to a name while it was being edited. */
function ChangedMeanwhileNote({ name }: { name: string }) {
  const w = useWords();
  const [first] = useState(name);
  if (name === first) return null;
  return <p role="alert">{fill(w.clash.meanwhile, isolated({ name }))}</p>;
}

export function RenamePageForm({ onDone }: TaskFormProps) {
  const { tasks: w } = useWords();
  const path = useShownPage();
  const [to, setTo] = useState(path);
  const [isBelow, setBelow] = useState(true);
  const request: TaskRequest = { task: 'rename-page', path, to: to.trim(), below: isBelow };
  return (
    <TaskFrame request={to.trim() === path || to.trim() === '' ? undefined : request} onDone={onDone} goTo={to.trim()}>
      <TaskText label={w.newAddress} value={to} onChange={setTo} isLatin autoFocus />
      <ChangedMeanwhileNote name={path} />
      <TaskSwitch label={w.below} isOn={isBelow} onChange={setBelow} />
    </TaskFrame>
  );
}

/** Form that changes the title of the current page wherever it appears. */
export function RenameTitleForm({ onDone }: TaskFormProps) {
  const { tasks: w } = useWords();
  const snapshot = useSnapshot();
  const page = pageOf(snapshot);
  const name = nameIn(blocksOf(snapshot)[0]) ?? page?.title ?? '';
  const [to, setTo] = useState(name);
  const isOther = to.trim() !== '' && to.trim() !== name;
  return (
    <TaskFrame request={page && isOther ? { task: 'rename-title', path: page.path, to: to.trim() } : undefined} onDone={onDone}>
      <TaskText label={w.newTitle} value={to} onChange={setTo} autoFocus />
      <ChangedMeanwhileNote name={name} />
    </TaskFrame>
  );
}

export function DeletePageForm({ onDone }: TaskFormProps) {
  const { tasks: w } = useWords();
  const path = useShownPage();
  const pages = usePages('all').filter(({ id }) => id !== path);
  const [target, setTarget] = useState(none);
  const request: TaskRequest = { task: 'delete-page', path, ...(target !== none && { redirectTo: target }) };
  return (
    <TaskFrame request={request} onDone={onDone} goTo={target === none ? '/' : target} isDanger>
      <TaskChoice
        label={w.redirectTo}
        options={[{ id: none, words: w.nowhere }, ...pages]}
        value={target}
        onChange={setTarget}
        autoFocus
      />
    </TaskFrame>
  );
}

export function RemovePastForm({ onDone }: TaskFormProps) {
  const { tasks: w } = useWords();
  const [day, setDay] = useState(today);
  const [events, setEvents] = useState<'close' | 'remove'>('close');
  const options = [
    { id: 'close', words: w.close },
    { id: 'remove', words: w.remove },
  ];
  return (
    <TaskFrame request={{ task: 'remove-past', today: day, events }} onDone={onDone}>
      <TaskDay label={w.until} value={day} onChange={setDay} />
      <TaskChoice
        label={w.events}
        options={options}
        value={events}
        onChange={(value) => setEvents(value as 'close' | 'remove')}
      />
    </TaskFrame>
  );
}
