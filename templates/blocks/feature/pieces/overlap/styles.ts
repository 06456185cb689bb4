import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Words in a card that lies over a large picture. */
export const overlap = css`
  @media screen {
    && > :first-child {
      padding: clamp(1.25rem, 1rem + 2vw, 3rem);
      background: var(--surface);
      border-radius: var(--radius-lg);
    }
    @media ${from.large} {
      &&,
      &&[data-side='start'] {
        grid-template-columns: repeat(12, minmax(0, 1fr));
        column-gap: 0;
      }
      && > :first-child {
        position: relative;
        z-index: 1;
        grid-area: 1 / 1 / 1 / span 6;
        box-shadow: var(--shadow-md);
      }
      && > :last-child {
        grid-area: 1 / 5 / 1 / span 8;
        inline-size: 100%;
      }
      &&[data-side='start'] {
        & > :first-child {
          grid-column: 7 / span 6;
        }
        & > :last-child {
          grid-column: 1 / span 8;
        }
      }
    }
    @media (forced-colors: active) {
      && > :first-child {
        border: 1px solid;
      }
    }
  }
`;
