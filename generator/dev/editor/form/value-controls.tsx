import { css } from '@linaria/core';
import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Input, ListBox, ListBoxItem, Popover, SearchField } from 'react-aria-components';
import { iconDrawings } from '../../../../templates/parts/icon-drawings.ts';
import { iconKeywords } from '../../../../templates/parts/icon-keywords.ts';
import { button, input, popover, row } from '../style/controls.ts';
import { fill, useLanguage, useWords } from '../words/words.tsx';
import type { ControlProps } from './field-context.ts';
import { TextControl } from './text-control.tsx';

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

const swatch = css`
  inline-size: 2.5rem;
  block-size: 2.25rem;
  padding: 0.125rem;
  background: none;
  border: 1px solid var(--control);
  border-radius: var(--radius);
`;

/** Relative luminance. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (one: number, other: number) => ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)).toFixed(1);

/** A colour with its contrast, which follows the hand. */
export function ColourControl(props: ControlProps) {
  const w = useWords();
  const { value, label, commit } = props;
  const known = typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : '#000000';
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const colour = draft ?? known;
  const light = luminanceOf(colour);
  const leave = () => {
    if (draft !== undefined) commit(draft);
    setDraft(undefined);
  };
  return (
    <div>
      <div className={row}>
        <input
          type="color"
          className={swatch}
          aria-label={label}
          value={colour}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={leave}
        />
        <span style={{ flex: 1 }}>
          <TextControl {...props} value={draft ?? value} />
        </span>
      </div>
      <small>{fill(w.panel.contrast, { white: contrast(light, 1), black: contrast(light, 0) })}</small>
    </div>
  );
}

/** A day of the Gregorian calendar, the Hijri one beside it. */
export function DayControl(props: ControlProps) {
  const w = useWords();
  const language = useLanguage();
  const { value, label, commit, property, describedBy } = props;
  const known = typeof value === 'string' ? value : '';
  const day = /^\d{4}-\d\d-\d\d/.exec(known)?.[0] ?? '';
  if (known.length > day.length) return <TextControl {...props} />;
  const hijri = new Intl.DateTimeFormat(`${language}-u-ca-islamic-umalqura-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div>
      <input
        type="date"
        className={input}
        aria-label={label}
        aria-describedby={describedBy}
        value={day}
        onChange={({ target }) => {
          if (target.value !== '') commit(target.value);
          else if (property?.isOptional) commit(undefined);
        }}
      />
      {day === '' ? null : <small>{fill(w.panel.hijri, { day: hijri.format(new Date(`${day}T00:00:00Z`)) })}</small>}
    </div>
  );
}
