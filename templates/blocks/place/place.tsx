import { css } from '@linaria/core';
import { inline } from '../../parts/inline.tsx';
import { Picture } from '../../parts/picture.tsx';
import type { PictureSizes } from '../../parts/picture-sizes.ts';
import { Section } from '../../parts/section.tsx';
import type { Planned } from '../../planned/planned.ts';
import { from } from '../../theme/tokens.ts';
import { Facts, Times, Ways } from '../places/details.tsx';
import { OpenNow } from '../places/open-now-badge.tsx';
import type { PlaceHead } from './schema.ts';

const sizes: PictureSizes = {
  steps: [
    ['(min-width: 83rem)', '38rem'],
    ['(min-width: 64rem)', '46vw'],
    ['', '94vw - 0.8rem'],
  ],
  shape: 3 / 2,
};

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--column-gap);
  align-items: start;

  /* Nothing follows that has room above itself. */
  section:last-child & {
    margin-block-end: var(--section-space);
  }
  @media ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-inline-size: 48rem;

  & h1 {
    font-size: var(--text-3xl);
  }
  & > p {
    font-size: var(--text-lg);
    line-height: 1.7;
    color: var(--ink-soft);
    text-wrap: pretty;
  }
`;

const picture = css`
  inline-size: 100%;
  aspect-ratio: 3 / 2;
  object-fit: cover;
  background: var(--tint);
  border-radius: var(--radius-lg);

  @media print {
    inline-size: 20rem !important;
  }
`;

const timesClass = css`
  display: grid;
  gap: var(--space-4);
  padding: clamp(1.125rem, 0.9rem + 0.8vw, 1.75rem);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
`;

/** The head of the page of a place; what it tells follows as a block of its own. */
export function PlaceBlock({ block: { id, from: place } }: { block: Planned<PlaceHead> }) {
  const { name, text, image, timeZone, hours, seasons, holidays } = place;
  const times = (hours ?? seasons ?? holidays) && (
    <div className={timesClass}>
      <Times place={place} level="h2" />
    </div>
  );
  return (
    <Section id={id} tight>
      <div className={columns}>
        <div className={words}>
          <div>
            <h1>{name}</h1>
            {timeZone && hours && <OpenNow place={place} timeZone={timeZone} />}
          </div>
          {text && <p>{inline(text)}</p>}
          <Facts {...place} />
          <Ways {...place} />
          {image && times}
        </div>
        {image && <Picture image={image} sizes={sizes} className={picture} cropped />}
        {!image && times}
      </div>
    </Section>
  );
}
