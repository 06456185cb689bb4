import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Large times at the start of rows. */
export const inLedger = css`
  @media screen {
    & {
      container-type: inline-size;
    }
    &&&& > li {
      container-type: normal;
      grid-template-columns: minmax(0, 1fr);
    }
    /* One column of times in all rows, as wide as the longest needs. */
    @media ${from.large} {
      &&& {
        grid-template-columns: fit-content(min(24rem, 45%)) minmax(0, 1fr);
        column-gap: var(--column-gap);
      }
      &&&& > li {
        grid-column: 1 / -1;
        grid-template-columns: subgrid;
        column-gap: inherit;
      }
    }
    &&& > li > p {
      font-family: var(--font-headings, inherit);
      font-size: var(--text-lg);
      line-height: 1.4;
      color: var(--brand-ink);
    }
    &&& > li > div {
      max-inline-size: none;
    }
  }
`;

/** Times as labels on the edges of cards. */
export const inStack = css`
  @media screen {
    &&&& > li > p {
      inline-size: auto;
      min-block-size: 3rem;
      aspect-ratio: auto;
      display: grid;
      align-items: center;
      padding: 0.25rem 1.25rem;
      color: var(--brand-ink);
      background: var(--surface);
      border: 1px solid var(--tint-line);
      border-radius: 2rem;
    }
  }
`;

/** Times above columns. */
export const inColumns = css`
  @media screen {
    &&& > li > p {
      font-family: var(--font-headings, inherit);
      font-size: var(--text-lg);
      font-weight: var(--heading-weight, 650);
      line-height: 1.3;
      color: var(--brand-ink);
    }
  }
`;
