import { css } from '@linaria/core';
import { fullRows } from '../../../../components/full-rows.ts';
import { from } from '../../../../theme/tokens.ts';

/** Questions in two columns of cards. */
export const pairs = css`
  @media screen {
    && {
      --item-gap: 0;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-3);
      align-items: start;
      max-inline-size: none;
    }
    && > details > div {
      padding-inline: 0;
    }
    @media ${from.large} {
      &&:has(> :nth-child(2)) {
        ${fullRows(2)}
      }
    }
  }
`;
