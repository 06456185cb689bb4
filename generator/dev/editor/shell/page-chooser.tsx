import { css } from '@linaria/core';
import { memo } from 'react';
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import type { PageEntry } from '../../../edit/contract.ts';
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

const none: PageEntry[] = [];

/** Finds a page by its title or address, and shows it; drawn again when pages change, not with every key: a site may have thousands. */
export const PageChooser = memo(function PageChooser() {
  const w = useWords();
  const editor = useEditor();
  const pages = usePart(({ state }) => state?.pages) ?? none;
  const page = usePart((snapshot) => snapshot.page);
  return (
    <ComboBox
      aria-label={w.bar.page}
      className={box}
      items={pages}
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
          {(item: PageEntry) => (
            <ListBoxItem id={item.path} className={menuItem} textValue={item.title}>
              <Text slot="label">{item.title}</Text>
              <bdi dir="ltr" className={address}>
                {item.path}
              </bdi>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
});
