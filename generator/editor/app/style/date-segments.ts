import { css } from '@linaria/core';

/** Parts of a day or time: the focused one, and those that are not typed yet. */
export const dateSegments = css`
  & [data-focused] {
    color: #fff;
    background: var(--accent-ground);
    border-radius: 0.25rem;
    outline: none;
  }

  & [data-placeholder]:not([data-focused]) {
    color: var(--soft);
  }

  @media (forced-colors: active) {
    & [data-focused] {
      color: HighlightText;
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
