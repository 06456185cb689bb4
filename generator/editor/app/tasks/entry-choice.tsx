import { useState } from 'react';
import type { CollectionEntry } from '../../document/protocol-state.ts';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';
import { TaskChoice, TaskText } from './fields.tsx';
import type { TaskFormProps } from './forms.tsx';
import { TaskFrame } from './task-frame.tsx';

interface Chosen {
  collection: string;
  name: string;
}

/** Collections that have something in them. */
export function useFilledCollections(): CollectionEntry[] {
  return useSnapshot().state?.collections.filter(({ items }) => items.length > 0) ?? [];
}

/** Begins with the entry that the panel is about; with none where it is about something else: nobody has chosen yet. */
function useChosen(): [Chosen, (chosen: Chosen) => void] {
  const { focus } = useSnapshot();
  const collections = useFilledCollections();
  const own = focus[0] === 'collections' ? collections.find(({ name }) => name === focus[1]) : undefined;
  const only = collections.length === 1 ? collections[0] : undefined;
  return useState<Chosen>({
    collection: (own ?? only)?.name ?? '',
    name: own?.items[Number(focus[3])]?.name ?? '',
  });
}

function EntryChoice({ chosen, onChange }: { chosen: Chosen; onChange: (chosen: Chosen) => void }) {
  const { tasks: w } = useWords();
  const collections = useFilledCollections();
  const items = collections.find(({ name }) => name === chosen.collection)?.items ?? [];
  return (
    <>
      <TaskChoice
        label={w.collection}
        options={collections.map(({ name, title }) => ({ id: name, words: title }))}
        value={chosen.collection}
        onChange={(name) => onChange({ collection: name, name: '' })}
      />
      <TaskChoice
        label={w.entry}
        options={items.map(({ name, title }) => ({ id: name, words: title }))}
        value={chosen.name}
        onChange={(name) => onChange({ ...chosen, name })}
      />
    </>
  );
}

/** Takes a card, programme or article away, with the places that name it. */
export function DeleteEntryForm({ onDone }: TaskFormProps) {
  const [chosen, setChosen] = useChosen();
  return (
    <TaskFrame request={chosen.name === '' ? undefined : { task: 'delete-entry', ...chosen }} onDone={onDone} isDanger>
      <EntryChoice chosen={chosen} onChange={setChosen} />
    </TaskFrame>
  );
}

/** Another title for a card or an article, everywhere that it is called so. */
export function RenameEntryForm({ onDone }: TaskFormProps) {
  const { tasks: w } = useWords();
  const [chosen, setChosen] = useChosen();
  const [to, setTo] = useState('');
  const request: TaskRequest = { task: 'rename-entry', ...chosen, to: to.trim() };
  return (
    <TaskFrame request={to.trim() === '' || chosen.name === '' ? undefined : request} onDone={onDone}>
      <EntryChoice chosen={chosen} onChange={setChosen} />
      <TaskText label={w.newTitle} value={to} onChange={setTo} />
    </TaskFrame>
  );
}
