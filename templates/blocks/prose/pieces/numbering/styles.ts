import { css } from '@linaria/core';

/**
 * A list whose items carry their numbers, as laws have them. They are generated content, which screen readers say before each item;
 * `::marker` with counters of several levels is not in Safari.
 */
export const numberedItems = css`
  /* Stronger than the lists of running text. */
  &&& {
    padding-inline-start: 2.25em;
    list-style: none;
  }
  &&&[data-nested] & {
    padding-inline-start: 0;
  }
  &&& > li {
    padding-inline-start: 0;
  }
  &&&[data-nested] & > li {
    padding-inline-start: 3em;
  }
  &&& > li::before {
    content: attr(data-number);

    /* A number that is wider than its place moves the first line. */
    position: static;
    float: inline-start;
    box-sizing: border-box;
    inline-size: auto;
    min-inline-size: 2.25em;
    margin-inline-start: -2.25em;
    padding-inline-end: 0.4em;
    aspect-ratio: auto;
    font-weight: 600;
    white-space: nowrap;
    color: var(--brand-ink);
    background: none;
    clip-path: none;
    unicode-bidi: isolate;
  }
  &&&[data-nested] & > li::before {
    min-inline-size: 3em;
    margin-inline-start: -3em;
  }
`;
