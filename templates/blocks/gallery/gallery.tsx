import { css } from '@linaria/core';
import { Island } from '../../islands/island.tsx';
import { useLabelsOf, useRenderContext } from '../../page/render-context.tsx';
import { formatNumber } from '../../parts/format-number.ts';
import { Icon } from '../../parts/icon.tsx';
import { inline } from '../../parts/inline.tsx';
import { Picture } from '../../parts/picture.tsx';
import type { PictureSizes } from '../../parts/picture-sizes.ts';
import { Section } from '../../parts/section.tsx';
import type { Planned } from '../../planned/planned.ts';
import { from } from '../../theme/tokens.ts';
import { fullPicture } from './full-picture.ts';
import { Island as GalleryIsland } from './island.tsx';
import type { labels } from './labels.ts';
import type { Gallery } from './schema.ts';

/** A tile of a gallery: see `gallery.tsx`. */
const sizes: PictureSizes = {
  steps: [
    ['(min-width: 83rem)', '19rem'],
    ['(min-width: 48rem)', '30vw'],
    ['', '46vw'],
  ],
  shape: 4 / 3,
};

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-4) var(--space-3);

  @media ${from.medium} {
    grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
    gap: var(--space-5) var(--space-4);
  }
  &[data-single] {
    grid-template-columns: minmax(0, 44rem);
  }
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > li {
      break-inside: avoid;
    }
  }
`;

const tile = css`
  & > a {
    display: block;
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

const credit = css`
  display: block;
  font-size: var(--text-xs);
`;

type Item = Planned<Gallery>['items'][number];

/** A picture that leads to itself at its largest: all that there is without scripts. */
function Tile({ item: { image, caption, credit: whose }, number }: { item: Item; number: string }) {
  const { open } = useLabelsOf<typeof labels>('gallery');
  const { alt } = image;
  return (
    <figure className={tile}>
      <a href={fullPicture(image)} data-replay="" aria-label={alt === '' ? open.replace('%s', () => number) : undefined}>
        <Picture image={image} sizes={sizes} cropped wrapped />
      </a>
      {(caption || whose) && (
        <figcaption>
          {caption && inline(caption)}
          {whose && <small className={credit}>{whose}</small>}
        </figcaption>
      )}
    </figure>
  );
}

export function GalleryBlock({ block }: { block: Planned<Gallery> }) {
  const { site } = useRenderContext().frame;
  const { label, position, close, previous, next } = useLabelsOf<typeof labels>('gallery');
  const numbers = block.items.map((_, index) => formatNumber(index + 1, site));
  const tiles = (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
    <ul className={grid} role="list" data-single={block.items.length === 1 || undefined}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice, and none ever moves
        <li key={index}>
          <Tile item={item} number={numbers[index] ?? ''} />
        </li>
      ))}
    </ul>
  );
  return (
    <Section
      id={block.id}
      eyebrow={block.eyebrow}
      heading={block.heading}
      headingRole={block.headingRole}
      text={block.text}
      action={block.action}
    >
      <Island
        name="gallery"
        component={GalleryIsland}
        props={{ label: block.heading ?? label, position, close, previous, next, numbers }}
        slots={{
          tiles,
          close: <Icon name="close" />,
          previous: <Icon name="arrow-back" />,
          next: <Icon name="arrow-forward" />,
        }}
      />
    </Section>
  );
}
