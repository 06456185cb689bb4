import { css } from '@linaria/core';
import { inputClass } from '../../components/field-input.ts';
import { formatDay, formatTime } from '../../components/format-time.ts';
import { useLabelsOf, useRenderContext } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { ownDirection } from '../../runtime/direction/own-direction.ts';
import { accepted } from './file-rules.ts';
import { formats, isLeftToRight, isOfDigits, telPattern } from './formats.ts';
import type { labels } from './labels.ts';
import { numberKeyboard, numberPattern } from './numbers.ts';
import type { Form } from './schema.ts';

/** Field of a form that is not a group. */
export type FormField = Exclude<Planned<Form>['fields'][number], { type: 'group' }>;
type FieldOf<Type extends FormField['type']> = Extract<FormField, { type: Type }>;

/** Props of every control. */
export interface ControlProps {
  id: string;
  /** Id of the hint. */
  describedBy: string | undefined;
}

const select = css`
  display: block;
  position: relative;

  & > select {
    font: inherit;
    appearance: none;
    padding-inline-end: 2.75rem;
    text-overflow: ellipsis;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 0.4rem);
    inset-inline-end: 1.25rem;
    inline-size: 0.55rem;
    aspect-ratio: 1;
    border-block-end: 2px solid var(--brand-ink);
    border-inline-end: 2px solid var(--brand-ink);
    rotate: 45deg;
    pointer-events: none;
  }
  &:dir(rtl)::after {
    rotate: -45deg;
  }
  @media print {
    &::after {
      display: none;
    }
  }
`;

const file = css`
  padding-block: 0.5rem;
  text-overflow: ellipsis;

  &::file-selector-button {
    font: inherit;
    font-size: var(--text-sm);
    margin-inline-end: var(--space-3);
    padding: 0.25rem 1rem;
    color: var(--brand-ink);
    background: var(--tint);
    border: 0;
    border-radius: var(--radius-sm);
    cursor: pointer;
  }
`;

type Line = FieldOf<'text' | 'email' | 'tel' | 'number' | 'date' | 'time'>;

/** Browsers accept only digits of their own language in number inputs: this is a text input with a pattern. */
const numberLimits = (field: FieldOf<'number'>, words: (typeof labels)['ar']) => ({
  pattern: numberPattern(field),
  title: words.badNumber,
  inputMode: numberKeyboard(field),
  'data-least': field.min,
  'data-most': field.max,
  'data-step': field.step ?? 1,
});

/** Constraint attributes of each type of text field. */
function limitsOf(field: Line, words: (typeof labels)['ar']) {
  const format = 'format' in field ? field.format : undefined;
  const said = format && words[formats[format].words];
  const shape = format && {
    pattern: formats[format].pattern,
    title: said,
    'data-problem': said,
    inputMode: isOfDigits(format) ? ('numeric' as const) : undefined,
    dir: isLeftToRight(format) ? 'ltr' : undefined,
  };
  if (field.type === 'text') return { minLength: field.minLength, maxLength: field.maxLength, ...shape };
  if (shape) return { ...shape, inputMode: undefined };
  if (field.type === 'number') return numberLimits(field, words);
  if (field.type === 'date' || field.type === 'time') return { min: field.min, max: field.max };
  // Without the script, browsers show the title with their own message.
  return field.type === 'tel' ? { pattern: telPattern, title: words.badTel } : {};
}

function LineInput({ field, id, describedBy }: ControlProps & { field: Line }) {
  const { site } = useRenderContext().frame;
  const { type, name, required } = field;
  const isTimed = type === 'date' || type === 'time';
  const words = (limit: string | undefined) => {
    if (!isTimed || limit === undefined) return undefined;
    return type === 'date' ? formatDay(limit, site) : formatTime(limit, site);
  };
  return (
    <input
      id={id}
      name={name}
      type={type === 'number' ? 'text' : type}
      className={inputClass}
      required={required}
      data-least={isTimed ? words(field.min) : undefined}
      data-most={isTimed ? words(field.max) : undefined}
      autoComplete={'autocomplete' in field ? (field.autocomplete ?? purposeOf(type)) : purposeOf(type)}
      dir={type === 'text' || isTimed ? undefined : 'ltr'}
      aria-describedby={describedBy}
      {...limitsOf(field, useLabelsOf<typeof labels>('form'))}
    />
  );
}

/** Default `autocomplete` purpose of these types. */
const purposeOf = (type: Line['type']) => (type === 'email' || type === 'tel' ? type : undefined);

/** Label and value of an option. */
export function choiceOf(option: FieldOf<'radio'>['options'][number]): { label: string; value: string } {
  return typeof option === 'string' ? { label: option, value: option } : option;
}

function Select({ field, id, describedBy }: ControlProps & { field: FieldOf<'select'> }) {
  const { choose } = useLabelsOf<typeof labels>('form');
  const { direction } = useRenderContext().frame.site;
  return (
    <span className={select}>
      <select id={id} name={field.name} className={inputClass} required={field.required} aria-describedby={describedBy}>
        <option value="">{choose}</option>
        {field.options.map(choiceOf).map(({ label, value }) => (
          // An option cannot contain elements that set the text direction.
          <option key={value} value={value} dir={ownDirection(label, direction)}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Field with one label above its control. */
export type ControlField = Line | FieldOf<'textarea' | 'select' | 'file'>;

/** Control of such a field. */
export function Control({ field, ...place }: ControlProps & { field: ControlField }) {
  const { id, describedBy } = place;
  const shared = { id, name: field.name, required: field.required, 'aria-describedby': describedBy };
  if (field.type === 'textarea') {
    return <textarea {...shared} className={inputClass} rows={6} minLength={field.minLength} maxLength={field.maxLength} />;
  }
  if (field.type === 'select') return <Select field={field} {...place} />;
  if (field.type === 'file') {
    const accept = field.accept?.map((one) => accepted[one]).join(',');
    return (
      <input
        {...shared}
        type="file"
        className={`${inputClass} ${file}`}
        accept={accept}
        multiple={field.several}
        data-largest={field.largest}
      />
    );
  }
  return <LineInput field={field} {...place} />;
}
