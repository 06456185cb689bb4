import { css } from '@linaria/core';
import { boxGrid } from '../../parts/box-grid.ts';
import { columnCount } from '../../parts/column-count.ts';
import { MailLink, PhoneLink } from '../../parts/contact-links.tsx';
import { gridColumns } from '../../parts/grid-columns.ts';
import { Icon } from '../../parts/icon.tsx';
import { initialsOf } from '../../parts/initials.ts';
import { inline } from '../../parts/inline.tsx';
import { Picture } from '../../parts/picture.tsx';
import { pictureSizes } from '../../parts/picture-sizes.ts';
import { Section } from '../../parts/section.tsx';
import type { Planned } from '../../planned/planned.ts';
import { filtered, GroupFilter } from './group-filter.tsx';
import { groupsOf, numbersOf } from './groups.ts';
import type { People } from './schema.ts';

const place = css`
  container-type: inline-size;
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

const ways = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  margin-block-start: auto;
  padding-block-start: var(--space-3);
  border-block-start: var(--line);
  font-size: var(--text-sm);

  & a {
    display: inline-grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2);
    align-items: center;
    min-block-size: 2rem;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

const profiles = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-block-start: var(--space-1);

  & a {
    display: grid;
    grid-template-columns: auto;
    place-items: center;
    inline-size: 2.5rem;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--tint-soft);
    transition: color var(--quick), background-color var(--quick);
  }
  & a:hover {
    color: var(--on-brand);
    background: var(--brand);
  }
  @media print {
    display: none;
  }
`;

type Person = Planned<People>['items'][number];

function Ways({ name, email, phone, profiles: networks }: Person) {
  if (!email && !phone && !networks) return null;
  return (
    <div className={ways}>
      {email && <MailLink value={email} size={18} />}
      {phone && <PhoneLink value={phone} size={18} />}
      {networks && (
        <div className={profiles}>
          {networks.map(({ network, label, href }) => (
            <a key={href} href={href} aria-label={`${label}: ${name}`} rel="noopener">
              <Icon name={network} size={20} />
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

/** People, below what filters them where that is asked for. */
export function PeopleBlock({ block }: { block: Planned<People> }) {
  const groups = block.filterLabel === undefined ? [] : groupsOf(block.items);
  const content = <Groups block={block} groups={groups} />;
  return (
    <Section
      id={block.id}
      eyebrow={block.eyebrow}
      heading={block.heading}
      headingRole={block.headingRole}
      text={block.text}
      action={block.action}
    >
      {block.filterLabel !== undefined && groups.length > 1 ? (
        <div className={filtered}>
          <GroupFilter label={block.filterLabel} groups={groups} />
          {content}
        </div>
      ) : (
        content
      )}
    </Section>
  );
}

function Groups({ block, groups }: { block: Planned<People>; groups: string[] }) {
  const Heading = block.heading ? 'h3' : 'h2';
  // Numbers, as names may hold spaces.
  const groupNumbers = ({ groups: own = [] }: Person) => numbersOf(own, groups).join(' ');
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ul className={`${boxGrid} ${columnCount}`} role="list" data-columns={gridColumns(block.items.length, 4)}>
        {block.items.map((person) => (
          <li key={person.name} className={place} data-groups={groups.length > 1 ? groupNumbers(person) : undefined}>
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
              <Ways {...person} />
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
