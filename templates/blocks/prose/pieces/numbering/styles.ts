import { css } from '@linaria/core';

/**
 * List with visible item labels, as in laws. They are generated content, which screen readers read before each item; Safari
 * lacks `::marker` with counters of several levels.
 */
export const numberedItems = css`
  /* Stronger than the lists of running text. */
  &&& {
    --room: min(2.25em, 10.5vw);
    padding-inline-start: var(--room);
    list-style: none;
  }
  &&&[data-nested] & {
    --room: min(3em, 14vw);
    padding-inline-start: 0;
  }
  &&& > li {
    padding-inline-start: 0;
  }
  &&&[data-nested] & > li {
    padding-inline-start: var(--room);
  }
  &&& > li::before {
    content: attr(data-number);

    /* A number that is wider than its place moves the first line. */
    position: static;
    float: inline-start;
    box-sizing: border-box;
    inline-size: auto;
    min-inline-size: var(--room);
    margin-inline-start: calc(-1 * var(--room));
    padding-inline-end: 0.4em;
    aspect-ratio: auto;
    font-weight: 600;
    white-space: nowrap;
    color: var(--brand-ink);
    background: none;
    clip-path: none;
    unicode-bidi: isolate;
  }
`;
