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
    position: relative;
    padding-inline-start: 0;
  }
  &&&[data-nested] & > li {
    padding-inline-start: 3em;
  }
  &&& > li::before {
    content: attr(data-number);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: -2.25em;
    inline-size: auto;
    aspect-ratio: auto;
    font-weight: 600;
    white-space: nowrap;
    color: var(--brand-ink);
    background: none;
    clip-path: none;
    unicode-bidi: isolate;
  }
  &&&[data-nested] & > li::before {
    inset-inline-start: 0;
  }
`;
