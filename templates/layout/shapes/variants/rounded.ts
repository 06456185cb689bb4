import { css } from '@linaria/core';

/** Conversation in round bubbles on a light ground, without tails. */
export const rounded = css`
  @media screen {
    &&&& [data-part='facts'] {
      & dt,
      & dd {
        padding: var(--space-5) var(--space-6);
        border: 0;
        border-radius: 2.75rem;
      }
      & dt {
        background: var(--surface);
      }
      & dd {
        font-weight: 500;
        color: var(--on-brand);
        background: var(--brand);
        --link: currentColor;
      }
      @media (forced-colors: active) {
        & dt,
        & dd {
          border: 1px solid CanvasText;
        }
      }
    }
    &&&& [data-part='cards'] article {
      border-radius: 2.75rem;
    }
  }
`;
