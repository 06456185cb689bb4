import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Centred words below their icons; the icon of a card is on its upper edge. */
export const row = css`
  @media screen and ${from.large} {
    && > li {
      flex-direction: column;
      align-items: center;
      text-align: center;
    }
    && > li > span {
      align-self: center;
    }
    &&[data-layout='cards'] {
      padding-block-start: 2rem;

      & > li {
        padding-block-start: 0;
        border: 0;
      }
      & > li > span {
        margin-block-start: -2rem;
      }
    }
    &&[data-layout='compact'] > li {
      border: 0;
    }
    &&&[data-layout='steps'] > :not(:last-child)::after {
      inset-inline: calc(50% + 2.75rem) calc(1.25rem - 50%);
    }
  }
`;
