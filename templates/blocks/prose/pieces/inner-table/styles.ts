import { css } from '@linaria/core';

/** Tables in callouts keep the page's text colour: warnings colour their first child. */
export const innerTable = css`
  &&&& > div,
  &&&& section {
    color: var(--ink);
  }
`;
