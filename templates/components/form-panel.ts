import { css } from '@linaria/core';
import { from } from '../theme/tokens.ts';

/** Panel of form fields; two fields with `data-short` share a row if there is space. */
export const formPanel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: clamp(1.25rem, 0.75rem + 2.5vw, 3rem);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-sm);

  @media ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :not([data-short]) {
      grid-column: 1 / -1;
    }
  }
  & > button {
    justify-self: start;
  }
`;

/** Explanatory line of a form. */
export const formNote = css`
  font-size: var(--text-sm);
  color: var(--ink-soft);
`;
