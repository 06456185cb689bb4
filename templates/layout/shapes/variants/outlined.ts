import { css } from '@linaria/core';
import { from } from '../../../theme/tokens.ts';

/** Stairs drawn in lines: the edge of each step, on the page background. */
export const outlined = css`
  @media screen {
    &&&& [data-part='facts'] > div {
      border-block-start: 0;
      border-inline-start: 3px solid var(--accent);
    }
    &&&& [data-part='steps'] > li {
      background: none;
      border-block-start: 3px solid var(--brand);
      border-inline-start: 3px solid var(--brand);
    }
    &&&& [data-part='steps'] > li:last-child {
      background: var(--ground);
      border-color: var(--ground);
    }
    @media ${from.large} {
      &&&& [data-part='steps'] > li:first-child {
        border-inline-start: 0;
      }
    }
    &&&& [data-part='points'] {
      gap: 0;

      & > li {
        background: none;
        border-block-start: 3px solid var(--brand);
      }
    }
    &&&& [data-part='cards'] article {
      border-block-start: 3px solid var(--brand);
    }
  }
`;
