import type { ReactNode } from 'react';
import { buttonClass } from '../../components/button.tsx';
import { besideDetails, ContactDetails } from '../../components/contact-details.tsx';
import { ControlNote } from '../../components/control-note.tsx';
import { Field } from '../../components/field.tsx';
import { inputClass } from '../../components/field-input.ts';
import { formNote, formPanel } from '../../components/form-panel.ts';
import { asWords } from '../../components/inline.tsx';
import { Section, sectionProps } from '../../components/section.tsx';
import { useLabels, useUniqueId } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { CheckedForm } from '../form/checked-form.tsx';
import type { Contact } from './schema.ts';

type FormField = Planned<Contact>['form']['fields'][number];

function FormInput({ field, id }: { field: FormField; id: string }) {
  const shared = { id, name: field.name, required: field.required, className: inputClass, autoComplete: field.autocomplete };
  if (field.type === 'textarea') return <textarea {...shared} rows={6} />;
  return <input {...shared} type={field.type} dir={field.type === 'text' ? undefined : 'ltr'} />;
}

interface FormProps {
  action: string | undefined;
  label: string;
  /** Id of the note about a form without an action. */
  note: string;
  children: ReactNode;
}

/** Form that can be submitted or, without an action, the same fields in an element that cannot be submitted. */
function Form({ action, label, note, children }: FormProps) {
  const { sendsNothing } = useLabels();
  return action ? (
    <CheckedForm>
      <form className={formPanel} action={action} method="post" aria-label={label}>
        {children}
      </form>
    </CheckedForm>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a <form> must have a submit button (WCAG technique H32)
    <div className={formPanel} role="form" aria-label={label} aria-describedby={note}>
      {children}
      <ControlNote id={note} text={sendsNothing} />
    </div>
  );
}

export function ContactBlock({ block }: { block: Planned<Contact> }) {
  const { action, fields, requiredNote, submit } = block.form;
  const formId = useUniqueId('contact');
  const noteId = `${formId}-note`;
  return (
    <Section {...sectionProps(block)}>
      <div className={besideDetails}>
        <Form action={action} label={asWords(block.heading)} note={noteId}>
          <p className={formNote}>{requiredNote}</p>
          {fields.map((field, index) => (
            <div
              key={field.name}
              data-field=""
              data-short={field.type !== 'textarea' && isPaired(fields, index) ? '' : undefined}
            >
              <Field id={`${formId}-${field.name}`} label={field.label} required={field.required}>
                <FormInput id={`${formId}-${field.name}`} field={field} />
              </Field>
            </div>
          ))}
          <button type={action ? 'submit' : 'button'} className={buttonClass} aria-describedby={action ? undefined : noteId}>
            {submit}
          </button>
        </Form>
        <ContactDetails details={block.details} />
      </div>
    </Section>
  );
}

/** Whether a plain text field shares its row, so that none is alone on half a row. */
function isPaired(fields: FormField[], index: number): boolean {
  const run = fields.findIndex((field) => field.type !== 'text');
  const length = run === -1 ? fields.length : run;
  return index < length - (length % 2);
}
