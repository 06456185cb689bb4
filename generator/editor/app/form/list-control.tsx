import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import type { Json } from '../../../core/json/value.ts';
import type { FieldModel } from '../../document/protocol-forms.ts';
import { blankBesides, blankOf, likeSibling, withFreeName } from '../model/blank.ts';
import { chosen, roleOfField } from '../model/fields.ts';
import { isWithin, type Path } from '../model/places.ts';
import { Drawing } from '../parts/drawing.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { blankParts } from '../store/blank-parts.ts';
import { listWork } from '../store/list-work.ts';
import { nameOfItem, placeOf } from '../store/naming.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { fill, useWords, valueOfEach } from '../words/words.tsx';
import { type ControlProps, commitAt, useRejectedValue } from './field-context.ts';
import { useNested } from './nested.ts';

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  border: 0;
  gap: 0.5rem;
  min-inline-size: 0;

  & > button {
    justify-self: start;
  }
`;

const simple = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem;
  align-items: center;
  justify-content: end;

  & > :first-child {
    flex: 1 1 11rem;
    min-inline-size: 0;
  }

  & > :last-child {
    display: flex;
  }

  &[data-wide] > :first-child {
    flex-basis: 100%;
  }
`;

const card = css`
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius);

  & > header {
    display: flex;
    align-items: center;
    gap: 0.125rem;
    padding: 0.25rem;
  }

  & > header > h3 {
    flex: 1;
    min-inline-size: 0;
    font-size: inherit;
    font-weight: 500;
  }

  & > header > h3 > button {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    inline-size: 100%;
    padding: 0.25rem 0.375rem;
    overflow: hidden;
    text-align: start;
    white-space: nowrap;
    background: none;
    border: 0;
  }

  & > header > h3 > button > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  &:not([data-expanded]) > header > h3 svg {
    transform: rotate(90deg);
  }

  & > [role="group"] > div {
    padding: 0.5rem 0.75rem 0.875rem;
    border-block-start: 1px solid var(--hairline);
  }
`;

/** Whether a control has its own toolbar and needs a full row. */
function isWide(field: FieldModel): boolean {
  const { hasMarks, file } = roleOfField(field);
  return hasMarks || file !== false;
}

interface ItemProps {
  path: Path;
  field: FieldModel;
  value: Json;
  label: string;
  index: number;
  length: number;
}

/** Actions on list items, described by the item's type. */
function useItemWork(path: Path) {
  const { state, changes } = useEditor();
  const valuesOf = (index: number) => {
    const place = placeOf(state.snapshot(), [...path, index]);
    return { ...place, ...valueOfEach('what', (language) => place[language] ?? '') };
  };
  return listWork({ changes, at: path, valuesOf });
}

function Tools({ path, index, length, name }: { path: Path; index: number; length: number; name: string }) {
  const w = useWords();
  const work = useItemWork(path);
  return (
    <>
      <IconButton
        label={fill(w.panel.up, { name })}
        drawing="up"
        isSmall
        isDisabled={index === 0}
        onPress={() => work.move(index, index - 1)}
      />
      <IconButton
        label={fill(w.panel.down, { name })}
        drawing="down"
        isSmall
        isDisabled={index === length - 1}
        onPress={() => work.move(index, index + 1)}
      />
      <IconButton label={fill(w.panel.remove, { name })} drawing="trash" isSmall onPress={() => work.remove(index)} />
    </>
  );
}

interface CardProps {
  name: string;
  isOpen: boolean;
  tools: ReactNode;
  children: ReactNode;
}

/** Item with several fields, collapsed until it is opened. */
function Card({ name, isOpen, tools, children }: CardProps) {
  return (
    <Disclosure className={card} defaultExpanded={isOpen}>
      <header>
        <Heading level={3}>
          <Button slot="trigger">
            <Drawing name="chevron" size={16} />
            <span dir="auto">{name}</span>
          </Button>
        </Heading>
        {tools}
      </header>
      <DisclosurePanel>
        <div>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}

function Item({ path, field, value, label, index, length }: ItemProps) {
  const editor = useEditor();
  const { focus } = useSnapshot();
  const { Control } = useNested();
  const at = [...path, index];
  const rejected = useRejectedValue(at);
  const shown = rejected ? rejected.value : value;
  const actual = chosen(field, shown);
  const name = nameOfItem(value) ?? `${label} ${index + 1}`;
  const control = (
    <Control
      path={at}
      field={field}
      property={undefined}
      value={shown}
      label={`${label} ${index + 1}`}
      isInvalid={rejected !== undefined}
      describedBy={undefined}
      commit={(next, from) => commitAt(editor, at, next, from)}
    />
  );
  const tools = <Tools path={path} index={index} length={length} name={name} />;
  if (actual.is === 'object' || actual.is === 'variants' || actual.is === 'list') {
    return (
      <Card name={name} isOpen={isWithin(focus, at)} tools={tools}>
        {control}
      </Card>
    );
  }
  return (
    <div className={simple} data-wide={isWide(actual) || undefined}>
      <div>{control}</div>
      <div>{tools}</div>
    </div>
  );
}

/** Keys by which React recognises items after a move. */
function keysOf(items: Json[]): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOfItem(item) ?? '';
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return `${typeof item === 'object' ? name : ''} ${times}`;
  });
}

/** List control: add, remove and move items of one type. */
export function ListControl({ path, field, value, label, property }: ControlProps) {
  const w = useWords();
  const { changes, navigation } = useEditor();
  const snapshot = useSnapshot();
  if (field.is !== 'list') return null;
  const items = Array.isArray(value) ? value : [];
  const keys = keysOf(items);
  const isFull = field.most !== undefined && items.length >= field.most;
  const add = () => {
    const parts = blankParts(snapshot);
    const blank = blankOf(field.item, parts, property);
    const made = withFreeName(likeSibling(blank, items.at(-1), blankBesides(field.item, blank, parts)), items);
    const place = placeOf(snapshot, path);
    const values = { ...place, ...valueOfEach('what', (language) => place[language] ?? '') };
    changes.change([{ do: 'insert', at: path, index: items.length, value: made }], { key: 'add', values });
    navigation.focus([...path, items.length]);
  };
  return (
    <fieldset className={list} aria-label={label}>
      {items.map((item, index) => (
        <Item key={keys[index]} path={path} field={field.item} value={item} label={label} index={index} length={items.length} />
      ))}
      {isFull ? null : (
        <Button className={button} onPress={add}>
          <Drawing name="plus" size={18} />
          {fill(w.panel.addTo, { name: label })}
        </Button>
      )}
    </fieldset>
  );
}
