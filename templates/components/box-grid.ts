import { css } from '@linaria/core';
import { from } from '../theme/tokens.ts';
import { countedRows, fullRows } from './full-rows.ts';

/** Grid: one column, then two; on wide screens as many as `columnCount` sets. */
export const boxGrid = css`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);

  @media ${from.medium} {
    ${fullRows(2)}
  }
  @media ${from.wide} {
    &:not([data-columns='1']) {
      ${countedRows}
    }
  }
  @media print {
    &[data-columns] {
      ${fullRows(2)}
      gap: 0.75rem;
    }
  }
`;
