import { css } from '@linaria/core';

/** What opens a page above its breadcrumb: no band closes it there, and a deep ground keeps the room for the bar over its foot. */
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
