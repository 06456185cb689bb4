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

/** Collections with at least one item. */
export function useFilledCollections(): CollectionEntry[] {
  return useSnapshot().state?.collections.filter(({ items }) => items.length > 0) ?? [];
}

/** Selected item; initially the one in the panel. If there is only one collection, it is preselected. */
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

/** Form that deletes a card, programme or article and the references to it. */
export function DeleteEntryForm({ onDone }: TaskFormProps) {
  const [chosen, setChosen] = useChosen();
  return (
    <TaskFrame request={chosen.name === '' ? undefined : { task: 'delete-entry', ...chosen }} onDone={onDone} isDanger>
      <EntryChoice chosen={chosen} onChange={setChosen} />
    </TaskFrame>
  );
}

/** Form that changes the title of a card or article wherever it appears. */
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
