import { css } from '@linaria/core';
import { belowLarge } from '../../../../theme/tokens.ts';

/** Large times at the start of rows. */
export const inLedger = css`
  @media screen {
    & {
      --mark-column: 15rem;
    }
    /* A date does not break: on narrow screens it is above its title. */
    @media ${belowLarge} {
      &&&& > li {
        grid-template-columns: minmax(0, 1fr);
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
