import { css } from '@linaria/core';
import { growingRows } from '../../../../components/full-rows.ts';
import { from } from '../../../../theme/tokens.ts';

/** Price list as centred tiles beside one another, with a large price below each name. */
export const tiles = css`
  @media screen {
    && {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
      border: 0;

      ${growingRows}
    }
    && > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      justify-items: center;
      gap: var(--space-2);
      padding: var(--space-5) var(--space-3);
      text-align: center;
      background: var(--surface);
      border: var(--line);
      border-radius: calc(var(--radius-lg) * 1.25);
    }
    && > div > [data-price] {
      margin: 0;
      font-size: 1.25rem;
      text-align: center;
    }
  }
  @media screen and ${from.wide} {
    && > div > [data-price] {
      font-size: var(--text-2xl);
    }
  }
`;
