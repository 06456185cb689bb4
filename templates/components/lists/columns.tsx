import { css } from '@linaria/core';
import { growingRows } from '../full-rows.ts';
import { bareList, bareMarks } from './bare-marks.ts';

/** Columns below hairlines, with large figures. */
export const columns = css`
  @media screen {
    && {
      ${bareList('var(--text-statement)', { weight: 400 })}
      gap: var(--space-5) clamp(1.5rem, 3vw, 3rem);

      ${growingRows}
    }
    &&& > * {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-5);
      align-content: start;
      justify-items: start;
      padding-block: var(--space-4);
      border-block-start: var(--list-rule, 3px solid var(--brand-ink));
    }
    ${bareMarks}
    &&& > * > :first-child > svg {
      inline-size: 2.75rem;
      block-size: auto;
    }
    &&& :is(h2, h3) {
      font-size: var(--text-xl);
    }
  }
`;
