import { css } from '@linaria/core';
import { Button, Select, Switch } from 'react-aria-components';
import { type FormFieldRequest, formFieldTypes } from '../../document/protocol-tasks.ts';
import { Choices } from '../parts/choices.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { button } from '../style/controls.ts';
import { track } from '../style/switch.ts';
import { fill, useWords } from '../words/words.tsx';
import { TaskText } from './fields.tsx';
import { useWrong } from './wrong-field.ts';

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  min-inline-size: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: 0.5rem;
    font-weight: 500;
  }

  & > [data-wrong] {
    color: var(--error);
  }

  & > button {
    justify-self: start;
  }
`;

const fieldRow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9rem auto auto;
  gap: 0.5rem;
  align-items: center;

  /* The name of the list is enough to see; each field is named for assistive technology. */
  & label:not([data-rac]) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  & > [data-options] {
    grid-column: 1 / -1;
  }

  @media (max-width: 34rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block-end: 0.75rem;
    border-block-end: 1px solid var(--hairline);

    & > button {
      grid-area: 1 / 2;
      justify-self: end;
    }

    & > label {
      grid-area: 2 / 2;
    }
  }
`;

/** Field of a form that is being made. */
export interface FieldDraft extends FormFieldRequest {
  id: number;
  /** Choices as typed, between commas. */
  choices: string;
}

/** Choices between commas of any script. */
export const choicesOf = (typed: string) =>
  typed
    .split(/[,،؛;\n]/u)
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '');

interface RowProps {
  field: FieldDraft;
  number: number;
  isNew: boolean;
  onChange: (field: FieldDraft) => void;
  onRemove: () => void;
}

interface PartProps {
  field: FieldDraft;
  /** Name of the field in labels. */
  what: string;
  onChange: (part: Partial<FieldDraft>) => void;
}

function FieldTypeChoice({ field, what, onChange }: PartProps) {
  const { form: w } = useWords().tasks;
  return (
    <Select
      aria-label={fill(w.fieldType, { what })}
      value={field.type}
      onChange={(key) => onChange({ type: key as FieldDraft['type'] })}
    >
      <Choices options={formFieldTypes.map((id) => ({ id, words: w.types[id] }))} />
    </Select>
  );
}

function RequiredSwitch({ field, what, onChange }: PartProps) {
  const { form: w } = useWords().tasks;
  return (
    <Switch
      className={track}
      aria-label={fill(w.isRequiredOf, { what })}
      isSelected={field.isRequired}
      onChange={(isRequired) => onChange({ isRequired })}
    >
      <span />
      {w.isRequired}
    </Switch>
  );
}

/** Choices of a list that opens. */
function FieldOptions({ field, what, onChange }: PartProps) {
  const { form: w } = useWords().tasks;
  return (
    <div data-options="">
      <TaskText
        label={fill(w.choices, { what })}
        name={`choices ${field.id}`}
        value={field.choices}
        onChange={(choices) => onChange({ choices })}
        placeholder={w.choicesExample}
      />
    </div>
  );
}

function FieldRow({ field, number, isNew, onChange, onRemove }: RowProps) {
  const { form: w } = useWords().tasks;
  const { id, label, type } = field;
  const what = label.trim() === '' ? String(number) : label;
  const change = (part: Partial<FieldDraft>) => onChange({ ...field, ...part });
  const own = { field, what, onChange: change };
  return (
    <div className={fieldRow}>
      <TaskText
        label={fill(w.fieldLabel, { number })}
        name={`label ${id}`}
        value={label}
        onChange={(next) => change({ label: next })}
        autoFocus={isNew}
      />
      <FieldTypeChoice {...own} />
      <RequiredSwitch {...own} />
      <IconButton label={fill(w.removeField, { what })} drawing="trash" isSmall onPress={onRemove} />
      {type === 'select' ? <FieldOptions {...own} /> : null}
    </div>
  );
}

interface FormFieldsProps {
  fields: readonly FieldDraft[];
  onChange: (fields: FieldDraft[]) => void;
  /** Number of fields that the form began with; later ones take the focus. */
  first: number;
}

/** The fields of a form in one list: name, type, and whether it is required. */
export function FormFields({ fields, onChange, first }: FormFieldsProps) {
  const { form: w } = useWords().tasks;
  const wrong = useWrong('fields');
  const add = () => {
    const id = Math.max(first - 1, ...fields.map((one) => one.id)) + 1;
    onChange([...fields, { id, type: 'text', label: '', isRequired: false, choices: '' }]);
  };
  return (
    <fieldset className={list} data-task-field="fields">
      <legend>{w.fields}</legend>
      {fields.map((field, index) => (
        <FieldRow
          key={field.id}
          field={field}
          number={index + 1}
          isNew={field.id >= first}
          onChange={(next) => onChange(fields.map((one) => (one.id === field.id ? next : one)))}
          onRemove={() => onChange(fields.filter(({ id }) => id !== field.id))}
        />
      ))}
      {wrong === undefined ? null : <span data-wrong="">{wrong}</span>}
      <Button className={button} onPress={add}>
        <Drawing name="plus" size={18} />
        {w.addField}
      </Button>
    </fieldset>
  );
}
