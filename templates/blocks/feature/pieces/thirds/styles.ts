import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Heading, text and picture in three columns below a rule. */
export const thirds = css`
  @media screen and ${from.large} {
    &&,
    &&[data-side='start'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 0.9fr);
      grid-template-rows: repeat(3, auto) 1fr;
      gap: var(--space-4) var(--column-gap);
      align-items: start;
      padding-block-start: var(--space-5);
      border-block-start: var(--list-rule, 2px solid var(--brand-ink));
    }
    && > :first-child {
      display: contents;
    }
    && > :first-child > * {
      grid-column: 2;
    }
    && > :first-child > :first-child {
      grid-area: 1 / 1 / span 4 / 1;
    }
    && > :last-child {
      grid-area: 1 / 3 / span 4 / 3;
      inline-size: 100%;
      order: 0;
    }
    &&[data-side='start'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 0.9fr) minmax(0, 1.2fr);

      & > :first-child > :not(:first-child) {
        grid-column: 3;
      }
      & > :last-child {
        grid-column: 2;
      }
    }
  }
`;
