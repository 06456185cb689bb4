import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { buttonClass } from '../../components/button.tsx';
import { besideDetails, ContactDetails } from '../../components/contact-details.tsx';
import { DeskFields, DeskForm } from '../../components/desk/desk-form.tsx';
import { FieldLabel } from '../../components/field.tsx';
import { formNote, formPanel } from '../../components/form-panel.ts';
import { HoneyPot } from '../../components/honeypot.tsx';
import { asWords, inline } from '../../components/inline.tsx';
import { Section } from '../../components/section.tsx';
import { fill } from '../../model/labels/fill.ts';
import type { PlannedBlock } from '../../model/page/page-plan.ts';
import { useLabels, useLabelsOf, useRenderContext, useUniqueId } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { from } from '../../theme/tokens.ts';
import { CheckedForm } from './checked-form.tsx';
import { Choices, Consent } from './choices.tsx';
import { Control, type ControlField, type FormField } from './controls.tsx';
import { Hint } from './hint.tsx';
import type { labels } from './labels.ts';
import type { Form } from './schema.ts';

const alone = css`
  max-inline-size: 52rem;
`;

const group = css`
  min-inline-size: 0;
  border: 0;
  border-block-start: var(--line);
  padding-block-start: var(--space-4);

  & > legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0;
    margin-block-end: var(--space-4);
    font-size: var(--text-lg);
    font-family: var(--font-headings, inherit);
    font-weight: 650;
  }
  & > legend + * {
    clear: both;
  }
`;

const rows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  @media ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :not([data-short]) {
      grid-column: 1 / -1;
    }
  }
`;

/* Name and hint above the control; in a row of two fields the controls align whatever the length of the hints. */
const named = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  align-content: start;

  & > :first-child {
    display: grid;
    gap: var(--space-2);
    align-content: start;
  }
  @media ${from.small} {
    &[data-short] {
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
  }
`;

/* A single field with its button. */
const oneRow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  @media ${from.small} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

type Block = Planned<Form> & Pick<PlannedBlock, 'deskAddress'>;
type FormEntry = Block['fields'][number];

interface RowProps {
  field: FormField;
  id: string;
  /** Button in the same row. */
  button?: ReactNode;
}

function Row({ field, id, button }: RowProps) {
  const { honeypot } = useLabelsOf<typeof labels>('form');
  if (field.type === 'hidden') return <input type="hidden" name={field.name} value={field.value} />;
  if (field.type === 'honeypot') return <HoneyPot id={id} name={field.name} label={honeypot} />;
  if (field.type === 'consent') return <Consent field={field} id={id} />;
  if (field.type === 'radio' || field.type === 'checkbox') return <Choices field={field} id={id} />;
  return <NamedField field={field} id={id} button={button} />;
}

/** Field with its name and hint above it. */
function NamedField({ field, id, button }: RowProps & { field: ControlField }) {
  const { bigFile } = useLabelsOf<typeof labels>('form');
  const largest = field.type === 'file' && field.largest !== undefined ? fill(bigFile, String(field.largest)) : undefined;
  const ids = [field.hint && `${id}-hint`, largest && `${id}-largest`].filter(Boolean);
  const describedBy = ids.length > 0 ? ids.join(' ') : undefined;
  return (
    <div className={named} data-field="" data-short={field.half ? '' : undefined}>
      <div>
        <FieldLabel id={id} label={field.label} required={field.required} />
        <Hint id={field.hint && `${id}-hint`} text={field.hint} />
        <Hint id={`${id}-largest`} text={largest} />
      </div>
      <div data-filled="">
        {button ? (
          <div className={oneRow}>
            <Control field={field} id={id} describedBy={describedBy} />
            {button}
          </div>
        ) : (
          <Control field={field} id={id} describedBy={describedBy} />
        )}
      </div>
    </div>
  );
}

interface RowsProps {
  entries: readonly FormEntry[];
  id: string;
  /** Button beside the field, for a form with one field. */
  button?: ReactNode;
}

function Rows({ entries, id, button }: RowsProps) {
  return entries.map((entry, index) => {
    const own = `${id}-${index + 1}`;
    if (entry.type !== 'group') return <Row key={own} field={entry} id={own} button={isLine(entry) && button} />;
    return (
      <fieldset key={own} className={group} aria-describedby={entry.hint ? `${own}-hint` : undefined}>
        <legend>{entry.label}</legend>
        <div className={rows}>
          <Hint id={`${own}-hint`} text={entry.hint} />
          <Rows entries={entry.fields} id={own} />
        </div>
      </fieldset>
    );
  });
}

const isLine = ({ type }: FormEntry) => type === 'text' || type === 'email' || type === 'tel';
const isSeen = ({ type }: FormEntry) => type !== 'hidden' && type !== 'honeypot';

/** Where the service redirects after submission: an absolute URL, since the service does not know this site. */
function Next({ next }: { next: NonNullable<Block['next']> }) {
  const { url } = useRenderContext().frame.site;
  return <input type="hidden" name={next.name} value={new URL(next.href, url).href} />;
}

const asksFor = (entries: readonly FormEntry[], isMatch: (entry: FormEntry) => boolean): boolean =>
  entries.some((entry) => isMatch(entry) || (entry.type === 'group' && asksFor(entry.fields, isMatch)));

function FormOf({ block }: { block: Block }) {
  const { requiredMark } = useLabels();
  const { requiredNote } = useLabelsOf<typeof labels>('form');
  const id = useUniqueId('form');
  const { fields, next, submit, note, deskAddress } = block;
  const action = deskAddress ?? block.action;
  const isByMail = action.startsWith('mailto:');
  const hasFiles = asksFor(fields, ({ type }) => type === 'file');
  const isOneLine = fields.filter(isSeen).length === 1 && fields.some(isLine);
  const hasRequired = !isOneLine && asksFor(fields, (entry) => 'required' in entry && entry.required === true);
  const button = (
    <button type="submit" className={buttonClass}>
      {submit}
    </button>
  );
  return (
    <form
      className={formPanel}
      action={action}
      method="post"
      encType={isByMail ? 'text/plain' : hasFiles ? 'multipart/form-data' : undefined}
      aria-label={asWords(block.heading)}
    >
      {hasRequired && <p className={formNote}>{fill(requiredNote, requiredMark)}</p>}
      {deskAddress ? <DeskFields id={id} /> : next && <Next next={next} />}
      <Rows entries={fields} id={id} button={isOneLine && button} />
      {!isOneLine && button}
      {note && <p className={formNote}>{inline(note)}</p>}
    </form>
  );
}

/** Form that is sent to a service or by e-mail. */
export function FormBlock({ block }: { block: Block }) {
  const { desk } = useLabels();
  const hasType = (type: FormEntry['type']) => asksFor(block.fields, (entry) => entry.type === type);
  return (
    <Section id={block.id} eyebrow={block.eyebrow} heading={block.heading} headingRole={block.headingRole} text={block.text}>
      <div className={block.details ? besideDetails : alone}>
        <CheckedForm asks={{ files: hasType('file'), numbers: hasType('number') }}>
          {block.deskAddress ? (
            <DeskForm sent={desk.sent} thanks={desk.thanks}>
              <FormOf block={block} />
            </DeskForm>
          ) : (
            <FormOf block={block} />
          )}
        </CheckedForm>
        {block.details && <ContactDetails details={block.details} />}
      </div>
    </Section>
  );
}
