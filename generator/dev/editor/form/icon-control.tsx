import { css } from '@linaria/core';
import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Input, ListBox, ListBoxItem, Popover, SearchField } from 'react-aria-components';
import { iconDrawings } from '../../../../templates/icons/drawings.ts';
import { iconKeywords } from '../../../../templates/icons/keywords.ts';
import { button, input, popover } from '../style/controls.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import type { ControlProps } from './field-context.ts';

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  gap: 0.25rem;
  inline-size: min(24rem, 86vw);
  max-block-size: 20rem;
  overflow: auto;
  outline: none;

  & > * {
    display: grid;
    gap: 0.25rem;
    place-items: center;
    padding: 0.5rem 0.25rem;
    font-size: 0.75rem;
    text-align: center;
    cursor: pointer;
    border-radius: var(--radius);
  }

  & > [data-focused],
  & > [data-hovered] {
    background: var(--accent-wash);
  }

  & > [data-selected] {
    color: var(--accent);
    box-shadow: inset 0 0 0 2px currentcolor;
  }
`;

const box = css`
  display: grid;
  gap: 0.5rem;
  padding: 0.75rem;
  outline: none;
`;

function IconDrawing({ name }: { name: string }) {
  const drawing = Object.hasOwn(iconDrawings, name) ? iconDrawings[name as keyof typeof iconDrawings] : '';
  return (
    <svg width={24} height={24} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.6} aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}

const keywordsOf = (name: string) =>
  Object.hasOwn(iconKeywords, name) ? iconKeywords[name as keyof typeof iconKeywords] : undefined;

/** An icon by its picture, found by Arabic or English words. */
export function IconControl({ value, label, commit, property }: ControlProps) {
  const w = useWords();
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const words = query.trim();
  const names = Object.keys(iconKeywords).filter((name) => {
    const { ar = [], en = [] } = keywordsOf(name) ?? {};
    return words === '' || [...ar, ...en, name].some((word) => word.includes(words));
  });
  const items = names.map((name) => ({ id: name, words: keywordsOf(name)?.[language][0] ?? name }));
  const current = typeof value === 'string' ? value : undefined;
  return (
    <DialogTrigger>
      <Button
        className={button}
        aria-label={`${label}: ${current === undefined ? w.panel.noIcon : (keywordsOf(current)?.[language][0] ?? current)}`}
      >
        {current === undefined ? null : <IconDrawing name={current} />}
        {current === undefined ? w.panel.pickIcon : (keywordsOf(current)?.[language][0] ?? current)}
      </Button>
      <Popover className={popover}>
        <Dialog className={box} aria-label={w.panel.pickIcon}>
          {({ close }) => (
            <>
              <SearchField aria-label={w.panel.searchIcons} value={query} onChange={setQuery} autoFocus>
                <Input className={input} placeholder={w.panel.searchIcons} />
              </SearchField>
              <ListBox
                aria-label={w.panel.pickIcon}
                className={grid}
                layout="grid"
                items={items}
                selectionMode="single"
                selectedKeys={current === undefined ? [] : [current]}
                onSelectionChange={(keys) => {
                  const [key] = keys === 'all' ? [] : [...keys];
                  commit(key === undefined ? current : String(key));
                  close();
                }}
              >
                {(item) => (
                  <ListBoxItem id={item.id} textValue={item.words}>
                    <IconDrawing name={item.id} />
                    {item.words}
                  </ListBoxItem>
                )}
              </ListBox>
              {property?.isOptional && current !== undefined ? (
                <Button
                  className={button}
                  onPress={() => {
                    commit(undefined);
                    close();
                  }}
                >
                  {w.panel.noIcon}
                </Button>
              ) : null}
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
