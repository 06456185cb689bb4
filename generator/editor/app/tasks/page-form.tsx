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

/** Form that adds a page: a ready one, a copy of another with its card, or an empty one. */
export function AddPageForm({ onDone }: TaskFormProps) {
  const { tasks: w } = useWords();
  const [beginning, setBeginning] = useState<PageBeginning>('text');
  const isCopied = beginning === 'copy';
  const copy = useCopy(isCopied);
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [name, setName] = useState<string | undefined>(undefined);
  const [hasLink, setLink] = useState(false);
  const parent = isCopied ? copy.like.replace(/\/[^/]*$/, '') : '';
  const siblingNames = useSiblingNames(parent);
  // Derived from the title until the user types an address.
  const wish = name ?? (title.trim() === '' ? '' : freeName(title, siblingNames, 'page'));
  const path = wish.startsWith('/') ? wish : `${parent}/${wish}`;
  const request: TaskRequest = {
    task: 'add-page',
    ...{ path, title: title.trim(), description: description.trim(), ...copy.part },
    ...(beginning !== 'copy' && beginning !== 'empty' && { ready: beginning }),
    ...(hasLink && { menu: title.trim() }),
  };
  const settings = (
    <>
      <TaskText label={w.address} name="path" value={wish === '' ? '' : path} onChange={setName} isLatin />
      <TaskText label={w.description} name="description" value={description} onChange={setDescription} isLong />
      {isCopied ? <TaskSwitch label={w.whole} isOn={copy.isWhole} onChange={copy.setWhole} /> : null}
      {isCopied ? <TaskSwitch label={w.card} isOn={copy.hasCard} onChange={copy.setCard} /> : null}
    </>
  );
  return (
    <ShortForm
      request={request}
      missing={title.trim() === '' ? ['title'] : []}
      doLabel={w.doAdd}
      onDone={onDone}
      settings={settings}
      folded={['path', 'description']}
    >
      <TaskText label={w.pageTitle} name="title" value={title} onChange={setTitle} autoFocus />
      <PageChoice value={beginning} onChange={setBeginning} />
      {isCopied ? (
        <div data-task-field="like">
          <TaskChoice label={w.like} options={copy.pages} value={copy.like} onChange={copy.setLike} />
        </div>
      ) : null}
      <TaskSwitch label={w.menu} isOn={hasLink} onChange={setLink} />
    </ShortForm>
  );
}
