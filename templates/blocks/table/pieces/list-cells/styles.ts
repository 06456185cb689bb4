import { css } from '@linaria/core';

/** Short list in a cell; also overrides list styles of running text. */
export const cellList = css`
  && {
    display: grid;
    gap: 0.25em;
    padding-inline-start: 1.1em;
    line-height: 1.5;
  }
  && > li {
    position: relative;
    margin: 0;
  }
  && > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.5em;
    inset-inline-start: -1.1em;
    inline-size: 0.5em;
    aspect-ratio: 1;
    background: var(--accent-mark);
    clip-path: var(--mark);
  }
`;
