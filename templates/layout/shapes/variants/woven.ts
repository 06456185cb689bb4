import { css } from '@linaria/core';
import { from } from '../../../theme/tokens.ts';

/* The rows of the motif are in the style sheet of the layout: see `layoutStyles` in the generator. */
const column = 'var(--rows) 50% 0 / 100% auto repeat-y';
const row = 'var(--rows) 0 50% / auto 100% repeat-x';

/** Ruler whose scale is a column of the motif's marks. */
export const woven = css`
  @media screen {
    &&&& {
      --rail: clamp(1.25rem, 2.5vw, 2.25rem);
    }
    &&&&::before {
      background: var(--tint-line);
      border: 0;
      mask: ${column};
    }
    &&&& [data-part='scene']::before {
      background: var(--accent-mark);
      mask: ${row};
    }
    &&&& [data-part='scene']::after {
      background: var(--accent-mark);
      mask: ${column};
    }
    &&&& > div > section::after {
      inline-size: max(var(--rail), 2.25rem);
      padding-inline: 0.25rem;
      color: var(--on-brand);
      background: var(--brand);
      border: 0;
      text-align: center;
    }
    @media ${from.large} {
      &&&& [data-part='steps'] {
        background: none;
        border-block-start: 2px solid var(--accent-mark);
      }
    }
    @media (forced-colors: active) {
      &&&&::before,
      &&&& [data-part='scene']::before,
      &&&& [data-part='scene']::after {
        display: none;
      }
    }
  }
`;
