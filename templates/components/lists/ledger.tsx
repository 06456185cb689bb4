import { css } from '@linaria/core';
import { onlyWords } from '../../theme/tokens.ts';
import { bareList, bareMarks } from './bare-marks.ts';

/** Rows between lines: bare mark, title, and what follows it in a column that all rows share. */
export const ledger = css`
  @media screen {
    && {
      ${bareList('var(--text-3xl)')}
      gap: 0;
      border-block: var(--line);
      border-block-start: var(--list-rule, 2px solid var(--brand-ink));
    }
    &&& > * {
      container-type: inline-size;
      display: grid;
      grid-template-columns: 4rem minmax(0, 1fr);
      gap: 0 var(--space-4);
      align-items: baseline;
      padding-block: var(--space-5);

      @media ${onlyWords} {
        grid-template-columns: minmax(0, 1fr);
      }
    }
    &&& > * + * {
      border-block-start: var(--line);
    }
    ${bareMarks}
    @container (min-width: 48rem) {
      &&& > * > :last-child:has(> :nth-child(2)) {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
        gap: 0 var(--column-gap);
        align-items: baseline;

        & > :first-child {
          grid-row: 1 / span 3;
          margin: 0;
        }
        & > :not(:first-child) {
          grid-column: 2;
        }
        & > :nth-child(n + 3) {
          margin-block-start: var(--space-2);
        }
      }
    }
  }
`;
