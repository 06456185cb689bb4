import { css } from '@linaria/core';
import { from } from '../theme/tokens.ts';

/** Cards in one, two and three columns, by the width of the screen. */
export const cardColumns = css`
  display: grid;
  gap: clamp(1rem, 0.5rem + 1.5vw, 1.75rem);
  grid-template-columns: minmax(0, 1fr);

  @media ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* An odd one out takes the whole line. */
    & > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > li:last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;
