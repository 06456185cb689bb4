import { css } from '@linaria/core';
import { from } from '../theme/tokens.ts';

/** Boxes side by side as long as each has the room of `--least`; on wide screens as many as `columnCount` says. */
export const boxGrid = css`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--least, 19rem)), 1fr));

  @media ${from.wide} {
    &:not([data-columns='1']) {
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }
  }
  @media print {
    &[data-columns] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0.75rem;
    }
  }
`;
