import { css } from '@linaria/core';

/** Heading and button centred, and the picture below. */
export const centred = css`
  @media screen {
    &&,
    &&[data-side='start'] {
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      row-gap: clamp(1.5rem, 1rem + 2vw, 3rem);
    }
    && > :first-child {
      justify-items: center;

      & > :first-child {
        text-align: center;
      }
      & > :is(div, ul):not(:first-child) {
        inline-size: min(100%, var(--measure));
      }
      & > :first-child > p {
        justify-content: center;
      }
    }
    && > :last-child {
      order: 0;
      inline-size: min(100%, 44rem);
    }
  }
`;
