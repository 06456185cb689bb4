import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { PlannedBlockOf } from '../../page-plan.ts';
import { buttonClass } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { inputClass } from '../../parts/field-input.ts';
import type { IconName } from '../../parts/icon-names.ts';
import { IconTile } from '../../parts/icon-tile.tsx';
import { Inline } from '../../parts/inline.tsx';
import { phoneHref } from '../../parts/phone-href.ts';
import { Section } from '../../parts/section.tsx';
import { useRenderContext, useUniqueId } from '../../render-context.tsx';
import { from } from '../../theme/tokens.ts';

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 1rem + 3vw, 4rem);
  align-items: start;

  @media ${from.large} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  }
`;

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: clamp(1.25rem, 0.75rem + 2.5vw, 3rem);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-sm);

  @media ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :not([data-short]) {
      grid-column: 1 / -1;
    }
  }
  & > button {
    justify-self: start;
  }
`;

const note = css`
  font-size: var(--text-sm);
  color: var(--ink-soft);
`;

const details = css`
  padding: clamp(1.25rem, 0.75rem + 2.5vw, 3rem);
  background: var(--tint-soft);
  border-radius: var(--radius-lg);

  & > h3 {
    font-size: var(--text-xl);
    margin-block-end: var(--space-2);
  }
  & > p {
    color: var(--ink-soft);
  }
  & dl {
    display: grid;
    gap: var(--space-5);
    margin-block-start: var(--space-5);
  }
  & dl > div {
    position: relative;
    min-block-size: 3.5rem;
    padding-inline-start: 4rem;
  }
  & dt {
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
  & dt > span {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: 0;
  }
  & dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & dd a {
    display: inline-block;
  }
`;

type FormField = PlannedBlockOf<'contact'>['form']['fields'][number];

function FormInput({ field, id }: { field: FormField; id: string }) {
  const shared = { id, name: field.name, required: field.required, className: inputClass, autoComplete: field.autocomplete };
  if (field.type === 'textarea') return <textarea {...shared} rows={6} />;
  return <input {...shared} type={field.type} dir={field.type === 'text' ? undefined : 'ltr'} />;
}

interface FormProps {
  action: string | undefined;
  label: string;
  children: ReactNode;
}

/** A form that is sent, or, without an action, the same fields as a form that cannot be sent by any key or button. */
function Form({ action, label, children }: FormProps) {
  return action ? (
    <form className={form} action={action} method="post" aria-label={label}>
      {children}
    </form>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a <form> must have a submit button (WCAG technique H32)
    <div className={form} role="form" aria-label={label}>
      {children}
    </div>
  );
}

interface DetailProps {
  icon: IconName;
  label: string;
  value: string;
  href?: string;
}

function Detail({ icon, label, value, href }: DetailProps) {
  return (
    <div>
      <dt>
        <IconTile icon={icon} small />
        {label}
      </dt>
      <dd>
        {href ? (
          <a href={href}>
            <bdi dir="ltr">{value}</bdi>
          </a>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}

export function ContactBlock({ block }: { block: PlannedBlockOf<'contact'> }) {
  const { email, phone, address } = useRenderContext().frame.site.contact;
  const { action, fields, requiredNote, submit } = block.form;
  const formId = useUniqueId('contact');
  return (
    <Section id={block.id} eyebrow={block.eyebrow} heading={block.heading} text={block.text}>
      <div className={columns}>
        <Form action={action} label={block.heading}>
          <p className={note}>{requiredNote}</p>
          {fields.map((field, index) => (
            <div key={field.name} data-short={field.type !== 'textarea' && isPaired(fields, index) ? '' : undefined}>
              <Field id={`${formId}-${field.name}`} label={field.label} required={field.required}>
                <FormInput id={`${formId}-${field.name}`} field={field} />
              </Field>
            </div>
          ))}
          <button type={action ? 'submit' : 'button'} className={buttonClass} data-look="primary">
            {submit}
          </button>
        </Form>
        <div className={details}>
          <h3>{block.details.heading}</h3>
          {block.details.text && (
            <p>
              <Inline text={block.details.text} />
            </p>
          )}
          <dl>
            {email && <Detail icon="mail" label={email.label} value={email.value} href={`mailto:${email.value}`} />}
            {phone && <Detail icon="phone" label={phone.label} value={phone.value} href={phoneHref(phone.value)} />}
            {address && <Detail icon="map-pin" label={address.label} value={address.value} />}
          </dl>
        </div>
      </div>
    </Section>
  );
}

/** Plain text fields stand in pairs, so that none is left alone on half a line. */
function isPaired(fields: FormField[], index: number): boolean {
  const run = fields.findIndex((field) => field.type !== 'text');
  const length = run === -1 ? fields.length : run;
  return index < length - (length % 2);
}
