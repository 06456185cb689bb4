import { css } from '@linaria/core';
import type { IconName } from '../icons/names.ts';
import type { OwnIcon } from '../icons/own-icon.ts';
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
  &[data-size='small'] {
    inline-size: min(3rem, 15vw);
  }
`;

interface IconTileProps {
  icon: IconName | OwnIcon;
  small?: boolean;
}

/** An icon on the motif's badge. */
export function IconTile({ icon, small = false }: IconTileProps) {
  return (
    <span className={tile} data-size={small ? 'small' : undefined}>
      <Icon name={icon} size={small ? 22 : 28} />
    </span>
  );
}
