import { useEffect, useState } from 'react';
import type { Json } from '../../../core/json/value.ts';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import { child, type Path, textAt, toPointer } from '../model/places.ts';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { addsOf } from '../store/section-adds.ts';
import { pageOf, type Snapshot } from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';
import { TaskChoice, TaskText } from './fields.tsx';
import type { TaskFormProps } from './forms.tsx';
import { PictureField } from './picture-field.tsx';
import { ShortForm } from './short-form.tsx';

/** Where people are added from the shown page; undefined: the server decides. */
function placeOf(snapshot: Snapshot): Path | undefined {
  const own = addsOf(snapshot).find(({ task }) => task === 'addPerson')?.seed.at;
  return own ?? snapshot.state?.collections.find(({ type }) => type === 'people')?.at;
}

const listIn = (value: Json | undefined, key: string): Json[] => {
  const found = child(value, key);
  return Array.isArray(found) ? found : [];
};

/** Departments of a collection, or of the people of a section. */
function departmentsIn(value: Json | undefined): string[] {
  const ofCollection = listIn(value, 'groups').flatMap((group) => textAt(group, 'title') ?? []);
  const ofPeople = listIn(value, 'items').flatMap((person) => listIn(person, 'groups'));
  return [...new Set([...ofCollection, ...ofPeople.filter((group) => typeof group === 'string')])];
}

function useDepartments(at: Path | undefined): string[] {
  const { api } = useEditor();
  const [departments, setDepartments] = useState<string[]>([]);
  const pointer = at && toPointer(at);
  useEffect(() => {
    if (pointer === undefined) return undefined;
    return fetchWithRetry(
      () => api.value(pointer),
      ({ value }) => setDepartments(departmentsIn(value)),
    );
  }, [api, pointer]);
  return departments;
}

/** Form that adds a person: name, role, department, picture and e-mail address. */
export function AddPersonForm({ onDone, seed }: TaskFormProps) {
  const { tasks: w } = useWords();
  const snapshot = useSnapshot();
  const collections = snapshot.state?.collections.filter(({ type }) => type === 'people') ?? [];
  const [at, setAt] = useState(() => seed?.at ?? placeOf(snapshot));
  const [texts, setTexts] = useState({ title: '', role: '', department: '', image: '', email: '' });
  const departments = useDepartments(at);
  const set = (key: keyof typeof texts) => (value: string) => setTexts({ ...texts, [key]: value });
  const given = Object.entries(texts).map(([key, value]) => [key, value.trim()]);
  const request = {
    task: 'add-person',
    ...(at && { at }),
    page: pageOf(snapshot)?.path ?? '/',
    title: '',
    ...Object.fromEntries(given.filter(([, value]) => value !== '')),
  } as TaskRequest;
  return (
    <ShortForm request={request} missing={texts.title.trim() === '' ? ['title'] : []} doLabel={w.doAdd} onDone={onDone}>
      {collections.length > 1 && at?.[0] === 'collections' ? (
        <TaskChoice
          label={w.collection}
          options={collections.map((one) => ({ id: one.name, words: one.title }))}
          value={String(at[1])}
          onChange={(name) => setAt(['collections', name])}
        />
      ) : null}
      <TaskText label={w.personName} name="title" value={texts.title} onChange={set('title')} autoFocus />
      <TaskText label={w.role} name="role" value={texts.role} onChange={set('role')} />
      <TaskText
        label={w.department}
        name="department"
        value={texts.department}
        onChange={set('department')}
        suggestions={departments}
      />
      <PictureField label={w.picture} value={texts.image} onChange={set('image')} />
      <TaskText label={w.email} name="email" value={texts.email} onChange={set('email')} isLatin />
    </ShortForm>
  );
}
