import { css } from '@linaria/core';

/** A heading of the fourth level: as a minor one, in a softer ink. */
export const paragraphHeading = css`
  &&& {
    margin-block-start: 1.4em;
    font-weight: 600;
    color: var(--ink-soft);
  }
`;
