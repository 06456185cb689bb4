import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Very large questions between heavy rules over the full width. */
export const poster = css`
  @media screen {
    && {
      --fold-size: clamp(2rem, 1.5rem + 2vw, 3rem);
      --fold-arm: 45%;
      --fold-stroke: 4px;
      max-inline-size: none;
      border-block-end: 0.25rem solid var(--brand-ink);
    }
    && > details {
      border-block-start: 0.25rem solid var(--brand-ink);
    }
    && > details > summary {
      padding-block: clamp(1rem, 0.5rem + 1.5vw, 1.75rem);

      & > :is(h2, h3) {
        font-size: var(--text-2xl);
        font-weight: var(--heading-weight, 650);
        line-height: calc(1.35 * var(--heading-leading, 1));
      }
    }
    && > details > div {
      padding-inline: 0;

      @media ${from.large} {
        padding-inline-start: 33%;
      }
    }
    && > details > div p {
      font-size: var(--text-lg);
      line-height: 1.7;
    }
  }
`;
