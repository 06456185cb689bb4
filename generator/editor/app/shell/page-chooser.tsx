import { css } from '@linaria/core';
import { memo, use, useEffect, useMemo, useRef, useState } from 'react';
import {
  Button,
  Collection,
  ComboBox,
  ComboBoxStateContext,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Text,
} from 'react-aria-components';
import type { EditablePage } from '../../document/protocol-state.ts';
import { findPages } from '../model/find-pages.ts';
import { Drawing } from '../parts/drawing.tsx';
import { useEditor, usePart } from '../store/use-editor.ts';
import { input, menu, menuItem, popover } from '../style/controls.ts';
import type { Words } from '../words/ar.ts';
import { count, useLanguage, useWords } from '../words/words.tsx';
import { useView } from './view.ts';

const box = css`
  position: relative;
  display: flex;
  align-items: center;
  flex: 1;
  inline-size: 12rem;
  min-inline-size: 0;

  & > button {
    position: absolute;
    inset-inline-end: 0.25rem;
    display: grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    background: none;
    border: 0;
  }

  & > input {
    padding-inline-end: 2rem;
  }
`;

const address = css`
  margin-inline-start: auto;
  font-size: 0.8125rem;
  color: var(--soft);
`;

const head = css`
  padding: 0.5rem 0.625rem 0.125rem;
  font-size: 0.8125rem;
  color: var(--soft);
`;

const none: EditablePage[] = [];

interface Group {
  id: string;
  label: string;
  pages: Pick<EditablePage, 'path' | 'title'>[];
}

/** Key of the item that searches in the texts instead. */
const inTexts = '?';

/** Groups pages: those of the file, those of each collection, and the others; in order of first occurrence. */
function groupsOf(pages: EditablePage[], words: Words['pages']): Group[] {
  if (pages.length === 0) return [{ id: 'none', label: words.none, pages: [{ path: inTexts, title: words.inTexts }] }];
  const groups = new Map<string, Group>();
  const nameOf = ({ made, at }: EditablePage) =>
    made === undefined ? 'written' : at[0] === 'collections' ? `of ${at[1]}` : 'others';
  for (const page of pages) {
    const id = nameOf(page);
    const own = id === 'written' || id === 'others' ? words[id] : page.title;
    const group = groups.get(id) ?? { id, label: own, pages: [] };
    group.pages.push(page);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** Found pages, by group. @param more number of further matches */
function MatchingPages({ more }: { more: number }) {
  const { pages: w } = useWords();
  const language = useLanguage();
  return (
    <Popover className={popover}>
      <ListBox className={menu}>
        {({ id, label, pages: own }: Group) => (
          <ListBoxSection id={`group ${id}`}>
            <Header className={head}>{label}</Header>
            <Collection items={own}>
              {({ path, title: name }: Group['pages'][number]) => (
                <ListBoxItem id={path} className={menuItem} textValue={name}>
                  <Text slot="label">{name}</Text>
                  {path === inTexts ? null : (
                    <bdi dir="ltr" className={address}>
                      {path}
                    </bdi>
                  )}
                </ListBoxItem>
              )}
            </Collection>
          </ListBoxSection>
        )}
      </ListBox>
      {more > 0 ? <p className={head}>{count(w.more, more, language)}</p> : null}
    </Popover>
  );
}

interface PageInputProps {
  title: string;
  /** Whether it shows the title of the current page. */
  isTitle: boolean;
}

/** A click opens the list again after Escape has closed it; the title, which Escape shows, is replaced by what is typed. */
function PageInput({ title, isTitle }: PageInputProps) {
  const list = use(ComboBoxStateContext);
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = element;
    if (isTitle && current && current === document.activeElement) current.select();
  }, [isTitle]);
  const open = () => list && !list.isOpen && list.open(null, 'manual');
  return <Input ref={element} className={input} placeholder={title} onClick={open} />;
}

/**
 * Search field for pages by title or address. The query is local state, because a site may have thousands of pages. While the
 * field has the focus, the current page's title is its placeholder, so typing does not edit it.
 */
export const PageChooser = memo(function PageChooser() {
  const w = useWords();
  const { navigation } = useEditor();
  const { show } = useView();
  const pages = usePart(({ state }) => state?.pages) ?? none;
  const page = usePart((snapshot) => snapshot.page);
  const [query, setQuery] = useState<string | undefined>(undefined);
  const { shown, more } = useMemo(() => findPages(pages, query ?? ''), [pages, query]);
  const groups = useMemo(() => groupsOf(shown, w.pages), [shown, w]);
  const title = pages.find(({ path }) => path === page)?.title ?? '';
  const choose = (key: string | undefined) => {
    // Escape chooses the current page: the list opens again by itself unless the field shows the name of that option.
    const isListed = key === page && shown.some(({ path }) => path === page);
    // Otherwise the field keeps the focus and can be used again.
    setQuery((current) => (current === undefined || isListed ? undefined : ''));
    if (key === inTexts) show({ isReplacing: true, replacement: { find: query } });
    else if (key !== undefined && key !== page) navigation.showPage(key);
  };
  return (
    <ComboBox
      aria-label={w.bar.page}
      className={box}
      items={groups}
      value={page}
      onChange={(key) => choose(key === null ? undefined : String(key))}
      inputValue={query ?? title}
      onInputChange={setQuery}
      onFocusChange={(isFocused) => setQuery(isFocused ? '' : undefined)}
      menuTrigger="focus"
      allowsEmptyCollection
    >
      <PageInput title={title} isTitle={query === undefined} />
      <Button>
        <Drawing name="chevron" size={16} />
      </Button>
      <MatchingPages more={more} />
    </ComboBox>
  );
});
