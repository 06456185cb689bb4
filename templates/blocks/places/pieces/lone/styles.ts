import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** List of a single place, whose card is as wide as the page. */
export const loneList = css`
  &&& {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Card of a single place: name, text and address beside picture and hours. */
export const loneCard = css`
  & > div {
    display: flex;
    flex-direction: column;
    gap: var(--space-4);
  }
  @media screen and ${from.medium} {
    && {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-rows: auto 1fr;
      column-gap: var(--column-gap);
      align-items: start;
    }
    & > div {
      grid-area: 1 / 1 / span 2;
    }
    & > div + div {
      grid-area: auto / 2;
    }
    & > div :is(h2, h3) {
      font-size: var(--text-xl);
    }
    /* To the edges of the card's second half. */
    && img {
      grid-area: 1 / 2;
      inline-size: calc(100% + var(--card-room));
      margin-inline-start: 0;
    }
    &&:not(:has(> div + div)) img {
      grid-row: span 2;
      block-size: calc(100% + 2 * var(--card-room));
      min-block-size: 20rem;
      margin-block-end: calc(-1 * var(--card-room));
    }
  }
`;
