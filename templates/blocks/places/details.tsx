import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { MailLink, PhoneLink } from '../../components/contact-links.tsx';
import { formatDay } from '../../components/format-time.ts';
import { Icon } from '../../components/icon.tsx';
import { directionsAddress, mapAddress } from '../../components/map-address.ts';
import { fill } from '../../model/labels/fill.ts';
import { useLabelsOf, useRenderContext } from '../../model/page/render-context.tsx';
import type { IconName } from '../../theme/icons/names.ts';
import { Hours, type Level } from './hours.tsx';
import type { labels } from './labels.ts';
import { OpenState } from './open-now-badge.tsx';
import type { Place } from './place-schema.ts';
import type { Times } from './week.ts';

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

const holidays = css`
  font-size: var(--text-sm);
  color: var(--ink-soft);

  & > :is(h2, h3, h4, h5) {
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

function Way({ href, icon, label, name }: { href: string | undefined; icon: IconName; label: string; name: string }) {
  return href === undefined ? null : (
    <a href={href} rel="noopener" aria-label={`${label}: ${name}`}>
      <Icon name={icon} size={20} />
      {label}
    </a>
  );
}

export function Ways({ name, coordinates, map, directions }: Place) {
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

export function Facts({ address, phone, email }: Place) {
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

function Holidays({ days, level: Heading }: { days: NonNullable<Place['holidays']>; level: Level }) {
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

/** Hours of a limited period. */
function Season({ season, level }: { season: NonNullable<Place['seasons']>[number]; level: Level }) {
  const { site } = useRenderContext().frame;
  const { range } = useLabelsOf<typeof labels>('places');
  const { title, from: first, until, hours } = season;
  const span = first === until ? formatDay(first, site) : fill(range, formatDay(first, site), formatDay(until, site));
  return <Hours hours={hours} level={level} title={title} span={span} />;
}

const levelBelow = { h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h5' } as const satisfies Record<Level, Level>;

interface TimesProps {
  times: Times;
  level: Level;
  /** Title of the schedule; absent for the usual hours. */
  title?: string;
  /** Heading level of exceptions. */
  exceptions: Level;
  /** Content below the title of the usual week. */
  children?: ReactNode;
}

/** Usual week, seasons and holidays of a place or of one of its schedules. */
function TimesOf({ times: { hours, seasons, holidays: days }, level, title, exceptions, children }: TimesProps) {
  return (
    <>
      {hours && (
        <Hours hours={hours} level={level} {...(title && { title })}>
          {children}
        </Hours>
      )}
      {seasons?.map((season) => (
        <Season key={season.title + season.from} season={season} level={exceptions} />
      ))}
      {days && <Holidays days={days} level={exceptions} />}
    </>
  );
}

/**
 * Opening hours of a place: usual week, seasons, holidays.
 * @param hasStates whether to show which of its schedules are open now
 */
export function PlaceTimes({ place, level, hasStates }: { place: Place; level: Level; hasStates: boolean }) {
  const { schedules } = place;
  if (!schedules) return <TimesOf times={place} level={level} exceptions={level} />;
  return schedules.map((schedule) => (
    <TimesOf key={schedule.title} times={schedule} level={level} title={schedule.title} exceptions={levelBelow[level]}>
      {hasStates && <OpenState />}
    </TimesOf>
  ));
}
