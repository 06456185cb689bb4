import { css } from '@linaria/core';

/** Large values below their names. */
export const values = css`
  @media screen {
    & {
      --facts-float: none;
      --facts-term: auto;
      --facts-indent: 0;
    }
    && dl {
      border: 0;
    }
    && dl > div {
      gap: var(--space-1);
      background: none;
      border-radius: 0;
    }
    && dl > div > dd {
      font-family: var(--font-headings, inherit);
      font-size: var(--text-lg);
      font-weight: max(var(--heading-weight, 650) - 100, 400);
      line-height: 1.5;
      text-wrap: balance;
    }
  }
`;
