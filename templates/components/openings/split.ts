import { css } from '@linaria/core';
import { belowMedium, from } from '../../theme/tokens.ts';
import { bareScene } from '../compositions/marks.ts';

/** Half words at the foot of a flat ground, half picture to the window edge; without a picture the lead is at the end. */
export const split = css`
  @media screen {
    &&[data-opens='page'] {
      background: var(--ground);

      & [data-part='row'] {
        position: static;
        align-items: end;
        padding-block: clamp(2.5rem, 2rem + 3vw, 5rem) clamp(1.5rem, 1rem + 1.5vw, 2.5rem);
      }
      & [data-part='scene'] {
        ${bareScene}
        inline-size: auto;

        @media ${belowMedium} {
          margin-inline: calc(-1 * var(--gutter));
          margin-block-end: calc(-1 * clamp(1.5rem, 1rem + 1.5vw, 2.5rem));
        }
        & img {
          aspect-ratio: 16 / 9;
          clip-path: none;
        }
      }
    }
    @media ${from.medium} {
      &&[data-opens='page'] {
        & [data-part='row']:has(> [data-part='scene']) {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
          min-block-size: clamp(16rem, 40vh, 26rem);
        }
        & [data-part='scene'] {
          position: absolute;
          inset-block: 0;
          inset-inline: 50% 0;

          & img {
            block-size: 100%;
            aspect-ratio: auto;
          }
        }
        & [data-part='words']:only-child {
          display: grid;
          grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
          column-gap: var(--column-gap);
          align-items: last baseline;

          & > :only-child {
            grid-column: 1 / -1;
          }
        }
      }
    }
  }
`;
