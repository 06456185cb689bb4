import { css } from '@linaria/core';
import { EntryHead } from '../../components/entry-head.tsx';
import { inline } from '../../components/inline.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { Facts, PlaceTimes, Ways } from '../places/details.tsx';
import { OpenNow } from '../places/open-now-badge.tsx';
import type { PlaceHead } from './schema.ts';

const timesClass = css`
  display: grid;
  gap: var(--space-4);
  padding: clamp(1.125rem, 0.9rem + 0.8vw, 1.75rem);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
`;

/** Head of a place's page. */
export function PlaceBlock({ block: { id, from: place } }: { block: Planned<PlaceHead> }) {
  const { name, text, image, hours, seasons, holidays, schedules } = place;
  const timeZone = hours || schedules ? place.timeZone : undefined;
  const times = (hours ?? seasons ?? holidays ?? schedules) && (
    <div className={timesClass}>
      <PlaceTimes place={place} level="h2" hasStates={timeZone !== undefined} />
    </div>
  );
  return (
    <EntryHead id={id} image={image} apart={times}>
      <div>
        <h1>{name}</h1>
        {timeZone && <OpenNow place={place} timeZone={timeZone} />}
      </div>
      {text && <p>{inline(text)}</p>}
      <Facts {...place} />
      <Ways {...place} />
    </EntryHead>
  );
}
