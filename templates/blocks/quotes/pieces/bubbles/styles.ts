import { css } from '@linaria/core';

/** Speech bubbles, with their sources below. */
export const bubbles = css`
  @media screen {
    &&[data-columns='1'] {
      max-inline-size: 48rem;
      margin-inline: auto;
    }
    &&& > li > figure {
      position: relative;
      padding: 0;
      background: none;
      border: 0;
      border-radius: 0;
    }
    &&& > li > figure > svg {
      position: absolute;
      inset-block-start: 1.5rem;
      inset-inline-start: 1.75rem;
    }
    &&& blockquote {
      position: relative;
      padding: 4.25rem 1.75rem 1.75rem;
      margin-block-end: var(--space-4);
      background: var(--surface);
      border-radius: calc(var(--radius-lg) * 1.5);
      z-index: -1;

      &::after {
        content: '';
        position: absolute;
        inset-block-start: calc(100% - 1px);
        inset-inline-start: 3rem;
        inline-size: 2rem;
        block-size: 1.5rem;
        background: var(--surface);
        clip-path: polygon(0 0, 100% 0, 50% 100%);
      }
    }
    &&& > li {
      isolation: isolate;
    }
    &&& figcaption {
      padding-inline-start: 1.75rem;
    }
    @media (forced-colors: active) {
      &&& blockquote {
        border: 1px solid;
      }
    }
  }
`;
