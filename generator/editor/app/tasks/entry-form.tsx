import { useState } from 'react';
import type { Json } from '../../../core/json/value.ts';
import { freeName, freePersonName } from '../../document/free-name.ts';
import type { EditSchema, PropertyModel } from '../../document/protocol-forms.ts';
import type { EditableCollection } from '../../document/protocol-state.ts';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import { blankOf } from '../model/blank.ts';
import { fieldAt, roleOfField } from '../model/fields.ts';
import { FoldedSettings } from '../parts/folded-settings.tsx';
import { blankParts } from '../store/blank-parts.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import { TaskChoice, TaskDay, TaskText } from './fields.tsx';
import type { TaskFormProps } from './forms.tsx';
import { TaskFrame } from './task-frame.tsx';

/** Whether the form asks for a required field: texts, dates and links. The others get defaults and are edited later. */
function isRequiredText({ key, field }: PropertyModel): boolean {
  const { textRole: words, date, address } = roleOfField(field);
  return key !== 'name' && (words !== false || date !== false || address === 'link');
}

/** Keys of the item lists of collections. */
const rowKeys = new Set(['cards', 'posts', 'entries']);

/** Required fields of a collection's items. */
function propertiesOf(schema: EditSchema | undefined, type: string): PropertyModel[] {
  if (!schema) return [];
  const collection = fieldAt(schema, { at: [], value: undefined }, ['collections', 'x'])?.field;
  const form = collection?.is === 'variants' ? schema.objects[collection.names[type] ?? ''] : undefined;
  const rows = form?.properties.find(({ key }) => rowKeys.has(key))?.field;
  const item = rows?.is === 'list' && rows.item.is === 'object' ? schema.objects[rows.item.name] : undefined;
  return item?.properties.filter(({ isOptional }) => !isOptional) ?? [];
}

interface EntryFieldProps {
  property: PropertyModel;
  value: string;
  onChange: (value: string) => void;
}

function EntryField({ property: { label, field }, ...props }: EntryFieldProps) {
  const language = useLanguage();
  const { textRole: words, hasMarks, date } = roleOfField(field);
  if (date === 'day' || date === 'moment') return <TaskDay label={label[language]} {...props} />;
  return <TaskText label={label[language]} {...props} isLatin={words === false} isLong={hasMarks} />;
}

/** Proposed name of an item. */
const nameFor = (type: string, title: string, taken: readonly string[]) =>
  type === 'people' ? freePersonName(title, taken) : freeName(title, taken, type === 'posts' ? 'post' : 'card');

/** New item: typed texts, and defaults for everything else. */
function useNewEntry(collection: EditableCollection | undefined, texts: Record<string, string>) {
  const snapshot = useSnapshot();
  const { schema } = snapshot;
  const properties = propertiesOf(schema, collection?.type ?? '');
  const taken = collection?.items.map((item) => item.name) ?? [];
  const title = texts.title?.trim() ?? '';
  const proposed = title === '' || !collection ? '' : nameFor(collection.type, title, taken);
  const name = texts.name ?? proposed;
  const made = ({ key, field, ...property }: PropertyModel): Json =>
    texts[key]?.trim() ?? (schema ? blankOf(field, blankParts(snapshot), { key, field, ...property }) : '');
  // The server sets unique names and ids, and copies keys of the previous item.
  const given = new Set(['name', 'id', ...(collection && collection.items.length > 0 ? ['image', 'action'] : [])]);
  const entries = properties.filter(({ key }) => !given.has(key)).map((one) => [one.key, made(one)]);
  if (name !== '') entries.unshift(['name', name]);
  return { properties, name, values: Object.fromEntries(entries) };
}

/** Form that adds a card, programme or article to a collection. It asks for the texts; the rest gets defaults. */
export function AddEntryForm({ onDone, seed }: TaskFormProps) {
  const w = useWords();
  const { state } = useSnapshot();
  const collections = state?.collections ?? [];
  const [of, setOf] = useState(seed?.collection ?? collections[0]?.name ?? '');
  const [texts, setTexts] = useState<Record<string, string>>({});
  const collection = collections.find((one) => one.name === of);
  const { properties, name, values } = useNewEntry(collection, texts);
  const fields = properties.filter(isRequiredText);
  const isReady = fields.every(({ key }) => (texts[key] ?? '').trim() !== '');
  const isPost = collection?.type === 'posts';
  const list = state?.pages.find(({ made: kind, at }) => kind === 'list' && at[1] === of);
  const request: TaskRequest = { task: 'add-entry', collection: of, values };
  const type = (key: string) => (value: string) => setTexts({ ...texts, [key]: value });
  return (
    <TaskFrame
      request={isReady && collection ? request : undefined}
      onDone={onDone}
      {...(isPost && list && { goTo: `${list.path === '/' ? '' : list.path}/${name}` })}
    >
      <TaskChoice
        label={w.tasks.collection}
        options={collections.map((one) => ({ id: one.name, words: one.title }))}
        value={of}
        onChange={setOf}
        autoFocus
      />
      {fields.map((property) => (
        <EntryField key={property.key} property={property} value={texts[property.key] ?? ''} onChange={type(property.key)} />
      ))}
      {properties.some(({ key }) => key === 'name') ? (
        <FoldedSettings>
          <TaskText label={isPost ? w.tasks.address : w.tasks.entryName} value={name} onChange={type('name')} isLatin />
        </FoldedSettings>
      ) : null}
    </TaskFrame>
  );
}
