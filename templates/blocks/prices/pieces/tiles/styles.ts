import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';
import { priceColumn, priceColumns } from '../price-columns.ts';

/** Price list as centred tiles beside one another, with a large price below each name. */
export const tiles = css`
  @media screen {
    && {
      gap: var(--space-4);

      ${priceColumns}
    }
    && > div {
      justify-items: center;
      padding: var(--space-5) var(--space-3);
      text-align: center;
      background: var(--surface);
      border: var(--line);
      border-radius: calc(var(--radius-lg) * 1.25);

      ${priceColumn}
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
