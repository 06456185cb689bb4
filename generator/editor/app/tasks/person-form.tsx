import { useEffect, useState } from 'react';
import type { Json } from '../../../core/json/value.ts';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import { child, type Path, textAt, toPointer } from '../model/places.ts';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { addsOf } from '../store/section-adds.ts';
import { loadedValueAt, pageOf, type Snapshot } from '../store/snapshot.ts';
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

const groupsIn = (person: Json | undefined): string[] =>
  listIn(person, 'groups').filter((group): group is string => typeof group === 'string');

interface Department {
  /** As people refer to it: in sections, its title. */
  name: string;
  title: string;
}

/** Departments of a collection, or of the people of a section. */
function departmentsIn(value: Json | undefined): Department[] {
  const ofCollection = listIn(value, 'groups').map((group) => {
    const name = textAt(group, 'name') ?? '';
    return { name, title: textAt(group, 'title') ?? name };
  });
  const ofPeople = [...new Set(listIn(value, 'items').flatMap(groupsIn))].map((title) => ({ name: title, title }));
  return [...ofCollection, ...ofPeople];
}

function useDepartments(at: Path | undefined): Department[] {
  const { api } = useEditor();
  const [departments, setDepartments] = useState<Department[]>([]);
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

interface PersonTexts {
  title: string;
  role: string;
  image: string;
  email: string;
}

interface PersonFieldsProps {
  texts: PersonTexts;
  onText: (key: keyof PersonTexts, value: string) => void;
  /** Undefined: more than one, which are edited elsewhere. */
  department: string | undefined;
  onDepartment: (title: string) => void;
  departments: readonly Department[];
}

function PersonFields({ texts, onText, department, onDepartment, departments }: PersonFieldsProps) {
  const { tasks: w } = useWords();
  const set = (key: keyof PersonTexts) => (value: string) => onText(key, value);
  return (
    <>
      <TaskText label={w.personName} name="title" value={texts.title} onChange={set('title')} autoFocus />
      <TaskText label={w.role} name="role" value={texts.role} onChange={set('role')} />
      {department === undefined ? null : (
        <TaskText
          label={w.department}
          name="department"
          value={department}
          onChange={onDepartment}
          suggestions={departments.map(({ title }) => title)}
        />
      )}
      <PictureField label={w.picture} value={texts.image} onChange={set('image')} />
      <TaskText label={w.email} name="email" value={texts.email} onChange={set('email')} isLatin />
    </>
  );
}

/** Typed texts that are not empty. */
const given = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([key, value]) => (value.trim() === '' ? [] : [[key, value.trim()]])));

/** Form that adds a person: name, role, department, picture and e-mail address. */
export function AddPersonForm({ onDone, seed }: TaskFormProps) {
  const { tasks: w } = useWords();
  const snapshot = useSnapshot();
  const collections = snapshot.state?.collections.filter(({ type }) => type === 'people') ?? [];
  const [at, setAt] = useState(() => seed?.at ?? placeOf(snapshot));
  const [texts, setTexts] = useState<PersonTexts>({ title: '', role: '', image: '', email: '' });
  const [department, setDepartment] = useState('');
  const departments = useDepartments(at);
  const page = pageOf(snapshot)?.path ?? '/';
  const request = { task: 'add-person', ...(at && { at }), page, title: '', ...given({ ...texts, department }) } as TaskRequest;
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
      <PersonFields
        texts={texts}
        onText={(key, value) => setTexts({ ...texts, [key]: value })}
        {...{ department, departments }}
        onDepartment={setDepartment}
      />
    </ShortForm>
  );
}

/** Texts of a person as they are. */
const textsOf = (person: Json | undefined): PersonTexts => ({
  title: textAt(person, 'title') ?? textAt(person, 'name') ?? '',
  role: textAt(person, 'role') ?? '',
  image: textAt(child(person, 'image'), 'src') ?? '',
  email: textAt(person, 'email') ?? '',
});

/** Form that changes a person; what it does not ask for stays as it is. */
export function EditPersonForm({ onDone, seed }: TaskFormProps) {
  const { tasks: w } = useWords();
  const snapshot = useSnapshot();
  const at = seed?.edits ?? [];
  const [person] = useState(() => loadedValueAt(snapshot, at));
  const [texts, setTexts] = useState(() => textsOf(person));
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const departments = useDepartments(at[0] === 'collections' ? at.slice(0, 2) : at.slice(0, 4));
  const groups = groupsIn(person);
  const known = departments.find(({ name }) => name === groups[0])?.title ?? '';
  const department = groups.length > 1 ? undefined : (typed ?? known);
  const changed = typed === undefined ? {} : { department: typed.trim() };
  const request = { task: 'edit-person', at, title: '', ...given({ ...texts }), ...changed } as TaskRequest;
  return (
    <ShortForm request={request} missing={texts.title.trim() === '' ? ['title'] : []} doLabel={w.doSave} onDone={onDone}>
      <PersonFields
        texts={texts}
        onText={(key, value) => setTexts({ ...texts, [key]: value })}
        {...{ department, departments }}
        onDepartment={setTyped}
      />
    </ShortForm>
  );
}
