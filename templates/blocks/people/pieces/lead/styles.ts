import { css } from '@linaria/core';
import { eachNumber } from '../../../../components/column-count.ts';

/** The first person large beside the words about that person, the others in columns below. */
export const lead = css`
  ${eachNumber('others', 4)}

  && > [data-large] > article {
    --portrait-size: min(100%, 18rem);
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 36rem) {
    && {
      grid-template-columns: repeat(min(var(--others), 2), minmax(0, 1fr));
      column-gap: var(--space-5);
    }
    && > [data-large] {
      grid-column: 1 / -1;

      & > article {
        --portrait-size: clamp(12rem, 36cqi, 22rem);
        grid-template-columns: auto minmax(0, 1fr);
        grid-template-rows: 1fr auto auto 1fr;
        column-gap: var(--column-gap);
        padding-block: var(--space-6);
      }
      & > article > :first-child {
        grid-area: 1 / 1 / -1;
        font-size: var(--text-3xl);
      }
      & > article > :nth-child(2) {
        grid-area: 2 / 2;
      }
      & > article > :nth-child(3) {
        grid-area: 3 / 2;
      }
      & :is(h2, h3) {
        font-size: var(--text-2xl);
      }
      & article > div > p {
        font-size: var(--text-lg);
      }
    }
    && > :not([data-large]) {
      border-block-end: 0;

      & > article {
        --portrait-size: 8rem;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
      }
      & > article > :nth-child(n) {
        grid-column: 1;
        grid-row: auto;
      }
    }
  }
  @container (min-width: 46rem) {
    && {
      grid-template-columns: repeat(var(--others), minmax(0, 1fr));
    }
  }
`;
