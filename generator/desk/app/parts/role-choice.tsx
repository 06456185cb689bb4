import { css } from '@linaria/core';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { type Role, roles } from '../../../editor/document/person.ts';
import { soft } from '../style/desk.ts';
import { useWords } from '../words/words.tsx';

const box = css`
  display: grid;
  gap: 0.25rem;

  & > span {
    font-weight: 500;
  }

  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 0.625rem;
    padding: 0.5rem 0.75rem;
    cursor: pointer;
    border: 1px solid var(--hairline);
    border-radius: var(--radius);
  }

  & > label::before {
    grid-row: span 2;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-block-start: 0.1875rem;
    content: "";
    border: 2px solid var(--control);
    border-radius: 50%;
  }

  & > label[data-selected] {
    background: var(--accent-wash);
    border-color: var(--accent);
  }

  & > label[data-selected]::before {
    border: 0.375rem solid var(--accent);
  }

  @media (forced-colors: active) {
    & > label[data-selected] {
      border-color: Highlight;
    }

    & > label[data-selected]::before {
      border-color: Highlight;
    }
  }
`;

interface RoleChoiceProps {
  value: Role;
  onChange: (role: Role) => void;
}

/** Choice of a role, with what each may do. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const w = useWords();
  return (
    <RadioGroup className={box} value={value} onChange={(role) => onChange(role as Role)}>
      <Label>{w.people.role}</Label>
      {roles.map((role) => (
        <Radio key={role} value={role}>
          <span>{w.roles[role]}</span>
          <span className={soft}>{w.roleHelp[role]}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
