import { useState } from 'react';
import type { EditableCollection } from '../../document/protocol-state.ts';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';
import { TaskChoice, TaskText } from './fields.tsx';
import type { TaskFormProps } from './forms.tsx';
import { TaskFrame } from './task-frame.tsx';

interface EntrySelection {
  collection: string;
  name: string;
}

/** Collections with at least one item. */
export function useFilledCollections(): EditableCollection[] {
  return useSnapshot().state?.collections.filter(({ items }) => items.length > 0) ?? [];
}

/** Selected item; initially the one in the panel. If there is only one collection, it is preselected. */
function useEntrySelection(): [EntrySelection, (selection: EntrySelection) => void] {
  const { focus } = useSnapshot();
  const collections = useFilledCollections();
  const own = focus[0] === 'collections' ? collections.find(({ name }) => name === focus[1]) : undefined;
  const only = collections.length === 1 ? collections[0] : undefined;
  return useState<EntrySelection>({
    collection: (own ?? only)?.name ?? '',
    name: own?.items[Number(focus[3])]?.name ?? '',
  });
}

function EntryChoice({ chosen: selection, onChange }: { chosen: EntrySelection; onChange: (selection: EntrySelection) => void }) {
  const { tasks: w } = useWords();
  const collections = useFilledCollections();
  const items = collections.find(({ name }) => name === selection.collection)?.items ?? [];
  return (
    <>
      <TaskChoice
        label={w.collection}
        options={collections.map(({ name, title }) => ({ id: name, words: title }))}
        value={selection.collection}
        onChange={(name) => onChange({ collection: name, name: '' })}
        autoFocus
      />
      <TaskChoice
        label={w.entry}
        options={items.map(({ name, title }) => ({ id: name, words: title }))}
        value={selection.name}
        onChange={(name) => onChange({ ...selection, name })}
      />
    </>
  );
}

/** Form that deletes a card, programme or article and the references to it. */
export function DeleteEntryForm({ onDone }: TaskFormProps) {
  const [selection, setChosen] = useEntrySelection();
  return (
    <TaskFrame request={selection.name === '' ? undefined : { task: 'delete-entry', ...selection }} onDone={onDone} isDanger>
      <EntryChoice chosen={selection} onChange={setChosen} />
    </TaskFrame>
  );
}

/** Form that changes the title of a card or article wherever it appears. */
export function RenameEntryForm({ onDone }: TaskFormProps) {
  const { tasks: w } = useWords();
  const [selection, setChosen] = useEntrySelection();
  const [to, setTo] = useState('');
  const request: TaskRequest = { task: 'rename-entry', ...selection, to: to.trim() };
  return (
    <TaskFrame request={to.trim() === '' || selection.name === '' ? undefined : request} onDone={onDone}>
      <EntryChoice chosen={selection} onChange={setChosen} />
      <TaskText label={w.newTitle} value={to} onChange={setTo} />
    </TaskFrame>
  );
}
