import { css } from '@linaria/core';
import { mapAreaOf, mapFrameAddress } from '../../../../components/map-address.ts';
import { MapFrame } from '../../../../components/map-frame.tsx';
import { useUniqueId } from '../../../../model/page/render-context.tsx';
import { from } from '../../../../theme/tokens.ts';

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-block-end: var(--space-6);

  @media ${from.large} {
    &:has(ul) {
      grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
    }
  }
  @media print {
    display: none;
  }
  & iframe {
    display: block;
    inline-size: 100%;
    block-size: clamp(18rem, 45vw, 30rem);
    border: var(--line);
    border-radius: var(--radius-lg);
    background: var(--tint-soft);
  }
  & p {
    margin-block-end: var(--space-2);
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
`;

const names = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  max-block-size: 27rem;
  /* Room for the outline of a link. */
  padding: 4px;
  margin: -4px;
  overflow-y: auto;

  & a {
    display: grid;
    align-items: center;
    min-block-size: 2.75rem;
    padding: 0.375rem 1rem;
    font-size: var(--text-sm);
    line-height: 1.6;
    color: var(--ink);
    text-decoration: none;
    background: var(--surface);
    border: var(--line);
    border-radius: 1.5rem;
  }
  & a:hover {
    color: var(--brand-ink);
    background: var(--tint-soft);
    text-decoration: underline;
  }
`;

interface Point {
  latitude: number;
  longitude: number;
}

/** The properties of a place that the map uses. */
interface MappedPlace {
  name: string;
  coordinates?: Point | undefined;
}

type LocatedPlace = MappedPlace & { coordinates: Point };

interface MapOfAllProps {
  title: string;
  places: readonly MappedPlace[];
  /** Text above the list of names. */
  choose: string;
}

/** Zoom level for one place: a block of houses. */
const zoom = 16;

/** One map frame for all places with coordinates: links show a place with a pin. No script. */
export function MapOfAll({ title, places, choose }: MapOfAllProps) {
  const frame = useUniqueId('map');
  const located = places.filter((place): place is LocatedPlace => place.coordinates !== undefined);
  const [first, second] = located;
  if (!first) return null;
  const addressOf = ({ coordinates }: LocatedPlace) => mapFrameAddress({ ...coordinates, zoom });
  return (
    <div className={columns}>
      {second && (
        <div>
          <p id={`${frame}-names`}>{choose}</p>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
          <ul className={names} role="list" aria-labelledby={`${frame}-names`}>
            {located.map((place) => (
              <li key={place.name}>
                <a href={addressOf(place)} target={frame} rel="noopener">
                  {place.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <MapFrame
        src={second ? mapAreaOf(located.map(({ coordinates }) => coordinates)) : addressOf(first)}
        name={frame}
        title={title}
      />
    </div>
  );
}
