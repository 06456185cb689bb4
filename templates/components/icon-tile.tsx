import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { CustomIcon } from '../theme/icons/custom-icon.ts';
import type { IconName } from '../theme/icons/names.ts';
import { Icon } from './icon.tsx';

const tile = css`
  position: relative;
  isolation: isolate;
  flex: none;
  align-self: flex-start;
  display: inline-grid;
  place-items: center;
  inline-size: min(4rem, 20vw);
  aspect-ratio: 1;
  color: var(--tile-ink, var(--brand-ink));

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--tile-ground, var(--tint));
    clip-path: var(--badge, var(--mark));
  }
  & > svg {
    fill: currentcolor;
    fill-opacity: var(--icon-fill, 0);
  }
  & > span {
    font-size: var(--text-lg);
    font-weight: 600;
    line-height: 1;
    /* The same as behind it, for tools that compute contrast. */
    background: var(--tile-ground, var(--tint));
  }
  &[data-size='small'] {
    inline-size: min(3rem, 15vw);
  }
  /* On paper there is no tile. */
  @media print {
    color: var(--brand-ink);
  }
`;

interface MarkTileProps {
  children: ReactNode;
  small?: boolean;
}

/** Small content on the badge shape of the motif. */
function MarkTile({ children, small = false }: MarkTileProps) {
  return (
    <span className={tile} data-size={small ? 'small' : undefined}>
      {children}
    </span>
  );
}

/** Icon on the badge shape. */
export function IconTile({ icon, small = false }: { icon: IconName | CustomIcon; small?: boolean }) {
  return (
    <MarkTile small={small}>
      <Icon name={icon} size={small ? 22 : 28} />
    </MarkTile>
  );
}

/** Step number on the badge shape; decorative, since lists announce numbers. */
export function NumberTile({ number }: { number: string }) {
  return (
    <MarkTile>
      <span aria-hidden="true">{number}</span>
    </MarkTile>
  );
}
