import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import { gridKeys } from '../../document/grid/grid.ts';
import type { PropertyModel } from '../../document/protocol-forms.ts';
import { beginsEmpty, blankOf } from '../model/blank.ts';
import { contentFirst, isSetting } from '../model/field-order.ts';
import { child, isWithin, type Path } from '../model/places.ts';
import { Drawing } from '../parts/drawing.tsx';
import { FoldedSettings } from '../parts/folded-settings.tsx';
import { blankParts } from '../store/blank-parts.ts';
import { placeOf } from '../store/naming.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button, menu, menuItem, popover } from '../style/controls.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import { Field } from './field.tsx';
import { GridControl } from './grid-control.tsx';
import type { ObjectFormProps } from './nested.ts';

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.125rem;
  min-inline-size: 0;

  & > button {
    justify-self: start;
  }
`;

/** Buttons that add missing fields. Text and references start empty, other fields with their smallest valid value. */
function AddField({ path, missing }: { path: Path; missing: PropertyModel[] }) {
  const w = useWords();
  const language = useLanguage();
  const { changes, navigation, state } = useEditor();
  const add = (key: string) => {
    const property = missing.find((one) => one.key === key);
    const snapshot = state.snapshot();
    if (!property || !snapshot.schema) return;
    const at = [...path, key];
    if (beginsEmpty(snapshot.schema, property.field)) return navigation.focus(at);
    const value = blankOf(property.field, blankParts(snapshot), property);
    changes.change([{ do: 'set', at, value }], { key: 'set', values: placeOf(snapshot, at) });
    navigation.focus(at);
  };
  if (missing.length === 0) return null;
  return (
    <MenuTrigger>
      <Button className={button}>
        <Drawing name="plus" size={18} />
        {w.panel.addField}
      </Button>
      <Popover className={popover} placement="bottom start">
        <Menu className={menu} onAction={(key) => add(String(key))}>
          {missing.map(({ key, label }) => (
            <MenuItem key={key} id={key} className={menuItem} textValue={label[language]}>
              <Text slot="label">{label[language]}</Text>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** Properties that a form shows: switches, and those that are set, required or focused. */
function useShown({ path, model, value, without }: ObjectFormProps) {
  const { focus, rejectedValues } = useSnapshot();
  const properties = contentFirst(model.properties.filter(({ key }) => !without?.has(key)));
  const inGrid = model.grid ? gridKeys(model.grid) : new Set<string>();
  const [first] = properties.filter(({ key }) => inGrid.has(key));
  const isShown = (property: PropertyModel) => {
    const { key, isOptional, field } = property;
    const isThere = child(value, key) !== undefined || isWithin(focus, [...path, key]);
    // A grid replaces the field of its first key, such as the headings, which may be absent.
    const isAlways = !isOptional || property === first || field.is === 'switch';
    return isAlways || isThere || rejectedValues.has(`/${[...path, key].join('/')}`);
  };
  const isListed = (property: PropertyModel) => property === first || !inGrid.has(property.key);
  return {
    grid: first,
    shown: properties.filter((property) => isShown(property) && isListed(property)),
    missing: properties.filter((property) => !isShown(property) && !inGrid.has(property.key)),
  };
}

/** Settings of an object, folded unless one of them is focused or was refused. */
function Settings({ path, properties }: { path: Path; properties: PropertyModel[] }) {
  const { focus, rejectedValues } = useSnapshot();
  const isNeeded = properties.some(
    ({ key }) => isWithin(focus, [...path, key]) || rejectedValues.has(`/${[...path, key].join('/')}`),
  );
  const [isOpen, setOpen] = useState(isNeeded);
  useEffect(() => {
    if (isNeeded) setOpen(true);
  }, [isNeeded]);
  if (properties.length === 0) return null;
  return (
    <FoldedSettings isExpanded={isOpen} onExpandedChange={setOpen}>
      {properties.map((property) => (
        <Field key={property.key} path={[...path, property.key]} field={property.field} property={property} />
      ))}
    </FoldedSettings>
  );
}

/** Form of an object: content, a menu of missing fields, and settings. A form without content shows its settings. */
export function ObjectForm(props: ObjectFormProps) {
  const { path, model, value } = props;
  const { grid, shown, missing } = useShown(props);
  const content = shown.filter((property) => !isSetting(property));
  const own = content.length === 0 ? shown : content;
  return (
    <div className={form}>
      {own.map((property) => {
        if (property === grid) return <GridControl key={property.key} path={path} model={model} value={value} />;
        return <Field key={property.key} path={[...path, property.key]} field={property.field} property={property} />;
      })}
      <AddField path={path} missing={missing} />
      <Settings path={path} properties={shown.filter((property) => !own.includes(property))} />
    </div>
  );
}
