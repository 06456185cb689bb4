import { css } from '@linaria/core';
import { onlyWords } from '../../../../theme/tokens.ts';

/** Price list as a menu: a card with two columns, and dots from each name to its price. */
export const menu = css`
  @media screen {
    && {
      columns: 2 20rem;
      column-gap: var(--space-7);
      padding: clamp(0.75rem, 3vw, 2rem) clamp(1rem, 4vw, 2.5rem);
      background: var(--surface);
      border: var(--line);
      border-radius: var(--radius-lg);
    }
    && > div {
      gap: 0 var(--space-3);
      padding-block: var(--space-3);
      border: 0;
      break-inside: avoid;
    }
    && > div > dt {
      flex: 0 1 auto;
      min-inline-size: 0;
      max-inline-size: 75%;
    }
    && > div::before {
      content: '';
      order: 1;
      flex: 1 0 1rem;
      border-block-end: 2px dotted var(--control);
    }
    && > div > dd {
      order: 2;
    }
    @media ${onlyWords} {
      && > div::before {
        content: none;
      }
    }
  }
`;
