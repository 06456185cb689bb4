import { css } from '@linaria/core';

/** Heading of the third level: text size, bolder. Some are `h5`, which the base styles do not cover. */
export const minorHeading = css`
  && {
    margin-block: 1.6em -0.7em;
    font-family: inherit;
    font-size: inherit;
    font-weight: 650;
    line-height: 1.5;
    text-wrap: balance;
  }
  /* As high as a finger asks, where it is all of the heading. */
  & a {
    padding-block: 0.15em;
  }
`;
