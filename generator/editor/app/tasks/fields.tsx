import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Input, Label, Select, Switch, TextArea, TextField } from 'react-aria-components';
import { DayPicker } from '../form/day-control.tsx';
import { Choices } from '../parts/choices.tsx';
import { input } from '../style/controls.ts';
import { track } from '../style/switch.ts';
import { useWords } from '../words/words.tsx';

const field = css`
  display: grid;
  gap: 0.25rem;

  & label,
  & > span:first-child {
    font-weight: 500;
  }
`;

interface LabelProps {
  label: string;
}

interface TextProps extends LabelProps {
  value: string;
  onChange: (value: string) => void;
  isLatin?: boolean;
  isLong?: boolean;
  autoFocus?: boolean;
  /** Error message. */
  wrong?: ReactNode;
}

export function TaskText({ label, value, onChange, isLatin = false, isLong = false, autoFocus = false, wrong }: TextProps) {
  const direction = isLatin ? 'ltr' : 'auto';
  return (
    <TextField className={field} value={value} onChange={onChange} autoFocus={autoFocus} isInvalid={wrong !== undefined}>
      <Label>{label}</Label>
      {isLong ? <TextArea className={input} dir={direction} rows={2} /> : <Input className={input} dir={direction} />}
      {wrong}
    </TextField>
  );
}

/** Date field; the value is in the file's format. */
export function TaskDay({ label, value, onChange }: LabelProps & Pick<TextProps, 'value' | 'onChange'>) {
  return (
    <div className={field}>
      <span aria-hidden="true">{label}</span>
      <DayPicker
        label={label}
        value={value}
        describedBy={undefined}
        isInvalid={false}
        onPick={(day) => day !== undefined && onChange(day)}
      />
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
      className={field}
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
