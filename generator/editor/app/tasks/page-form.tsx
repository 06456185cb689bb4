import { useState } from 'react';
import { freeName } from '../../document/free-name.ts';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';
import { TaskChoice, TaskSwitch, TaskText } from './fields.tsx';
import { type TaskFormProps, usePages, useShownPage } from './forms.tsx';
import { type PageBeginning, PageChoice } from './page-choice.tsx';
import { ShortForm } from './short-form.tsx';

/** Addresses below a page, relative to it. */
function useSiblingNames(parent: string): string[] {
  const pages = useSnapshot().state?.pages ?? [];
  const start = `${parent}/`;
  return pages.flatMap(({ path }) => (path.startsWith(start) ? [path.slice(start.length)] : []));
}

/** What a page is copied from, and what comes with the copy. */
function useCopy(isCopied: boolean) {
  const shown = useShownPage();
  const pages = usePages('written');
  const [like, setLike] = useState(pages.some(({ id }) => id === shown) ? shown : (pages[0]?.id ?? '/'));
  const [isWhole, setWhole] = useState(true);
  const [hasCard, setCard] = useState(true);
  const part = { like, sections: isWhole ? 'all' : 'first', ...(hasCard && { card: {} }) } as const;
  return { pages, like, setLike, isWhole, setWhole, hasCard, setCard, part: isCopied ? part : {} };
}

/** Page that is being begun, and its request. */
function useNewPage() {
  const [beginning, setBeginning] = useState<PageBeginning>('text');
  const copy = useCopy(beginning === 'copy');
  const [texts, setTexts] = useState({ title: '', description: '' });
  const [name, setName] = useState<string | undefined>(undefined);
  const [hasLink, setLink] = useState(false);
  const parent = beginning === 'copy' ? copy.like.replace(/\/[^/]*$/, '') : '';
  const siblingNames = useSiblingNames(parent);
  const title = texts.title.trim();
  // Derived from the title until the user types an address.
  const wish = name ?? (title === '' ? '' : freeName(title, siblingNames, 'page'));
  const path = wish.startsWith('/') ? wish : `${parent}/${wish}`;
  const request: TaskRequest = {
    task: 'add-page',
    ...{ path, title, description: texts.description.trim(), ...copy.part },
    ...(beginning !== 'copy' && beginning !== 'empty' && { ready: beginning }),
    ...(hasLink && { menu: title }),
  };
  const set = (key: keyof typeof texts) => (value: string) => setTexts({ ...texts, [key]: value });
  const shownPath = wish === '' ? '' : path;
  return { beginning, setBeginning, copy, texts, set, path: shownPath, setName, hasLink, setLink, request };
}

type NewPage = ReturnType<typeof useNewPage>;

/** Address and description, and what is copied of another page. */
function PageSettings({ beginning, copy, texts, set, path, setName }: NewPage) {
  const { tasks: w } = useWords();
  return (
    <>
      <TaskText label={w.address} name="path" value={path} onChange={setName} isLatin />
      <TaskText
        label={w.description}
        name="description"
        value={texts.description}
        onChange={set('description')}
        isLong
        isDescription
      />
      {beginning === 'copy' ? (
        <>
          <TaskSwitch label={w.whole} isOn={copy.isWhole} onChange={copy.setWhole} />
          <TaskSwitch label={w.card} isOn={copy.hasCard} onChange={copy.setCard} />
        </>
      ) : null}
    </>
  );
}

/** Form that adds a page: a ready one, a copy of another with its card, or an empty one. */
export function AddPageForm({ onDone }: TaskFormProps) {
  const { tasks: w } = useWords();
  const page = useNewPage();
  const { beginning, setBeginning, copy, texts, set, hasLink, setLink, request } = page;
  return (
    <ShortForm
      request={request}
      missing={texts.title.trim() === '' ? ['title'] : []}
      doLabel={w.doAdd}
      onDone={onDone}
      settings={<PageSettings {...page} />}
      folded={['path', 'description']}
    >
      <TaskText label={w.pageTitle} name="title" value={texts.title} onChange={set('title')} autoFocus />
      <PageChoice value={beginning} onChange={setBeginning} />
      {beginning === 'copy' ? (
        <div data-task-field="like">
          <TaskChoice label={w.like} options={copy.pages} value={copy.like} onChange={copy.setLike} />
        </div>
      ) : null}
      <TaskSwitch label={w.menu} isOn={hasLink} onChange={setLink} />
    </ShortForm>
  );
}
