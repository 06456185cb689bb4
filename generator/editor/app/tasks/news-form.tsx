import { useState } from 'react';
import { freeName } from '../../document/free-name.ts';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import { pageOf } from '../store/snapshot.ts';
import { today } from '../store/today.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';
import { TaskChoice, TaskDay, TaskText } from './fields.tsx';
import type { TaskFormProps } from './forms.tsx';
import { PictureField } from './picture-field.tsx';
import { ShortForm } from './short-form.tsx';

/** Collections of posts; first the one that the shown page lists. */
export function usePostCollections() {
  const snapshot = useSnapshot();
  const own = pageOf(snapshot)?.at;
  const all = snapshot.state?.collections.filter(({ type }) => type === 'posts') ?? [];
  const isShown = ({ name }: { name: string }) => Number(own?.[0] === 'collections' && own[1] === name);
  return all.toSorted((one, other) => isShown(other) - isShown(one));
}

const paragraphsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Form that adds news: title, summary, picture and text, dated today. */
export function AddNewsForm({ onDone, seed }: TaskFormProps) {
  const { tasks: w } = useWords();
  const collections = usePostCollections();
  const [of, setOf] = useState(seed?.collection ?? collections[0]?.name);
  const [texts, setTexts] = useState({ title: '', summary: '', text: '', image: '', alt: '' });
  const [date, setDate] = useState(today);
  const [name, setName] = useState<string | undefined>(undefined);
  const set = (key: keyof typeof texts) => (value: string) => setTexts({ ...texts, [key]: value });
  const { title, summary, text, image, alt } = texts;
  const names = collections.find((one) => one.name === of)?.items.map((item) => item.name) ?? [];
  const proposed = title.trim() === '' ? '' : freeName(title, names, 'post');
  const request: TaskRequest = {
    task: 'add-news',
    ...(of !== undefined && { collection: of }),
    ...{ title: title.trim(), summary: summary.trim(), text: paragraphsOf(text), date },
    ...(image !== '' && { image, alt: alt.trim() }),
    ...(name !== undefined && { name: name.trim() }),
  };
  const settings = (
    <>
      <TaskDay label={w.date} name="date" value={date} onChange={setDate} />
      <TaskText label={w.address} name="name" value={name ?? proposed} onChange={setName} isLatin />
    </>
  );
  return (
    <ShortForm
      request={request}
      missing={(['title', 'summary'] as const).filter((key) => texts[key].trim() === '')}
      doLabel={w.doAdd}
      onDone={onDone}
      settings={settings}
      folded={['date', 'name']}
    >
      {collections.length > 1 ? (
        <TaskChoice
          label={w.newsOf}
          options={collections.map((one) => ({ id: one.name, words: one.title }))}
          value={of ?? ''}
          onChange={setOf}
        />
      ) : null}
      <TaskText label={w.title} name="title" value={title} onChange={set('title')} autoFocus />
      <TaskText label={w.summary} name="summary" value={summary} onChange={set('summary')} isLong />
      <PictureField label={w.picture} value={image} onChange={set('image')} />
      {image === '' ? null : <TaskText label={w.pictureAlt} name="alt" value={alt} onChange={set('alt')} />}
      <TaskText label={w.text} name="text" value={text} onChange={set('text')} isLong rows={6} />
    </ShortForm>
  );
}
