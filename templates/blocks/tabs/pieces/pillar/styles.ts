import { css } from '@linaria/core';
import { wholeMotif, withMotif } from '../../../../components/motif.tsx';
import { deepGround } from '../../../../theme/base.ts';

/** Card with the column of icons at its start. */
export const pillar = css`
  /* Of the panel's width, which large text or a page of two columns may leave little of. */
  @container (min-width: 36rem) {
    grid-template-columns: clamp(8rem, 16vw, 13rem) minmax(0, 1fr);
  }
`;

const column = css`
  --fade: ${wholeMotif};

  display: flex;
  flex-direction: column;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  padding: var(--space-5);

  @container (max-width: 35.99rem) {
    display: none;
  }
  @media print {
    display: none;
  }

  & > span {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: clamp(4rem, 2.5rem + 3vw, 6rem);
    aspect-ratio: 1;
    color: var(--on-accent);

    &::before {
      content: '';
      position: absolute;
      inset: 0;
      background: var(--accent);
      clip-path: var(--badge, var(--mark));
    }
    & + span::before {
      background: var(--on-ground-soft);
    }
    & svg {
      position: relative;
      inline-size: 46%;
      block-size: auto;
    }
  }
`;

/** Classes of the column: the icons of a tab on the motif. */
export const pillarOfIcons = withMotif(`${deepGround} ${column}`);
