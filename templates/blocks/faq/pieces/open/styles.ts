import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Rows over the full width, with open answers beside their questions. */
export const open = css`
  @media screen {
    && {
      --fold-text: var(--text-lg);
      --fold-weight: 550;
      max-inline-size: none;
    }
    && > details > div {
      padding-inline: 0;
    }
    @media ${from.large} {
      && > details[open] {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
        column-gap: var(--column-gap);
        align-items: start;
      }
      && > details > div {
        padding-block: var(--space-4);
      }
      /* Text is wider than the measure where the row is. */
      && > details > div > * {
        max-inline-size: 46rem;
      }
    }
  }
`;
