import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { FieldModel } from '../../document/protocol-forms.ts';
import { blankOf } from '../model/blank.ts';
import { chosen, fits } from '../model/fields.ts';
import { blankParts } from '../store/blank-parts.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { row } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import type { ControlProps } from './field-context.ts';

const segment = css`
  padding: 0.125rem 0.5rem;
  font-size: 0.75rem;
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: var(--radius);

  &[data-selected] {
    color: var(--accent);
    background: var(--accent-wash);
    border-color: currentcolor;
  }
`;

/** The fixed value of a switch that allows only one value. */
function onlySwitchState(field: FieldModel): 'on' | 'off' | undefined {
  if (field.is !== 'switch' || field.only === undefined) return undefined;
  return field.only ? 'on' : 'off';
}

/** Control for a value with several forms: selects the form above the form's control. */
export function EitherControl({ field, value, property, commit, children }: ControlProps & { children: ReactNode }) {
  const w = useWords();
  const snapshot = useSnapshot();
  if (field.is !== 'either') return children;
  const current = Math.max(
    0,
    field.options.findIndex((option) => fits(option, value)),
  );
  const choose = (index: number) => {
    const option = field.options[index];
    if (!option || index === current) return;
    const next = blankOf(option, blankParts(snapshot), property);
    const [first] = Array.isArray(value) ? value : [value];
    // Keep the text when switching between one and several texts.
    const isText = typeof first === 'string';
    if (isText && option.is === 'list' && fits(option.item, first)) commit([first]);
    else commit(isText && fits(option, first) ? first : next);
  };
  return (
    <div>
      <ToggleButtonGroup
        aria-label={w.panel.whichForm}
        className={row}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[String(current)]}
        onSelectionChange={(keys) => choose(Number([...keys][0]))}
      >
        {field.options.map((option, index) => (
          <ToggleButton key={`${option.is} ${String(index)}`} id={String(index)} className={segment}>
            {w.panel.forms[onlySwitchState(option) ?? chosen(option, undefined).is]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {onlySwitchState(chosen(field, value)) ? null : children}
    </div>
  );
}
