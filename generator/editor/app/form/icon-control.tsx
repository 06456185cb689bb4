import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { Button, Dialog, DialogTrigger, Input, ListBox, ListBoxItem, Popover, SearchField } from 'react-aria-components';
import { CustomIconDrawing } from '../../../../templates/components/custom-icon-drawing.tsx';
import { matches } from '../../../../templates/components/fold.ts';
import { type CustomIcon, iconStem } from '../../../../templates/theme/icons/custom-icon.ts';
import { iconDrawings } from '../../../../templates/theme/icons/drawings.ts';
import { iconKeywords } from '../../../../templates/theme/icons/keywords.ts';
import type { Name } from '../../../../templates/theme/icons/sources.ts';
import type { MessageLanguage } from '../../../core/diagnostics/diagnostics.ts';
import type { CustomIconItem } from '../../document/protocol-media.ts';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
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

  & bdi {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
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

/** Draws an icon of the built-in set by name, or one of the site's icons. */
function IconDrawing({ name, own }: { name: string; own: CustomIcon | undefined }) {
  return (
    <svg width={24} height={24} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.6} aria-hidden="true">
      {own ? <CustomIconDrawing icon={own} /> : <path d={Object.hasOwn(iconDrawings, name) ? iconDrawings[name as Name] : ''} />}
    </svg>
  );
}

interface Choice {
  /** Name of the icon in the content. */
  id: string;
  label: string;
  /** Search terms. */
  words: readonly string[];
  own?: CustomIcon;
}

/** Icon choices: the site's icons by file name, then the built-in set. */
function choicesOf(own: readonly CustomIconItem[], language: MessageLanguage): Choice[] {
  const ofSite = own.map(({ source, icon }) => {
    const label = iconStem(source);
    return { id: source, label, words: [label], own: icon };
  });
  const ofSet = Object.entries(iconKeywords).map(([id, words]) => ({
    id,
    label: words[language][0] ?? id,
    words: [...Object.values(words).flat(), id],
  }));
  return [...ofSite, ...ofSet];
}

/** Icons of the site, loaded when the control is shown. */
function useOwnIcons(): CustomIconItem[] {
  const { api } = useEditor();
  const base = useSnapshot().state?.base;
  const [icons, setIcons] = useState<CustomIconItem[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload for a new version, which may add files
  useEffect(() => fetchWithRetry(api.ownIcons, setIcons), [api, base]);
  return icons;
}

interface PickerProps {
  choices: readonly Choice[];
  current: string | undefined;
  onPick: (name: string) => void;
}

function Picker({ choices, current, onPick }: PickerProps) {
  const w = useWords();
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchField aria-label={w.panel.searchIcons} value={query} onChange={setQuery} autoFocus>
        <Input className={input} placeholder={w.panel.searchIcons} />
      </SearchField>
      <ListBox
        aria-label={w.panel.pickIcon}
        className={grid}
        layout="grid"
        items={choices.filter(({ words }) => words.some((word) => matches(word, query)))}
        selectionMode="single"
        selectedKeys={current === undefined ? [] : [current]}
        onSelectionChange={(keys) => {
          const [key = current] = keys === 'all' ? [] : [...keys];
          if (key !== undefined) onPick(String(key));
        }}
      >
        {({ id, label, own }) => (
          <ListBoxItem id={id} textValue={label}>
            <IconDrawing name={id} own={own} />
            <bdi>{label}</bdi>
          </ListBoxItem>
        )}
      </ListBox>
    </>
  );
}

interface IconDialogProps extends PickerProps {
  /** Whether the icon can be removed. */
  isOptional: boolean;
  onPick: (name: string | undefined) => void;
}

function IconDialog({ isOptional, onPick, ...props }: IconDialogProps) {
  const { panel: w } = useWords();
  return (
    <>
      <Picker {...props} onPick={onPick} />
      {isOptional && props.current !== undefined ? (
        <Button className={button} onPress={() => onPick(undefined)}>
          {w.noIcon}
        </Button>
      ) : null}
    </>
  );
}

/** Icon control. Built-in icons are found by Arabic or English terms, the site's icons by file name. */
export function IconControl({ value, label, commit, property }: ControlProps) {
  const w = useWords();
  const choices = choicesOf(useOwnIcons(), useLanguage());
  const current = typeof value === 'string' ? value : undefined;
  const chosen = choices.find(({ id }) => id === current);
  const name = chosen?.label ?? iconStem(current ?? '');
  const isOptional = property?.isOptional === true;
  return (
    <DialogTrigger>
      <Button className={button} aria-label={`${label}: ${current === undefined ? w.panel.noIcon : name}`}>
        {current === undefined ? null : <IconDrawing name={current} own={chosen?.own} />}
        {current === undefined ? w.panel.pickIcon : <bdi>{name}</bdi>}
      </Button>
      <Popover className={popover}>
        <Dialog className={box} aria-label={w.panel.pickIcon}>
          {({ close }) => {
            const pick = (next: string | undefined) => {
              commit(next);
              close();
            };
            return <IconDialog choices={choices} current={current} isOptional={isOptional} onPick={pick} />;
          }}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
