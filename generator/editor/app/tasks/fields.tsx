import { css } from '@linaria/core';
import { useId } from 'react';
import { Input, Label, Select, Switch, Text, TextArea, TextField } from 'react-aria-components';
import { DayPicker } from '../form/day-control.tsx';
import { Choices } from '../parts/choices.tsx';
import { input } from '../style/controls.ts';
import { track } from '../style/switch.ts';
import { useWords } from '../words/words.tsx';
import { useWrong } from './wrong-field.ts';

/** Label above its control. */
export const taskField = css`
  display: grid;
  gap: 0.25rem;

  & label,
  & > span:first-child {
    font-weight: 500;
  }

  & [slot="errorMessage"],
  & > [data-wrong] {
    color: var(--error);
  }
`;

/** Hours and minutes, from left to right at the start of the line. */
export const timeInput = css`
  display: flex;
  max-inline-size: 8rem;

  & [data-focused] {
    color: #fff;
    background: var(--accent-ground);
    border-radius: 0.25rem;
    outline: none;
  }

  & [data-placeholder]:not([data-focused]) {
    color: var(--soft);
  }
`;

interface LabelProps {
  label: string;
  /** Key of the request that the field fills; problems with it are shown here. */
  name?: string;
}

interface TextProps extends LabelProps {
  value: string;
  onChange: (value: string) => void;
  isLatin?: boolean;
  isLong?: boolean;
  autoFocus?: boolean;
  /** Rows of a long text. */
  rows?: number;
  /** Suggestions. */
  suggestions?: readonly string[];
  placeholder?: string;
}

export function TaskText({ label, name, value, onChange, ...props }: TextProps) {
  const { isLatin = false, isLong = false, autoFocus = false, rows = 2, suggestions, placeholder } = props;
  const direction = isLatin ? 'ltr' : 'auto';
  const wrong = useWrong(name);
  const list = useId();
  return (
    <TextField
      className={taskField}
      value={value}
      onChange={onChange}
      autoFocus={autoFocus}
      isInvalid={wrong !== undefined}
      data-task-field={name}
    >
      <Label>{label}</Label>
      {isLong ? (
        <TextArea className={input} dir={direction} rows={rows} />
      ) : (
        <Input className={input} dir={direction} placeholder={placeholder} {...(suggestions && { list })} />
      )}
      {suggestions ? (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      ) : null}
      {wrong === undefined ? null : <Text slot="errorMessage">{wrong}</Text>}
    </TextField>
  );
}

/** Date field; the value is in the file's format. */
export function TaskDay({ label, name, value, onChange }: LabelProps & Pick<TextProps, 'value' | 'onChange'>) {
  const wrong = useWrong(name);
  const id = useId();
  return (
    <div className={taskField} data-task-field={name}>
      <span aria-hidden="true">{label}</span>
      <DayPicker
        label={label}
        value={value}
        describedBy={wrong === undefined ? undefined : id}
        isInvalid={wrong !== undefined}
        onPick={(day) => day !== undefined && onChange(day)}
      />
      {wrong === undefined ? null : (
        <span id={id} data-wrong="">
          {wrong}
        </span>
      )}
    </div>
  );
}

interface ChoiceProps extends LabelProps {
  options: { id: string; words: string }[];
  value: string;
  onChange: (value: string) => void;
}

export function TaskChoice({ label, options, value, onChange }: ChoiceProps) {
  const { tasks } = useWords();
  return (
    <Select
      className={taskField}
      placeholder={tasks.choose}
      value={value === '' ? null : value}
      onChange={(key) => onChange(String(key))}
    >
      <Label>{label}</Label>
      <Choices options={options} />
    </Select>
  );
}

export function TaskSwitch({ label, isOn, onChange }: LabelProps & { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Switch className={track} isSelected={isOn} onChange={onChange}>
      <span />
      {label}
    </Switch>
  );
}
