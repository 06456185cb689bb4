import { css } from '@linaria/core';

/** Heading of the fourth level: like the third, in a lighter colour. */
export const paragraphHeading = css`
  &&& {
    margin-block-start: 1.4em;
    font-weight: 600;
    color: var(--ink-soft);
  }
`;
