import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useThemeOptions } from '../model/page/render-context.tsx';
import type { InlineText } from '../model/planned/values.ts';
import type { HeadingRole } from '../schema/fields.ts';
import { container } from '../theme/base.ts';
import { belowMedium, from } from '../theme/tokens.ts';
import { ButtonLink } from './button.tsx';
import { centred, centredHead } from './heads-centred.ts';
import { sideContent, sideHead } from './heads-side.ts';
import { inline } from './inline.tsx';

const section = css`
  position: relative;
  overflow-x: clip;
  padding-block: var(--section-space);

  /* On phones the action follows what it is about: it is placed in the room kept for it below. */
  @media ${belowMedium} {
    &[data-action] {
      padding-block-end: calc(var(--section-space) + 4.5rem);
    }
  }

  &[data-tight] {
    padding-block: clamp(1.5rem, 1rem + 2vw, 3rem) 0;
  }
  &[data-tight] + & {
    padding-block-start: clamp(1.5rem, 1rem + 2vw, 3rem);
  }
`;

const header = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin-block-end: clamp(1.5rem, 1rem + 1.5vw, 3rem);

  @media ${from.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    column-gap: var(--space-7);
  }
  & h2 {
    max-inline-size: 24em;
  }
  [data-role='label'] > div > & {
    margin-block-end: var(--space-5);
    padding-block-start: var(--space-3);
    border-block-start: var(--line);
  }
  @media print {
    break-inside: avoid;
    margin-block-end: 0.75rem;

    /* Browsers do not keep a heading with the first row of a grid: it reserves the room of one. A table keeps its own. */
    &:not(:has(+ * > section > table, + [data-island] table)) {
      padding-block-end: 20rem;
      margin-block-end: -19.25rem;
    }
    /* Cards are higher, with their pictures. */
    &&&:has(+ * article) {
      padding-block-end: 29rem;
      margin-block-end: -28.25rem;
    }
  }
`;

/* Heading in a narrow column, content in the wide one. */
const besideColumns = css`
  @media ${from.large} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.1fr);
    column-gap: var(--column-gap);

    & > :first-child {
      grid-template-columns: minmax(0, 1fr);
      position: sticky;
      inset-block-start: calc(var(--header-height) + 2rem);
      align-self: start;
      margin: 0;
    }
  }
`;

const actionPlace = css`
  @media ${belowMedium} {
    position: absolute;
    inset-block-end: var(--section-space);
    inset-inline: var(--gutter);

    & > a {
      inline-size: 100%;
    }
  }
  @media print {
    position: static;
  }
`;

/* Without text above it the button has nothing to be beside. */
const actionBelow = css`
  margin-block-start: var(--space-6);

  @media ${belowMedium} {
    & > a {
      inline-size: 100%;
    }
  }
`;

const lead = css`
  color: var(--ink-soft);
  max-inline-size: var(--measure);
  margin-block-start: var(--space-2);
  text-wrap: balance;
`;

/** Styles of eyebrows. */
export const eyebrowClass = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-sm);
  font-weight: 500;
  color: var(--brand-ink);
  margin-block-end: var(--space-2);

  &::before {
    content: var(--ornament, '');
    flex: none;
    inline-size: 0.875em;
    aspect-ratio: 1;
    background: var(--accent-mark);
    clip-path: var(--mark);
  }
  &[data-dark] {
    color: var(--on-ground-soft);
  }
  &[data-dark]::before {
    background: var(--accent);
  }
`;

/** Eyebrow: a few words above a heading. */
export function Eyebrow({ children, dark }: { children: string | undefined; dark?: boolean }) {
  return children ? (
    <p className={eyebrowClass} data-dark={dark || undefined}>
      {children}
    </p>
  ) : null;
}

/** What most blocks say at their head. */
interface SectionFields {
  id?: string;
  eyebrow?: string;
  heading?: InlineText;
  /** Role of its heading. */
  headingRole?: HeadingRole | undefined;
  text?: InlineText;
  action?: { label: string; href: string };
}

/** Props of a section from the fields of its block. */
export const sectionProps = ({ id, eyebrow, heading, headingRole, text, action }: SectionFields): SectionFields => ({
  id,
  eyebrow,
  heading,
  headingRole,
  text,
  action,
});

interface SectionProps extends SectionFields {
  /** Head that replaces all of these. */
  ownHead?: ReactNode;
  /** Below the heading, or in its column if there is none. */
  belowHeading?: ReactNode;
  /** Little padding, on the page background: belongs to the next section. */
  tight?: boolean;
  /** On large screens the content fits beside the heading: on all sites, or on those with headings at the side. */
  beside?: 'always' | 'side' | undefined;
  /** Id of the heading, for `aria-labelledby`. */
  headingId?: string;
  children: ReactNode;
}

/** Heading role for styles; the default, `section`, is omitted. */
export const shownRole = (role: HeadingRole | undefined) => (role === 'section' ? undefined : role);

/** Heading group of a section; `form` is the class of its form. */
function Head({ eyebrow, heading, headingId, text, belowHeading, form, children }: SectionProps & { form: string | undefined }) {
  return (
    <div className={form ? `${header} ${form}` : header} data-part="head">
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        {heading && <h2 id={headingId}>{inline(heading)}</h2>}
        {text && <p className={lead}>{inline(text)}</p>}
        {belowHeading}
      </div>
      {children}
    </div>
  );
}

/** Section of a page: heading group and content. Backgrounds alternate by position, not by content. */
export function Section({ id, headingRole, tight, children, ...head }: SectionProps) {
  const { heads } = useThemeOptions();
  const isHeaded = Boolean(head.heading || head.text);
  const ownHead = head.ownHead ?? (!isHeaded && head.belowHeading);
  const isCentred = isHeaded && heads === 'centred';
  const isBeside =
    Boolean(head.heading || ownHead) && !isCentred && (head.beside === 'always' || (head.beside === 'side' && heads === 'side'));
  const button = head.action && <ButtonLink action={head.action} look="outline" about={head.heading} />;
  return (
    <section
      id={id}
      className={section}
      data-tight={tight || undefined}
      data-own-tone={tight || undefined}
      data-action={button && isHeaded && !isCentred ? '' : undefined}
      data-role={shownRole(headingRole)}
    >
      <div className={[container, isBeside && besideColumns, isCentred && centred].filter(Boolean).join(' ')}>
        {isHeaded && (
          <Head {...head} form={isCentred ? centredHead : heads === 'side' && !isBeside ? sideHead : undefined}>
            {button && !isCentred && <p className={actionPlace}>{button}</p>}
          </Head>
        )}
        {ownHead}
        {isBeside && heads === 'side' ? <div className={sideContent}>{children}</div> : children}
        {button && isCentred && <p data-part="action">{button}</p>}
        {button && !isHeaded && <p className={actionBelow}>{button}</p>}
      </div>
    </section>
  );
}
