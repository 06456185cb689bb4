import { css } from '@linaria/core';
import { boxGrid } from '../../components/box-grid.ts';
import { columnCount } from '../../components/column-count.ts';
import { filterNumbers, filterOf, type ListFilter } from '../../components/filter-terms.ts';
import { gridColumns } from '../../components/grid-columns.ts';
import { initialsOf } from '../../components/initials.ts';
import { inline } from '../../components/inline.tsx';
import { Filtered } from '../../components/list-filter.tsx';
import { PersonContacts } from '../../components/person-contacts.tsx';
import { Picture } from '../../components/picture.tsx';
import { pictureSizes } from '../../components/picture-sizes.ts';
import { Section } from '../../components/section.tsx';
import { useLabelsOf } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { from } from '../../theme/tokens.ts';
import type { labels } from './labels.ts';
import type { People, Person } from './schema.ts';

const place = css`
  container-type: inline-size;
`;

/* Three are in one column or in three, never one above two. */
const three = css`
  @media screen and ${from.medium} {
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: minmax(0, 1fr);

      & > li {
        grid-column: auto;
      }
    }
  }
  @media screen and ${from.large} {
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

const card = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  block-size: 100%;
  padding: clamp(1.125rem, 0.9rem + 0.8vw, 1.5rem);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
  overflow: hidden;

  & > p {
    font-size: var(--text-base);
    line-height: 1.7;
    color: var(--ink-soft);
  }
`;

const head = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;

  @container (max-width: 18.75rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  & :is(h2, h3) {
    font-size: var(--text-lg);
    text-wrap: balance;
  }
  & :is(h2, h3) > a {
    color: inherit;
    text-decoration-color: var(--tint-line);
  }
  & :is(h2, h3) > a:hover {
    color: var(--brand-ink);
    text-decoration-color: currentColor;
  }
  & p {
    font-size: var(--text-sm);
    line-height: 1.6;
    color: var(--brand-ink);
    font-weight: 500;
  }
`;

const portrait = css`
  inline-size: clamp(4rem, 22vw, 5.5rem);
  aspect-ratio: 1;
  object-fit: cover;
  clip-path: var(--portrait);
  background: var(--tint);

  @media print {
    inline-size: 4rem !important;
  }
`;

const initials = css`
  display: grid;
  place-items: center;
  color: var(--brand-ink);
  font-size: var(--text-xl);
  font-weight: 500;
  line-height: 1;
  white-space: nowrap;
`;

/** People, with filters if the content asks for them. */
export function PeopleBlock({ block }: { block: Planned<People> }) {
  const { filterLabel: groups, secondFilterLabel: tags } = block;
  const words = useLabelsOf<typeof labels>('people');
  const people = block.items ?? block.from ?? [];
  if (people.length === 0) return null;
  const filter = filterOf(people, { groups: groups !== undefined, tags: tags !== undefined });
  return (
    <Section
      id={block.id}
      eyebrow={block.eyebrow}
      heading={block.heading}
      headingRole={block.headingRole}
      text={block.text}
      action={block.action}
      beside="side"
    >
      <Filtered filter={filter} items={people} names={{ groups, tags }} words={words}>
        <Cards people={people} filter={filter} isBelowHeading={block.heading !== undefined} />
      </Filtered>
    </Section>
  );
}

interface CardsProps {
  people: readonly Person[];
  filter: ListFilter;
  isBelowHeading: boolean;
}

function Cards({ people, filter, isBelowHeading }: CardsProps) {
  const { hours } = useLabelsOf<typeof labels>('people');
  const Heading = isBelowHeading ? 'h3' : 'h2';
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ul className={`${boxGrid} ${columnCount} ${three}`} role="list" data-columns={gridColumns(people.length, 4)}>
        {people.map((person) => (
          <li key={person.name} className={place} data-groups={filterNumbers(person, filter)}>
            <article className={card}>
              <div className={head}>
                {person.image ? (
                  <Picture image={person.image} sizes={pictureSizes.portrait} className={portrait} cropped />
                ) : (
                  <span className={`${portrait} ${initials}`} aria-hidden="true">
                    {initialsOf(person.name)}
                  </span>
                )}
                <div>
                  <Heading>{person.href ? <a href={person.href}>{person.name}</a> : person.name}</Heading>
                  {person.role && <p>{person.role}</p>}
                </div>
              </div>
              {person.text && <p>{inline(person.text)}</p>}
              <PersonContacts person={person} hoursLabel={hours} />
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
