import { useState } from 'react';
import { entryTypes, isEntryType } from '../../../../templates/schema/entry-types.ts';
import { freeName } from '../../document/free-name.ts';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import { FoldedSettings } from '../parts/folded-settings.tsx';
import { hasSections, pageOf } from '../store/snapshot.ts';
import { today } from '../store/today.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import { TaskChoice, TaskDay, TaskSwitch, TaskText } from './fields.tsx';
import type { TaskFormProps } from './forms.tsx';
import { TaskFrame } from './task-frame.tsx';

/** Name in Latin letters, derived from a title until the user types one. */
function useNameOf(title: string, fallback: string): [string, (name: string) => void] {
  const taken = useSnapshot().state?.collections.map(({ name }) => name) ?? [];
  const [own, setOwn] = useState<string | undefined>(undefined);
  return [own ?? (title.trim() === '' ? '' : freeName(title, taken, fallback)), setOwn];
}

/** Form that adds the first news: collection, page and first article, in one step. */
export function BeginPostsForm({ onDone }: TaskFormProps) {
  const { tasks: w } = useWords();
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [name, setName] = useNameOf(title, 'news');
  const [first, setFirst] = useState('');
  const [about, setAbout] = useState('');
  const isReady = [title, description, name, first, about].every((text) => text.trim() !== '');
  const post = { name: freeName(first, [], 'post'), title: first.trim(), summary: about.trim() };
  const path = `/${name.trim()}`;
  const own = { name: name.trim(), path, title: title.trim(), description: description.trim() };
  return (
    <TaskFrame
      request={isReady ? { task: 'begin-posts', ...own, first: post, today: today() } : undefined}
      onDone={onDone}
      goTo={`${path}/${post.name}`}
    >
      <TaskText label={w.postsTitle} value={title} onChange={setTitle} autoFocus />
      <TaskText label={w.postsDescription} value={description} onChange={setDescription} isLong isDescription />
      <TaskText label={w.firstPost} value={first} onChange={setFirst} />
      <TaskText label={w.firstPostAbout} value={about} onChange={setAbout} isLong isDescription />
      <FoldedSettings>
        <TaskText label={w.address} value={name} onChange={setName} isLatin />
      </FoldedSettings>
    </TaskFrame>
  );
}

type CardCollectionType = Extract<TaskRequest, { task: 'begin-cards' }>['type'];

/** Types of a new collection, by label. */
function useTypes(): { id: CardCollectionType; words: string }[] {
  const { tasks: w } = useWords();
  const language = useLanguage();
  const { schema } = useSnapshot();
  return [
    { id: 'link-cards', words: w.linkCards },
    { id: 'event-cards', words: w.eventCards },
    ...entryTypes.map((id) => ({ id, words: schema?.objects[`collections.${id}`]?.label?.[language] ?? id })),
  ];
}

/** Form that adds a collection of cards, events or entries and shows it on the current page. */
export function BeginCardsForm({ onDone }: TaskFormProps) {
  const { tasks: w } = useWords();
  const page = pageOf(useSnapshot());
  const types = useTypes();
  const [type, setType] = useState<CardCollectionType>('link-cards');
  const [title, setTitle] = useState('');
  const [name, setName] = useNameOf(title, 'cards');
  const [first, setFirst] = useState('');
  const isReady = page && hasSections(page) && [title, name, first].every((text) => text.trim() !== '');
  const card = { name: freeName(first, [], isEntryType(type) ? 'entry' : 'card'), title: first.trim() };
  const own = { type, name: name.trim(), title: title.trim(), first: card };
  return (
    <TaskFrame
      request={isReady ? { task: 'begin-cards', ...own, at: [...page.at, 'blocks'], today: today() } : undefined}
      onDone={onDone}
    >
      <TaskText label={w.collectionTitle} value={title} onChange={setTitle} autoFocus />
      <TaskChoice
        label={w.collectionType}
        options={types}
        value={type}
        onChange={(chosen) => setType(types.find(({ id }) => id === chosen)?.id ?? 'link-cards')}
      />
      <TaskText label={isEntryType(type) ? w.firstEntry : w.firstCard} value={first} onChange={setFirst} />
      <FoldedSettings>
        <TaskText label={w.entryName} value={name} onChange={setName} isLatin />
      </FoldedSettings>
    </TaskFrame>
  );
}

export function AddAnnouncementForm({ onDone }: TaskFormProps) {
  const { tasks: w } = useWords();
  const [text, setText] = useState('');
  const [until, setUntil] = useState('');
  const [isPassing, setPassing] = useState(false);
  const isReady = text.trim() !== '' && (until !== '' || !isPassing);
  const own = { text: text.trim(), ...(isPassing && { until }) };
  return (
    <TaskFrame request={isReady ? { task: 'add-announcement', ...own } : undefined} onDone={onDone}>
      <TaskText label={w.announcementText} value={text} onChange={setText} isLong autoFocus />
      <TaskSwitch label={w.announcementPasses} isOn={isPassing} onChange={setPassing} />
      {isPassing ? <TaskDay label={w.announcementUntil} value={until} onChange={setUntil} /> : null}
    </TaskFrame>
  );
}
