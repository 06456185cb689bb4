import { css } from '@linaria/core';
import { initialsOf } from '../../components/initials.ts';
import { inline } from '../../components/inline.tsx';
import { PersonContacts } from '../../components/person-contacts.tsx';
import { Picture } from '../../components/picture.tsx';
import type { PictureSizes } from '../../components/picture-sizes.ts';
import { Section } from '../../components/section.tsx';
import { useLabelsOf } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { from } from '../../theme/tokens.ts';
import type { labels } from '../people/labels.ts';
import type { PersonHead } from './schema.ts';

/** Portrait above or beside the name. */
const sizes: PictureSizes = {
  steps: [
    ['(min-width: 48rem)', '20rem'],
    ['', 'min(94vw - 0.8rem, 20rem)'],
  ],
  shape: 1,
  isOfText: true,
};

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--column-gap);
  align-items: start;

  /* Nothing follows that has room above itself. */
  section:last-child & {
    margin-block-end: var(--section-space);
  }
  @media ${from.medium} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  }
`;

const portrait = css`
  inline-size: min(100%, 20rem);
  aspect-ratio: 1;
  object-fit: cover;
  background: var(--tint);
  border-radius: var(--radius-lg);

  @media print {
    inline-size: 10rem !important;
  }
`;

const initials = css`
  display: grid;
  place-items: center;
  color: var(--brand-ink);
  font-size: calc(2 * var(--text-3xl));
  font-weight: 500;
  line-height: 1;
  white-space: nowrap;

  @media (max-width: 47.99rem) {
    inline-size: 10rem;
    font-size: var(--text-3xl);
  }
`;

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-inline-size: 48rem;

  & > div:first-child {
    display: grid;
    gap: var(--space-2);
  }
  & h1 {
    font-size: var(--text-3xl);
  }
  & > div:first-child > p {
    font-size: var(--text-lg);
    font-weight: 500;
    color: var(--brand-ink);
  }
  /* Beside their icons, however wide the place is. */
  & > div > a:not([class]) {
    justify-self: start;
  }
  & > p {
    font-size: var(--text-lg);
    line-height: 1.7;
    color: var(--ink-soft);
    text-wrap: pretty;
  }
`;

const groups = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  font-size: var(--text-sm);

  & > li {
    padding: 0.25rem 0.875rem;
    background: var(--tint);
    border: 1px solid var(--tint-line);
    border-radius: 2rem;
    overflow-wrap: anywhere;
  }
`;

/** Head of a person's page; the text follows as a separate block. */
export function PersonBlock({ block: { id, from: person } }: { block: Planned<PersonHead> }) {
  const { hours } = useLabelsOf<typeof labels>('people');
  const terms = [...new Set([...(person.groups ?? []), ...(person.tags ?? [])])];
  return (
    <Section id={id} tight>
      <div className={columns}>
        {person.image ? (
          <Picture image={person.image} sizes={sizes} className={portrait} cropped />
        ) : (
          <span className={`${portrait} ${initials}`} aria-hidden="true">
            {initialsOf(person.name)}
          </span>
        )}
        <div className={words}>
          <div>
            <h1>{person.name}</h1>
            {person.role && <p>{person.role}</p>}
          </div>
          {person.text && <p>{inline(person.text)}</p>}
          {terms.length > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
            <ul className={groups} role="list">
              {terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          )}
          <PersonContacts person={person} hoursLabel={hours} />
        </div>
      </div>
    </Section>
  );
}
