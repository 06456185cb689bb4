import { css } from '@linaria/core';
import { boxGrid } from '../../components/box-grid.ts';
import { columnCount } from '../../components/column-count.ts';
import { filterNumbers, filterOf, type ListFilter } from '../../components/filter-terms.ts';
import { fullRows } from '../../components/full-rows.ts';
import { gridColumns } from '../../components/grid-columns.ts';
import { inline } from '../../components/inline.tsx';
import { Filtered } from '../../components/list-filter.tsx';
import { Picture } from '../../components/picture.tsx';
import { type PictureSizes, pictureSizes } from '../../components/picture-sizes.ts';
import { Section, sectionProps } from '../../components/section.tsx';
import { useLabelsOf } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { from } from '../../theme/tokens.ts';
import { Facts, PlaceTimes, Ways } from './details.tsx';
import type { labels } from './labels.ts';
import { OpenNow } from './open-now-badge.tsx';
import { loneCard, loneList } from './pieces/lone/styles.ts';
import { MapOfAll } from './pieces/map/map-of-all.tsx';
import type { Place } from './place-schema.ts';
import type { Places } from './schema.ts';

/* At most three columns: hours need space. */
const three = css`
  @media ${from.wide} {
    &&[data-columns='3'] {
      ${fullRows(3)}
    }
  }
`;

const card = css`
  --card-room: clamp(1.125rem, 0.9rem + 0.8vw, 1.75rem);
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  block-size: 100%;
  padding: var(--card-room);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
  scroll-margin-block-start: calc(var(--header-height) + 1.5rem);
  overflow: hidden;
`;

/* Extends to the edges of its card. */
const picture = css`
  inline-size: calc(100% + 2 * var(--card-room));
  max-inline-size: none;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  margin: calc(-1 * var(--card-room)) calc(-1 * var(--card-room)) 0;
`;

const head = css`
  & :is(h2, h3) {
    font-size: var(--text-lg);
  }
  & :is(h2, h3) > a {
    color: inherit;
    text-decoration-color: var(--tint-line);
  }
  & :is(h2, h3) > a:hover {
    color: var(--brand-ink);
    text-decoration-color: currentColor;
  }
`;

const muted = css`
  font-size: var(--text-base);
  color: var(--ink-soft);
`;

/** Sizes of the picture in the card of a single place. */
const loneSizes: PictureSizes = {
  steps: [
    ['(min-width: 83rem)', '37rem'],
    ['(min-width: 48rem)', '45vw'],
    ['', '94vw - 0.8rem'],
  ],
};

interface CardProps {
  place: Place;
  timeZone: string | undefined;
  hasHeading: boolean;
}

const Text = ({ place: { text } }: { place: Place }) => (text ? <p className={muted}>{inline(text)}</p> : null);

function Head({ place, timeZone, hasHeading }: CardProps) {
  const { name, href, hours, schedules } = place;
  const Heading = hasHeading ? 'h3' : 'h2';
  const zone = hours || schedules ? (place.timeZone ?? timeZone) : undefined;
  return (
    <div className={head}>
      <Heading>{href === undefined ? name : <a href={href}>{name}</a>}</Heading>
      {zone && <OpenNow place={place} timeZone={zone} />}
    </div>
  );
}

function Times({ place, timeZone, hasHeading }: CardProps) {
  const hasStates = (place.timeZone ?? timeZone) !== undefined;
  return <PlaceTimes place={place} level={hasHeading ? 'h4' : 'h3'} hasStates={hasStates} />;
}

function Card(props: CardProps) {
  const { place } = props;
  return (
    <article id={place.id} className={card}>
      {place.image && <Picture image={place.image} sizes={pictureSizes.wideCards3} className={picture} cropped />}
      <Head {...props} />
      <Facts {...place} />
      <Text place={place} />
      <Times {...props} />
      <Ways {...place} />
    </article>
  );
}

/** Card of a single place, in two columns on wide screens. */
function LoneCard(props: CardProps) {
  const { place } = props;
  const { id, image, hours, seasons, holidays, schedules } = place;
  const times = (hours ?? seasons ?? holidays ?? schedules) && <Times {...props} />;
  const contact = (
    <>
      <Facts {...place} />
      <Ways {...place} />
    </>
  );
  const isContactApart = !times && !image;
  return (
    <article id={id} className={`${card} ${loneCard}`}>
      {image && <Picture image={image} sizes={loneSizes} className={picture} cropped />}
      <div>
        <Head {...props} />
        <Text place={place} />
        {!isContactApart && contact}
      </div>
      {(times || isContactApart) && <div>{times ?? contact}</div>}
    </article>
  );
}

const LoneList = (props: CardProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
  <ul className={`${boxGrid} ${loneList}`} role="list" data-columns={1}>
    <li>
      <LoneCard {...props} />
    </li>
  </ul>
);

interface CardsProps extends Omit<CardProps, 'place'> {
  places: readonly Place[];
  filter: ListFilter;
}

function Cards({ places, filter, ...card1 }: CardsProps) {
  const count = places.length;
  const [only] = places;
  if (only && count === 1) return <LoneList place={only} {...card1} />;
  const columns = count === 4 ? 2 : Math.min(gridColumns(count, 4), 3);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
    <ul className={`${boxGrid} ${three} ${columnCount}`} role="list" data-columns={columns}>
      {places.map((place) => (
        <li key={place.name} data-groups={filterNumbers(place, filter)}>
          <Card place={place} {...card1} />
        </li>
      ))}
    </ul>
  );
}

/** Places, with a map of all and filters if the content asks for them. */
export function PlacesBlock({ block }: { block: Planned<Places> }) {
  const words = useLabelsOf<typeof labels>('places');
  const places = block.items ?? block.from ?? [];
  const { heading, timeZone, mapTitle, filterLabel: groups } = block;
  if (places.length === 0) return null;
  const filter = filterOf(places, { groups: groups !== undefined, tags: false });
  return (
    <Section {...sectionProps(block)} heading={heading}>
      {mapTitle && <MapOfAll title={mapTitle} places={places} choose={words.choose} />}
      <Filtered filter={filter} items={places} names={{ groups, tags: undefined }} words={{ ...words, none: '' }}>
        <Cards places={places} filter={filter} timeZone={timeZone} hasHeading={Boolean(heading)} />
      </Filtered>
    </Section>
  );
}
