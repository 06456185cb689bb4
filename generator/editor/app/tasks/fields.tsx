import type { Time } from '@internationalized/date';
import { css } from '@linaria/core';
import { useId } from 'react';
import {
  DateInput,
  DateSegment,
  Input,
  Label,
  Select,
  Switch,
  Text,
  TextArea,
  TextField,
  TimeField,
} from 'react-aria-components';
import { descriptionLength } from '../../../../templates/schema/rules.ts';
import { lengthOf } from '../../../core/util/characters/clean.ts';
import { DayPicker } from '../form/day-control.tsx';
import { Choices } from '../parts/choices.tsx';
import { input } from '../style/controls.ts';
import { dateSegments } from '../style/date-segments.ts';
import { track } from '../style/switch.ts';
import { count, fill, useLanguage, useWords } from '../words/words.tsx';
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

  & [slot="description"] {
    font-size: 0.8125rem;
    color: var(--soft);
  }

  & [data-outside] {
    color: var(--warning);
  }
`;

/** Hours and minutes, from left to right at the start of the line. */
const timeInput = css`
  display: flex;
  max-inline-size: 8rem;
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
  /** Whether search engines show the text, and its length is counted. */
  isDescription?: boolean;
}

/** Length of a description, and how long it should be. */
function LengthHint({ text }: { text: string }) {
  const w = useWords();
  const language = useLanguage();
  const length = lengthOf(text.trim());
  const isOutside = length > 0 && (length < descriptionLength.least || length > descriptionLength.most);
  return (
    <Text slot="description" data-outside={isOutside || undefined}>
      {count(w.text.characters, length, language)}
      {w.comma}
      {fill(w.tasks.bestLength, descriptionLength)}
    </Text>
  );
}

/** Suggestions of a field as browsers show them. */
function Suggestions({ id, list }: { id: string; list: readonly string[] }) {
  return (
    <datalist id={id}>
      {list.map((one) => (
        <option key={one} value={one} />
      ))}
    </datalist>
  );
}

export function TaskText({ label, name, value, onChange, ...props }: TextProps) {
  const { isLatin = false, isLong = false, autoFocus = false, rows = 2, suggestions, placeholder, isDescription } = props;
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
      {suggestions ? <Suggestions id={list} list={suggestions} /> : null}
      {isDescription ? <LengthHint text={value} /> : null}
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

interface TimeProps extends LabelProps {
  value: Time | null;
  onChange: (value: Time | null) => void;
}

/** Time of day; may be empty. */
export function TaskTime({ label, value, onChange }: TimeProps) {
  return (
    <TimeField className={taskField} hourCycle={24} value={value} onChange={onChange}>
      <Label>{label}</Label>
      <DateInput className={`${input} ${timeInput} ${dateSegments}`} dir="ltr">
        {(part) => <DateSegment segment={part} />}
      </DateInput>
    </TimeField>
  );
}

interface ChoiceProps extends LabelProps {
  options: { id: string; words: string }[];
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

export function TaskChoice({ label, options, value, onChange, autoFocus = false }: ChoiceProps) {
  const { tasks } = useWords();
  return (
    <Select
      className={taskField}
      placeholder={tasks.choose}
      value={value === '' ? null : value}
      onChange={(key) => onChange(String(key))}
      autoFocus={autoFocus}
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
