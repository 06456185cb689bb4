import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Text with wide tables, which use the full page width; notes in the margin end above them. */
export const wideTables = css`
  @media screen and ${from.large} {
    container-type: inline-size;

    & [data-wide] {
      inline-size: 100cqi;
      clear: both;
    }
  }
`;
