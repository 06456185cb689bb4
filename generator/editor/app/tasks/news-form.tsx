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
function usePostCollections() {
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

const none = { title: '', summary: '', text: '', image: '', alt: '' };

/** News that is being written, and its request. */
function useNews(wished: string | undefined) {
  const collections = usePostCollections();
  const [of, setOf] = useState(wished ?? collections[0]?.name);
  const [texts, setTexts] = useState(none);
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
  return { collections, of, setOf, texts, set, date, setDate, name: name ?? proposed, setName, request };
}

/** List that the news appears in, where the site has several. */
function NewsListChoice({ collections, of = '', setOf }: Pick<ReturnType<typeof useNews>, 'collections' | 'of' | 'setOf'>) {
  const { tasks: w } = useWords();
  if (collections.length < 2) return null;
  const options = collections.map((one) => ({ id: one.name, words: one.title }));
  return <TaskChoice label={w.newsOf} options={options} value={of} onChange={setOf} />;
}

/** Form that adds news: title, summary, picture and text, dated today. */
export function AddNewsForm({ onDone, seed }: TaskFormProps) {
  const { tasks: w } = useWords();
  const { texts, set, request, ...news } = useNews(seed?.collection);
  const { title, summary, text, image, alt } = texts;
  const settings = (
    <>
      <TaskDay label={w.date} name="date" value={news.date} onChange={news.setDate} />
      <TaskText label={w.address} name="name" value={news.name} onChange={news.setName} isLatin />
    </>
  );
  const missing = (['title', 'summary'] as const).filter((key) => texts[key].trim() === '');
  return (
    <ShortForm
      request={request}
      missing={missing}
      doLabel={w.doAdd}
      onDone={onDone}
      settings={settings}
      folded={['date', 'name']}
    >
      <NewsListChoice {...news} />
      <TaskText label={w.title} name="title" value={title} onChange={set('title')} autoFocus />
      <TaskText label={w.summary} name="summary" value={summary} onChange={set('summary')} isLong isDescription />
      <PictureField label={w.picture} value={image} onChange={set('image')} />
      {image === '' ? null : <TaskText label={w.pictureAlt} name="alt" value={alt} onChange={set('alt')} />}
      <TaskText label={w.text} name="text" value={text} onChange={set('text')} isLong rows={6} />
    </ShortForm>
  );
}
