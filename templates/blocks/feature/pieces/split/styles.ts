import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Tinted panel: words in one half, the picture fills the other. */
export const split = css`
  @media screen {
    && {
      gap: 0;
      overflow: clip;
      background: var(--tint);
      border-radius: calc(var(--radius-lg) * 1.25);
    }
    && > :first-child {
      padding: clamp(1.5rem, 4vw, 4rem);
    }
    && > [data-part='scene'] {
      inline-size: 100%;
      padding: 0;

      &::before,
      &::after {
        display: none;
      }
      & img {
        inline-size: 100%;
        clip-path: none;
      }
    }
    && > :last-child:not([data-part='scene']) {
      padding: clamp(1.5rem, 4vw, 4rem);
    }
    @media ${from.large} {
      &&,
      &&[data-side='start'] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      && > [data-part='scene'] {
        align-self: stretch;

        & img {
          block-size: 100%;
          object-fit: cover;
        }
      }
    }
    @media (forced-colors: active) {
      && {
        border: 1px solid;
      }
    }
  }
`;
