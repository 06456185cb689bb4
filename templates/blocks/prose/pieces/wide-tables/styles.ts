import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** A text with tables of many columns, which are as wide as the page where the text is not; notes in the margin end above them. */
export const wideTables = css`
  @media screen and ${from.large} {
    container-type: inline-size;

    & [data-wide] {
      inline-size: 100cqi;
      clear: both;
    }
  }
`;
