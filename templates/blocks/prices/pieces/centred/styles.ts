import { css } from '@linaria/core';

/** Cards with centred words; the one that stands out is on a tint. */
export const centred = css`
  @media screen {
    && > li > article {
      align-items: center;
      text-align: center;
      border: 0;
      border-radius: calc(var(--radius-lg) * 1.25);

      & > [data-ems],
      & > p:last-child {
        inline-size: 100%;
      }
      & > ul {
        inline-size: 100%;
        text-align: start;
      }
    }
    && > li > [data-featured] {
      background: var(--tint);
      box-shadow: none;

      & > p:first-child {
        align-self: center;
      }
    }
    @media (forced-colors: active) {
      && > li > article {
        border: 1px solid;
      }
    }
  }
`;
