import { css } from '@linaria/core';

/** Stairs of round steps without edges, as of clay. */
export const terraced = css`
  @media screen {
    &&&& [data-part='facts'] > div {
      border: 0;
      border-start-start-radius: 2.5rem;
      border-start-end-radius: 2.5rem;
    }
    &&&& [data-part='steps'] > li {
      border: 0;
      border-start-start-radius: 3rem;
      border-start-end-radius: 3rem;
    }
    &&&& [data-part='cards'] article,
    &&&& [data-part='points'] > li {
      border-block-start: 0;
      border-radius: var(--radius-lg);
    }
    @media (forced-colors: active) {
      &&&& :is([data-part='facts'] > div, [data-part='steps'] > li) {
        border: 1px solid CanvasText;
      }
    }
  }
`;
