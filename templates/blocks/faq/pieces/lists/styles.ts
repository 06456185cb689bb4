import { css } from '@linaria/core';

/** An answer with lists: running text in the colour and the measure of answers without. */
export const withLists = css`
  && {
    line-height: inherit;
    color: var(--ink-soft);
  }
  && > * + * {
    margin-block-start: var(--space-3);
  }
`;
