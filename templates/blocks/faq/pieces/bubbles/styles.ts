import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Speech bubbles, at the start and at the end in turn. */
export const bubbles = css`
  @media screen {
    && {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
      max-inline-size: 62rem;
      margin-inline: auto;
      border: 0;
    }
    && > details {
      margin: 0;
      padding-inline: var(--space-5);
      background: var(--surface);
      border: 0;
      border-radius: calc(var(--radius-lg) * 1.5);
      border-end-start-radius: 0.25rem;
    }
    && > :nth-child(even) {
      background: var(--tint);
      border-radius: calc(var(--radius-lg) * 1.5);
      border-end-end-radius: 0.25rem;
    }
    @media ${from.medium} {
      && > details {
        justify-self: start;
        inline-size: 78%;
      }
      && > :nth-child(even) {
        justify-self: end;
      }
    }
    @media (forced-colors: active) {
      && > details {
        border: 1px solid;
      }
    }
  }
`;
