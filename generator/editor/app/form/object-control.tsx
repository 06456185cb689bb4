import { css } from '@linaria/core';
import { Select } from 'react-aria-components';
import { isObject, type Json } from '../../../core/json/value.ts';
import { blankWith, onlyRequiredProperty, variantOf } from '../model/blank.ts';
import { objectOf } from '../model/fields.ts';
import { child } from '../model/places.ts';
import { Choices } from '../parts/choices.tsx';
import { blankParts } from '../store/blank-parts.ts';
import { loadedValueAt } from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import { CardsControl } from './cards-control.tsx';
import { type ControlProps, commitAt } from './field-context.ts';
import { FocusControl } from './focus-control.tsx';
import { useNested } from './nested.ts';

const inner = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  min-inline-size: 0;
  padding-block: 0.25rem;
  padding-inline: 0.75rem 0;
  border: 0;
  border-inline-start: 2px solid var(--hairline);
`;

/** Control for an object with several fields. */
export function ObjectControl(props: ControlProps) {
  const { path, field, value, label, commit } = props;
  const snapshot = useSnapshot();
  const { schema } = snapshot;
  const language = useLanguage();
  const source = loadedValueAt(snapshot, [...path.slice(0, -1), 'src']);
  const { Control, ObjectForm } = useNested();
  const model = schema && objectOf(schema, field, value);
  if (!model) return null;
  const first = value === undefined ? onlyRequiredProperty(model) : undefined;
  if (first) {
    const begin = (given: Json | undefined) => commit(given === undefined ? undefined : blankWith(model, first.key, given));
    const name = model.reference === 'image' ? label : first.label[language];
    return <Control {...props} path={[...path, first.key]} field={first.field} property={first} label={name} commit={begin} />;
  }
  return (
    <fieldset className={inner} aria-label={label}>
      {model.reference === 'cards' ? <CardsControl path={path} value={value} /> : null}
      {model.reference === 'focus' && typeof source === 'string' ? (
        <FocusControl path={path} source={source} value={value} commit={commit} />
      ) : null}
      <ObjectForm path={path} model={model} value={value} />
    </fieldset>
  );
}

/** Control for an object with several variants: variant and fields. Fields that both variants have keep their value. */
export function VariantsControl(props: ControlProps) {
  const { path, field, value, label } = props;
  const w = useWords();
  const language = useLanguage();
  const editor = useEditor();
  const snapshot = useSnapshot();
  const { ObjectForm } = useNested();
  const { schema } = snapshot;
  if (!schema || field.is !== 'variants') return null;
  const model = objectOf(schema, field, value);
  const options = Object.entries(field.names).map(([id, name]) => ({ id, words: schema.objects[name]?.label?.[language] ?? id }));
  const choose = (type: string) => {
    const name = field.names[type] ?? '';
    const keys = new Set(schema.objects[name]?.properties.map(({ key }) => key));
    const kept = Object.entries(isObject(value) ? value : {}).filter(([key]) => keys.has(key));
    commitAt(editor, path, {
      ...variantOf(type, name, blankParts(snapshot)),
      ...Object.fromEntries(kept),
      type,
    });
  };
  return (
    <fieldset className={inner} aria-label={label}>
      <Select aria-label={w.panel.kind} value={String(child(value, 'type'))} onChange={(key) => choose(String(key))}>
        <Choices options={options} />
      </Select>
      {model ? <ObjectForm path={path} model={model} value={value} /> : null}
    </fieldset>
  );
}

/** Control for a record: values under names chosen by the author. */
export function RecordControl({ path, field, value, label }: ControlProps) {
  const editor = useEditor();
  const { Control } = useNested();
  if (field.is !== 'record') return null;
  const entries = Object.entries(isObject(value) ? value : {});
  return (
    <fieldset className={inner} aria-label={label}>
      {entries.map(([key, item]) => (
        <div key={key}>
          <bdi dir="ltr">{key}</bdi>
          <Control
            path={[...path, key]}
            field={field.item}
            property={undefined}
            value={item}
            label={`${label}: ${key}`}
            isInvalid={false}
            describedBy={undefined}
            commit={(next, from) => commitAt(editor, [...path, key], next, from)}
          />
        </div>
      ))}
    </fieldset>
  );
}
