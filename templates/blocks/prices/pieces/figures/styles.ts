import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';
import { priceColumn, priceColumns } from '../price-columns.ts';

/** Price list as columns below hairlines, with very large prices. */
export const figures = css`
  @media screen {
    && {
      gap: var(--space-5) clamp(1.5rem, 3vw, 3rem);

      ${priceColumns}
    }
    && > div {
      border-block-start: var(--list-rule, 3px solid var(--brand-ink));

      ${priceColumn}
    }
    && > div > [data-price] {
      margin: 0;
      font-family: var(--font-headings, inherit);
      font-size: 1.5rem;
      font-weight: var(--heading-weight, 650);
      line-height: 1.3;
      text-align: start;
    }
  }
  @media screen and ${from.wide} {
    && > div > [data-price] {
      font-size: var(--text-2xl);
    }
  }
`;
