import { css } from '@linaria/core';

/** Hint about keys, hidden on devices without a keyboard. */
export const keyHint = css`
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`;
