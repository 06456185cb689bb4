import { css } from '@linaria/core';
import { from } from '../../../theme/tokens.ts';

/** Conversation as printed: questions in a column, answers beside a rule. */
export const quoted = css`
  @media screen {
    &&&& > div > section:has([data-part='facts']) {
      background: none;
    }
    &&&& [data-part='facts'] {
      gap: 0;
      max-inline-size: none;

      & > div {
        padding-block: clamp(1.25rem, 1rem + 1.25vw, 2.25rem);
        border-block-start: var(--line);
      }
      & dt,
      & dd {
        padding: 0;
        border: 0;
        border-radius: 0;
      }
      & dt {
        color: var(--brand-ink);
        background: none;
      }
      & dd {
        justify-self: start;
        max-inline-size: none;
        padding-inline-start: var(--space-5);
        font-size: var(--text-xl);
        color: var(--ink);
        background: none;
        border-inline-start: 3px solid var(--accent-mark);
      }
      @media ${from.large} {
        & > div {
          grid-template-columns: minmax(0, 1fr) minmax(0, 2.1fr);
          column-gap: var(--column-gap);
          align-items: start;
        }
        & dd {
          justify-self: stretch;
        }
      }
    }
    &&&& [data-part='scene'] img,
    &&&& [data-part='cards'] article {
      border-radius: 0;
    }
  }
`;
