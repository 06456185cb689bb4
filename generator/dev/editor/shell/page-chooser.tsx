import { css } from '@linaria/core';
import { memo, useMemo } from 'react';
import {
  Button,
  Collection,
  ComboBox,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Text,
} from 'react-aria-components';
import type { PageEntry } from '../../../edit/protocol.ts';
import { Drawing } from '../parts/drawing.tsx';
import { useEditor, usePart } from '../store/use-editor.ts';
import { input, menu, menuItem, popover } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';

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

const none: PageEntry[] = [];

interface Group {
  id: string;
  label: string;
  pages: PageEntry[];
}

/** Pages under what they belong to: those of the file, then of each collection its lists and articles, then the others. */
function groupsOf(pages: PageEntry[], words: { written: string; others: string }): Group[] {
  const groups = new Map<string, Group>();
  const nameOf = ({ made, at }: PageEntry) =>
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

/** Finds a page by its title or address, and shows it; drawn again when pages change, not with every key: a site may have thousands. */
export const PageChooser = memo(function PageChooser() {
  const w = useWords();
  const editor = useEditor();
  const pages = usePart(({ state }) => state?.pages) ?? none;
  const page = usePart((snapshot) => snapshot.page);
  const groups = useMemo(() => groupsOf(pages, w.pages), [pages, w]);
  return (
    <ComboBox
      aria-label={w.bar.page}
      className={box}
      defaultItems={groups}
      value={page}
      onChange={(key) => key !== null && key !== page && editor.showPage(String(key))}
      menuTrigger="focus"
      defaultFilter={(text, query) =>
        text.includes(query.trim()) || pages.some(({ title, path }) => title === text && path.includes(query.trim()))
      }
    >
      <Input className={input} onFocus={({ target }) => target.select()} />
      <Button>
        <Drawing name="chevron" size={16} />
      </Button>
      <Popover className={popover}>
        <ListBox className={menu}>
          {({ id, label, pages: own }: Group) => (
            <ListBoxSection id={`group ${id}`}>
              <Header className={head}>{label}</Header>
              <Collection items={own}>
                {({ path, title }: PageEntry) => (
                  <ListBoxItem id={path} className={menuItem} textValue={title}>
                    <Text slot="label">{title}</Text>
                    <bdi dir="ltr" className={address}>
                      {path}
                    </bdi>
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
});
