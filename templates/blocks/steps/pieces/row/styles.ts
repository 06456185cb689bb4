import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Steps beside one another on large screens, joined by a horizontal line. */
export const row = css`
  @media screen and ${from.large} {
    && {
      max-inline-size: none;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      column-gap: var(--space-6);
    }
    && > li {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      justify-items: center;
      text-align: center;
      padding-block: var(--step-space, 0) 0;
      border-block-start: var(--step-line, 0);
    }
    & > li > * {
      justify-items: center;
      align-self: start;
    }
    & > li > div > div {
      justify-content: center;
    }
    && > li:not(:last-child)::before {
      inset-block: 1.75rem auto;
      inset-inline: calc(50% + 2.5rem) calc(2.5rem - 50% - var(--space-6));
      inline-size: auto;
      block-size: 2px;
    }
  }
`;
