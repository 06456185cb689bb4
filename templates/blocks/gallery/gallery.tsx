import { css } from '@linaria/core';
import { columnCount } from '../../components/column-count.ts';
import { countedRows, fullRows } from '../../components/full-rows.ts';
import { gridColumns } from '../../components/grid-columns.ts';
import { asWords } from '../../components/inline.tsx';
import { Picture } from '../../components/picture.tsx';
import type { PictureSizes } from '../../components/picture-sizes.ts';
import { Section, sectionProps } from '../../components/section.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { from, onlyWords } from '../../theme/tokens.ts';
import { Caption } from './caption.tsx';
import { Enlarging, EnlargingLink, useNumbers } from './enlarging.tsx';
import type { Gallery } from './schema.ts';
import { lineShape, tileSizes } from './sizes.ts';

/* A large picture fills the space that the others leave. */
const filled = `
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  block-size: 100%;

  & img {
    position: absolute;
    inset: 0;
    block-size: 100%;
    aspect-ratio: auto;
  }
`;

const grid = css`
  display: grid;
  ${fullRows(2)}
  gap: var(--space-4) var(--space-3);

  @media ${onlyWords} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${from.medium} {
    ${fullRows(3)}
    gap: var(--space-5) var(--space-4);

    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & > :first-child:nth-last-child(3n + 4) img {
      aspect-ratio: ${lineShape};
    }
  }
  @media ${from.wide} {
    ${countedRows}
    & > :first-child:nth-last-child(n) img {
      aspect-ratio: 4 / 3;
    }
    /* Five, nine and so on: four places for the first leave none empty. */
    &[data-columns='4'] > :first-child:nth-last-child(4n + 5) {
      grid-area: span 2 / span 2;

      & > figure {
        ${filled}
      }
    }
  }
  &[data-columns='1'] {
    grid-template-columns: minmax(0, 44rem);
  }
  @media print {
    ${fullRows(3)}

    & > li {
      break-inside: avoid;
    }
  }
`;

const tile = css`
  & > a {
    display: block;
    position: relative;
    overflow: hidden;
    border-radius: var(--radius-md);
  }
  & > a img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    background: var(--tint);
    transition: transform var(--calm) var(--ease);
  }
  & > a:hover img {
    transform: scale(1.04);
  }
  & > figcaption {
    padding-block-start: var(--space-2);
    font-size: var(--text-sm);
    line-height: 1.6;
    color: var(--ink-soft);
  }
`;

type Item = Planned<Gallery>['items'][number];

/** Picture as a link to its largest version; the fallback without scripts. */
function Tile({ item: { image, ...caption }, number, sizes }: { item: Item; number: string; sizes: PictureSizes }) {
  return (
    <figure className={tile}>
      <EnlargingLink image={image} number={number}>
        <Picture image={image} sizes={sizes} cropped wrapped />
      </EnlargingLink>
      <Caption {...caption} />
    </figure>
  );
}

export function GalleryBlock({ block }: { block: Planned<Gallery> }) {
  const count = block.items.length;
  const columns = count > 4 && count % 4 === 1 ? 4 : gridColumns(count, 4);
  const numbers = useNumbers(count);
  const tiles = (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
    <ul className={`${grid} ${columnCount}`} role="list" data-columns={columns}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice, and the order is fixed
        <li key={index}>
          <Tile item={item} number={numbers[index] ?? ''} sizes={tileSizes(count, columns, index === 0)} />
        </li>
      ))}
    </ul>
  );
  return (
    <Section {...sectionProps(block)}>
      <Enlarging label={block.heading && asWords(block.heading)} count={count}>
        {tiles}
      </Enlarging>
    </Section>
  );
}
