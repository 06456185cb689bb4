import { css } from '@linaria/core';
import { useId } from 'react';
import { FieldError, Input, Label, Select, Text, TextArea, TextField } from 'react-aria-components';
import { Choices } from '../../../editor/app/parts/choices.tsx';
import { input } from '../../../editor/app/style/controls.ts';

const field = css`
  display: grid;
  gap: 0.25rem;
  min-inline-size: 0;

  & > label,
  & > span:first-child {
    font-weight: 500;
  }

  & [slot="errorMessage"] {
    color: var(--error);
  }

  & [slot="description"] {
    font-size: 0.8125rem;
    color: var(--soft);
  }
`;

interface TextInputProps {
  label: string;
  help?: string;
  value: string;
  onChange: (value: string) => void;
  /** Sentence about what is wrong with the value. */
  wrong?: string | undefined;
  type?: 'text' | 'email' | 'search';
  most?: number;
  isLong?: boolean;
}

/** Label, input and help of a text. */
export function TextInput({ label, help, value, onChange, wrong, type = 'text', most = 200, isLong = false }: TextInputProps) {
  const props = { className: input, dir: type === 'email' ? 'ltr' : 'auto', autoComplete: 'off' } as const;
  return (
    <TextField className={field} value={value} onChange={onChange} type={type} maxLength={most} isInvalid={wrong !== undefined}>
      <Label>{label}</Label>
      {isLong ? <TextArea {...props} rows={4} /> : <Input {...props} />}
      {help ? <Text slot="description">{help}</Text> : null}
      <FieldError>{wrong}</FieldError>
    </TextField>
  );
}

export interface Choice {
  id: string;
  words: string;
}

interface ChoiceFieldProps {
  label: string;
  options: Choice[];
  value: string;
  onChange: (id: string) => void;
}

/** Label and list of choices. */
export function ChoiceField({ label, options, value, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <Select className={field} value={value} onChange={(key) => onChange(String(key))} aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      <Choices options={options} />
    </Select>
  );
}
