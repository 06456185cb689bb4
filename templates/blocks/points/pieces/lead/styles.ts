import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** The first point is large, and the others are rows beside it. */
export const lead = css`
  @media screen and ${from.large} {
    &&& {
      display: grid;
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
      row-gap: 0;
    }
    &&&& > li {
      grid-column: 2;
    }
    &&&& > :first-child {
      grid-column: 1;
      grid-row: 1 / span 2;

      & h3 {
        font-size: var(--text-3xl);
        line-height: calc(1.3 * var(--heading-leading, 1));
      }
      & p {
        max-inline-size: 30rem;
        font-size: var(--text-lg);
        line-height: 1.7;
      }
    }
    &&&&:has(> :nth-child(4)) > :first-child {
      grid-row-end: span 3;
    }
    &&&&:has(> :nth-child(5)) > :first-child {
      grid-row-end: span 4;
    }
    &&&& > :not(:first-child) {
      grid-template-columns: auto minmax(0, 1fr);
      grid-template-rows: auto;
      align-content: center;
      column-gap: var(--space-5);

      & > span > svg {
        inline-size: 2.5rem;
      }
    }
  }
`;
