import { css } from '@linaria/core';
import { inline } from '../../components/inline.tsx';
import { useLabels } from '../../model/page/render-context.tsx';
import { from } from '../../theme/tokens.ts';
import { choiceOf, type FormField } from './controls.tsx';
import { Hint } from './hint.tsx';

const set = css`
  min-inline-size: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-size: var(--text-sm);
    font-weight: 500;
  }
  /* A field beside it takes two: its name, and what is filled in. */
  @media ${from.small} {
    &[data-short] {
      grid-row: span 2;
    }
  }
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
`;

const choice = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;

  /* Browsers draw a square in the middle of what a finger can hit. */
  & > input {
    inline-size: 1.5rem;
    block-size: 2.75rem;
    margin: 0;
    accent-color: var(--brand);
  }
  & > label {
    padding-block: max(0rem, (2.75rem - 1lh) / 2);
  }
`;

const mark = css`
  color: var(--danger);
`;

/** Visual mark of required fields. */
function Mark() {
  return (
    <span className={mark} aria-hidden="true">
      {` ${useLabels().requiredMark}`}
    </span>
  );
}

/** Group of radio buttons or checkboxes. */
export function Choices({ field, id }: { field: Extract<FormField, { type: 'radio' | 'checkbox' }>; id: string }) {
  const isRequired = field.type === 'radio' && field.required;
  const hintId = field.hint ? `${id}-hint` : undefined;
  return (
    <fieldset
      className={set}
      role={field.type === 'radio' ? 'radiogroup' : undefined}
      aria-describedby={hintId}
      data-field=""
      data-short={field.half ? '' : undefined}
    >
      <legend>
        {field.label}
        {isRequired && <Mark />}
      </legend>
      <Hint id={hintId} text={field.hint} />
      <div className={list}>
        {field.options.map(choiceOf).map(({ label, value }, index) => (
          <div key={value} className={choice}>
            <input id={`${id}-${index}`} type={field.type} name={field.name} value={value} required={isRequired} />
            <label htmlFor={`${id}-${index}`}>{label}</label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Checkbox with an explanation below it. */
export function Consent({ field, id }: { field: Extract<FormField, { type: 'consent' }>; id: string }) {
  return (
    <div data-field="">
      <p className={choice}>
        <input id={id} type="checkbox" name={field.name} value={field.value} required={field.required} />
        <label htmlFor={id}>
          {inline(field.label)}
          {field.required && <Mark />}
        </label>
      </p>
    </div>
  );
}
