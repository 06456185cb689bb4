import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Select, Text } from 'react-aria-components';
import type { Json } from '../../../core/json/value.ts';
import type { NamedItem } from '../../document/protocol-state.ts';
import { toPointer } from '../model/places.ts';
import { Choices } from '../parts/choices.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { type ItemAction, SortableList } from '../parts/sortable-list.tsx';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { listWork } from '../store/list-work.ts';
import { placeOf, quoted } from '../store/naming.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button, menu, menuItem, popover } from '../style/controls.ts';
import { fill, useWords } from '../words/words.tsx';
import type { ControlProps } from './field-context.ts';

const list = css`
  display: grid;
  gap: 0.5rem;
  justify-items: start;

  & > [role="grid"] {
    inline-size: 100%;
  }
`;

/** Things that a name field can refer to, in the current file. */
function useNamed(pointer: string, of: string | undefined): NamedItem[] | undefined {
  const { api } = useEditor();
  const { state } = useSnapshot();
  const [things, setThings] = useState<NamedItem[] | undefined>(undefined);
  const base = state?.base;
  useEffect(() => {
    return of === undefined || base === undefined ? undefined : fetchWithRetry(() => api.named(pointer, of), setThings);
  }, [api, pointer, of, base]);
  return things;
}

/** Control for a reference: choose something in the content by its title instead of typing its name. */
export function NameControl({ path, field, value, label, commit, property }: ControlProps) {
  const w = useWords();
  const things = useNamed(toPointer(path), field.is === 'text' ? field.names : undefined);
  const known = typeof value === 'string' && value !== '' ? value : null;
  if (!things) return null;
  const isThere = known === null || things.some(({ name }) => name === known);
  const gone = isThere ? [] : [{ id: known, words: fill(w.controls.names.gone, { name: `\u2066${known}\u2069` }) }];
  const none = property?.isOptional ? [{ id: '', words: w.panel.notSet }] : [];
  const options = [...none, ...gone, ...things.map(({ name, title }) => ({ id: name, words: title }))];
  if (options.length === 0) return <p>{w.controls.names.none}</p>;
  return (
    <Select
      aria-label={label}
      value={known}
      onChange={(key) => commit(key === '' ? undefined : String(key))}
      placeholder={w.panel.notSet}
    >
      <Choices options={options} />
    </Select>
  );
}

interface AddNameProps {
  label: string;
  things: NamedItem[];
  onAdd: (name: string) => void;
}

function AddName({ label, things, onAdd }: AddNameProps) {
  const w = useWords();
  if (things.length === 0) return null;
  return (
    <MenuTrigger>
      <Button className={button}>
        <Drawing name="plus" size={18} />
        {fill(w.controls.names.add, { name: label })}
      </Button>
      <Popover className={popover} placement="bottom start">
        <Menu className={menu} items={things} onAction={(key) => onAdd(String(key))}>
          {({ name, title }) => (
            <MenuItem id={name} className={menuItem} textValue={title}>
              <Text slot="label">{title}</Text>
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** Control for a list of references: add, move and remove them. */
export function NamesControl({ path, field, value, label, commit, property }: ControlProps) {
  const w = useWords();
  const { changes, state } = useEditor();
  const item = field.is === 'list' ? field.item : undefined;
  const things = useNamed(toPointer([...path, 0]), item?.is === 'text' ? item.names : undefined);
  if (!things) return null;
  const names = (Array.isArray(value) ? value : []).filter((one): one is string => typeof one === 'string');
  const titles = new Map(things.map(({ name, title }) => [name, title]));
  const titleOf = (name: string) => titles.get(name) ?? fill(w.controls.names.gone, { name });
  const told = (name: string) => ({ ...placeOf(state.snapshot(), path), ...quoted(titleOf(name)) });
  const work = listWork({ changes, at: path, valuesOf: (index) => told(names[index] ?? '') });
  const add = (name: string) => {
    const operation = { do: 'insert' as const, at: path, index: names.length, value: name as Json };
    changes.change([operation], { key: 'add', values: told(name) });
  };
  const remove = (index: number) => {
    // An optional list that may not be empty is removed with its last item.
    if (names.length === 1 && property?.isOptional) commit(undefined);
    else work.remove(index);
  };
  const actions: ItemAction[] = [{ id: 'remove', label: w.outline.remove, drawing: 'trash', isDanger: true }];
  return (
    <div className={list}>
      {names.length === 0 ? null : (
        <SortableList
          label={label}
          items={names.map((name) => ({ id: name, label: titleOf(name) }))}
          onOpen={() => undefined}
          onMove={work.move}
          actions={actions}
          onAction={remove}
        />
      )}
      <AddName label={label} things={things.filter(({ name }) => !names.includes(name))} onAdd={add} />
    </div>
  );
}
