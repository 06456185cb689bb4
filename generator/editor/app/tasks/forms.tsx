import { useState } from 'react';
import { freeName } from '../../document/free-name.ts';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import { nameIn } from '../store/naming.ts';
import { blocksOf, pageOf } from '../store/snapshot.ts';
import { today } from '../store/today.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { fill, isolated, useWords } from '../words/words.tsx';
import { TaskChoice, TaskDay, TaskSwitch, TaskText } from './fields.tsx';
import { TaskFrame } from './task-frame.tsx';

export interface TaskFormProps {
  onDone: () => void;
}

const none = '-';

/** Selectable pages: those written in the file, or all that can be linked. */
function usePages(which: 'written' | 'all'): { id: string; words: string }[] {
  const pages = useSnapshot().state?.pages ?? [];
  return pages
    .filter(({ made }) => made === undefined || (which === 'all' && made !== 'not-found'))
    .map(({ path, title }) => ({ id: path, words: title }));
}

/** Path of the current page, used as the default. */
const useShownPage = () => pageOf(useSnapshot())?.path ?? '/';

/** Addresses below a page, relative to it. */
function useSiblingNames(parent: string): string[] {
  const pages = useSnapshot().state?.pages ?? [];
  const start = `${parent}/`;
  return pages.flatMap(({ path }) => (path.startsWith(start) ? [path.slice(start.length)] : []));
}

/** Form that adds a page, usually as a copy of another, with its card and link. */
export function AddPageForm({ onDone }: TaskFormProps) {
  const { tasks: w } = useWords();
  const shown = useShownPage();
  const pages = usePages('written');
  const [like, setLike] = useState(pages.some(({ id }) => id === shown) ? shown : none);
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const parent = (like === none ? '' : like).replace(/\/[^/]*$/, '');
  const [name, setName] = useState<string | undefined>(undefined);
  const [isWhole, setWhole] = useState(true);
  const [hasCard, setCard] = useState(true);
  const [hasLink, setLink] = useState(false);
  const siblingNames = useSiblingNames(parent);
  // Derived from the title until the user types an address.
  const wish = name ?? (title.trim() === '' ? '' : freeName(title, siblingNames, 'page'));
  const path = wish.startsWith('/') ? wish : `${parent}/${wish}`;
  const isReady = title.trim() !== '' && description.trim() !== '' && wish.trim() !== '';
  const request: TaskRequest = {
    task: 'add-page',
    path,
    title: title.trim(),
    description: description.trim(),
    ...(like !== none && { like, sections: isWhole ? 'all' : 'first' }),
    ...(hasCard && like !== none && { card: {} }),
    ...(hasLink && { menu: title.trim() }),
  };
  return (
    <TaskFrame request={isReady ? request : undefined} onDone={onDone} goTo={path}>
      <TaskText label={w.pageTitle} value={title} onChange={setTitle} autoFocus />
      <TaskChoice label={w.like} options={[...pages, { id: none, words: w.empty }]} value={like} onChange={setLike} />
      <TaskText label={w.address} value={wish === '' ? '' : path} onChange={setName} isLatin />
      <TaskText label={w.description} value={description} onChange={setDescription} isLong />
      {like === none ? null : <TaskSwitch label={w.whole} isOn={isWhole} onChange={setWhole} />}
      {like === none ? null : <TaskSwitch label={w.card} isOn={hasCard} onChange={setCard} />}
      <TaskSwitch label={w.menu} isOn={hasLink} onChange={setLink} />
    </TaskFrame>
  );
}

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
      <TaskChoice label={w.redirectTo} options={[{ id: none, words: w.nowhere }, ...pages]} value={target} onChange={setTarget} />
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
