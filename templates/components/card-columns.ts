import { css } from '@linaria/core';
import { from } from '../theme/tokens.ts';
import { fullRows } from './full-rows.ts';
import { loneCardWidth } from './picture-sizes.ts';

/** Cards in one, two or three columns, by screen width. */
export const cardColumns = css`
  display: grid;
  gap: clamp(1rem, 0.5rem + 1.5vw, 1.75rem);
  grid-template-columns: minmax(0, 1fr);

  @media ${from.small} {
    ${fullRows(2)}
  }
  @media ${from.large} {
    ${fullRows(3)}
  }
  /* One card lies on its side rather than beside empty places. */
  & > :only-child {
    grid-column: 1 / -1;
    max-inline-size: ${loneCardWidth}rem;
  }
`;
