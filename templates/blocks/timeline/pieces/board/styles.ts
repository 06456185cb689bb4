import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Printed schedule: times in a column of colour, large titles between heavy rules, and what follows them beside. */
export const board = css`
  @media screen {
    & {
      container-type: inline-size;
      border-block: 0.25rem solid var(--brand-ink);
    }
    && > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    && > li + li {
      border-block-start: 0.25rem solid var(--brand-ink);
    }
    && > li > p {
      padding: var(--space-3) clamp(0.75rem, 2vw, 1.5rem);
      font-family: var(--font-headings, inherit);
      font-size: var(--text-lg);
      line-height: 1.4;
      color: var(--on-brand);
      background: var(--brand);
    }
    && > li > div {
      max-inline-size: none;
      padding-block: var(--space-4) var(--space-5);
    }
    && :is(h2, h3) {
      font-size: var(--text-2xl);
      line-height: calc(1.3 * var(--heading-leading, 1));
    }
    /* One column of times in all rows, as wide as the longest needs. */
    @media ${from.medium} {
      & {
        display: grid;
        grid-template-columns: fit-content(min(24rem, 45%)) minmax(0, 1fr);
        column-gap: clamp(1.25rem, 3vw, 2.5rem);
      }
      && > li {
        grid-column: 1 / -1;
        grid-template-columns: subgrid;
      }
    }
    @container (min-width: 40rem) {
      && > li > p {
        padding-block: clamp(1.25rem, 2.5cqi, 2rem);
      }
      && > li > div {
        padding-block: clamp(1rem, 2cqi, 1.625rem);
      }
    }
    @container (min-width: 60rem) {
      && > li > div:has(> :nth-child(2)) {
        grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
        gap: var(--space-2) clamp(1.25rem, 3cqi, 2.5rem);
        align-items: baseline;

        & > :first-child {
          grid-row: 1 / span 3;
        }
        & > :not(:first-child) {
          grid-column: 2;
        }
      }
    }
    @media (forced-colors: active) {
      && > li > p {
        border-inline-end: 1px solid;
      }
    }
  }
`;
