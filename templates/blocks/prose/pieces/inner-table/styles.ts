import { css } from '@linaria/core';

/** A table in a callout is in the ink of the page, whatever the tone: warnings colour the first child of what they hold. */
export const innerTable = css`
  &&&& > div,
  &&&& section {
    color: var(--ink);
  }
`;
