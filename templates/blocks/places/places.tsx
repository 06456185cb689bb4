import { css } from '@linaria/core';
import type { IconName } from '../../icons/names.ts';
import { fill } from '../../labels/fill.ts';
import { useLabelsOf, useRenderContext } from '../../page/render-context.tsx';
import { boxGrid } from '../../parts/box-grid.ts';
import { columnCount } from '../../parts/column-count.ts';
import { MailLink, PhoneLink } from '../../parts/contact-links.tsx';
import { formatDay } from '../../parts/format-time.ts';
import { fullRows } from '../../parts/full-rows.ts';
import { gridColumns } from '../../parts/grid-columns.ts';
import { Icon } from '../../parts/icon.tsx';
import { inline } from '../../parts/inline.tsx';
import { directionsAddress, mapAddress } from '../../parts/map-address.ts';
import { Section } from '../../parts/section.tsx';
import type { Planned } from '../../planned/planned.ts';
import { from } from '../../theme/tokens.ts';
import { Hours } from './hours.tsx';
import type { labels } from './labels.ts';
import { OpenNow } from './open-now-badge.tsx';
import type { Places } from './schema.ts';

/* At most three, as hours need their room. */
const three = css`
  @media ${from.wide} {
    &&[data-columns='3'] {
      ${fullRows(3)}
    }
  }
`;

const card = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  block-size: 100%;
  padding: clamp(1.125rem, 0.9rem + 0.8vw, 1.75rem);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
  scroll-margin-block-start: calc(var(--header-height) + 1.5rem);
`;

const head = css`
  & :is(h2, h3) {
    font-size: var(--text-lg);
  }
`;

const facts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  font-size: var(--text-base);

  & > :is(p, a) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    align-items: start;
    justify-self: start;
  }
  & > a {
    min-block-size: 2rem;
    align-items: center;
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
  }
  & svg {
    color: var(--brand-ink);
    margin-block-start: 0.25em;
  }
  & > a svg {
    margin: 0;
  }
`;

const quiet = css`
  font-size: var(--text-base);
  color: var(--ink-soft);
`;

const holidays = css`
  font-size: var(--text-sm);
  color: var(--ink-soft);

  & > h3,
  & > h4 {
    font-size: var(--text-sm);
    color: var(--ink);
  }
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  margin-block-start: auto;
  padding-block-start: var(--space-3);
  border-block-start: var(--line);
  font-size: var(--text-base);

  & > a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.75rem;
  }
  @media print {
    display: none;
  }
`;

type Place = Planned<Places>['items'][number];

function Way({ href, icon, label, name }: { href: string | undefined; icon: IconName; label: string; name: string }) {
  return href === undefined ? null : (
    <a href={href} rel="noopener" aria-label={`${label}: ${name}`}>
      <Icon name={icon} size={20} />
      {label}
    </a>
  );
}

function Ways({ name, coordinates, map, directions }: Place) {
  const words = useLabelsOf<typeof labels>('places');
  const mapHref = map ?? (coordinates && mapAddress({ ...coordinates, zoom: 16 }));
  const wayHref = directions ?? (coordinates && directionsAddress(coordinates));
  if (!mapHref && !wayHref) return null;
  return (
    <div className={ways}>
      <Way href={mapHref} icon="map-pin" label={words.map} name={name} />
      <Way href={wayHref} icon="route" label={words.directions} name={name} />
    </div>
  );
}

function Facts({ address, phone, email }: Place) {
  return (
    <div className={facts}>
      <p>
        <Icon name="map-pin" size={20} />
        <span>{address}</span>
      </p>
      {phone && <PhoneLink value={phone} size={20} />}
      {email && <MailLink value={email} size={20} />}
    </div>
  );
}

function Holidays({ days, level: Heading }: { days: NonNullable<Place['holidays']>; level: 'h3' | 'h4' }) {
  const { site } = useRenderContext().frame;
  const { holidays: heading, range } = useLabelsOf<typeof labels>('places');
  return (
    <div className={holidays}>
      <Heading>{heading}</Heading>
      <ul>
        {days.map(({ label, from: first, to }) => (
          <li key={label + first}>
            {`${label}: `}
            {to === undefined || to === first ? formatDay(first, site) : fill(range, formatDay(first, site), formatDay(to, site))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Hours that hold for some time, beside the usual ones. */
function Season({ season, level }: { season: NonNullable<Place['seasons']>[number]; level: 'h3' | 'h4' }) {
  const { site } = useRenderContext().frame;
  const { range } = useLabelsOf<typeof labels>('places');
  const { title, from: first, until, hours } = season;
  const span = first === until ? formatDay(first, site) : fill(range, formatDay(first, site), formatDay(until, site));
  return <Hours hours={hours} level={level} title={title} span={span} />;
}

interface CardProps {
  place: Place;
  timeZone: string | undefined;
  hasHeading: boolean;
}

function Card({ place, timeZone, hasHeading }: CardProps) {
  const Heading = hasHeading ? 'h3' : 'h2';
  const Below = hasHeading ? 'h4' : 'h3';
  return (
    <article id={place.id} className={card}>
      <div className={head}>
        <Heading>{place.name}</Heading>
        {timeZone && place.hours && <OpenNow place={place} timeZone={timeZone} />}
      </div>
      <Facts {...place} />
      {place.text && <p className={quiet}>{inline(place.text)}</p>}
      {place.hours && <Hours hours={place.hours} level={Below} />}
      {place.seasons?.map((season) => (
        <Season key={season.title + season.from} season={season} level={Below} />
      ))}
      {place.holidays && <Holidays days={place.holidays} level={Below} />}
      <Ways {...place} />
    </article>
  );
}

export function PlacesBlock({ block }: { block: Planned<Places> }) {
  const count = block.items.length;
  const columns = count === 4 ? 2 : Math.min(gridColumns(count, 4), 3);
  return (
    <Section
      id={block.id}
      eyebrow={block.eyebrow}
      heading={block.heading}
      headingRole={block.headingRole}
      text={block.text}
      action={block.action}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ul className={`${boxGrid} ${three} ${columnCount}`} role="list" data-columns={columns}>
        {block.items.map((place) => (
          <li key={place.name}>
            <Card place={place} timeZone={block.timeZone} hasHeading={Boolean(block.heading)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
