import { css } from '@linaria/core';

/** Block above the breadcrumb bar: no frieze below it, and a dark background leaves space for the bar at its bottom. */
export const aboveBar = css`
  @media screen {
    &:has(+ nav) > span {
      display: none;
    }
    &[data-deep]:has(+ nav) {
      padding-block-end: var(--breadcrumb-height);
    }
  }
`;
