import { css } from '@linaria/core';

/** Answers with lists: running text in the colour and measure of plain answers. */
export const withLists = css`
  && {
    line-height: inherit;
    color: var(--ink-soft);
  }
  && > * + * {
    margin-block-start: var(--space-3);
  }
`;
