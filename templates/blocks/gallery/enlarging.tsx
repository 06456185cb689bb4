import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../components/format-number.ts';
import { Icon } from '../../components/icon.tsx';
import { useLabelsOf, useRenderContext } from '../../model/page/render-context.tsx';
import type { PlannedImage } from '../../model/planned/values.ts';
import { Island } from '../../runtime/islands/island.tsx';
import { fullPicture } from './full-picture.ts';
import { Island as GalleryIsland } from './island.tsx';
import type { labels } from './labels.ts';

/* Badge in the corner that shows that the picture can be enlarged. */
const badge = css`
  position: relative;
  display: block;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-inline: auto;
  cursor: zoom-in;

  & > span {
    position: absolute;
    inset-block-end: var(--space-3);
    inset-inline-end: var(--space-3);
    display: grid;
    place-items: center;
    inline-size: 2.5rem;
    aspect-ratio: 1;
    color: var(--on-brand);
    background: var(--brand);
    border-radius: 50%;
    transition: background-color var(--quick);
  }
  &:hover > span {
    color: var(--on-accent);
    background: var(--accent);
  }
  @media print {
    & > span {
      display: none;
    }
  }
`;

/** Numbers of pictures from 1, in the numerals of the site. */
export function useNumbers(count: number): string[] {
  const { site } = useRenderContext().frame;
  return Array.from({ length: count }, (_, index) => formatNumber(index + 1, site));
}

interface EnlargingLinkProps {
  image: PlannedImage;
  /** Name of a picture without alternative text. */
  number: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Link to the largest version of a picture; the fallback without scripts. Must be in a `<figure>`. */
export function EnlargingLink({ image, number = '', className, children }: EnlargingLinkProps) {
  const { open } = useLabelsOf<typeof labels>('gallery');
  const name = image.alt === '' ? open.replace('%s', () => number) : undefined;
  return (
    <a href={fullPicture(image)} className={className} data-replay="" aria-label={name}>
      {children}
    </a>
  );
}

/** The same with a badge, where pictures usually are not links. */
export function MarkedLink({ children, ...link }: Omit<EnlargingLinkProps, 'className'>) {
  return (
    <EnlargingLink {...link} className={badge}>
      {children}
      <span>
        <Icon name="expand" size={20} />
      </span>
    </EnlargingLink>
  );
}

interface EnlargingProps {
  /** Label of the dialog; default: a general one. */
  label: string | undefined;
  /** Number of figures with an `EnlargingLink`. */
  count: number;
  children: ReactNode;
}

/** Figures whose pictures open in a dialog, with links to the next and the previous one. */
export function Enlarging({ label: name, count, children }: EnlargingProps) {
  const { label, position, close, previous, next } = useLabelsOf<typeof labels>('gallery');
  return (
    <Island
      name="gallery"
      component={GalleryIsland}
      props={{ label: name ?? label, position, close, previous, next, numbers: useNumbers(count) }}
      slots={{
        tiles: children,
        close: <Icon name="close" />,
        previous: <Icon name="arrow-back" />,
        next: <Icon name="arrow-forward" />,
      }}
    />
  );
}
