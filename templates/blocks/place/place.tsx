import { css } from '@linaria/core';
import { EntryHead } from '../../parts/entry-head.tsx';
import { inline } from '../../parts/inline.tsx';
import type { Planned } from '../../planned/planned.ts';
import { Facts, Times, Ways } from '../places/details.tsx';
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

/** The head of the page of a place. */
export function PlaceBlock({ block: { id, from: place } }: { block: Planned<PlaceHead> }) {
  const { name, text, image, timeZone, hours, seasons, holidays } = place;
  const times = (hours ?? seasons ?? holidays) && (
    <div className={timesClass}>
      <Times place={place} level="h2" />
    </div>
  );
  return (
    <EntryHead id={id} image={image} apart={times}>
      <div>
        <h1>{name}</h1>
        {timeZone && hours && <OpenNow place={place} timeZone={timeZone} />}
      </div>
      {text && <p>{inline(text)}</p>}
      <Facts {...place} />
      <Ways {...place} />
    </EntryHead>
  );
}
