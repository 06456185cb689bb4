import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Cards at both sides of a line in turn. */
export const sides = css`
  @media screen {
    & {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
      max-inline-size: 66rem;
      margin-inline: auto;
    }
    && > li {
      position: relative;
      display: grid;
      gap: var(--space-1);
      padding: var(--space-5);
      background: var(--surface);
      border-radius: var(--radius-lg);
    }
    @media ${from.medium} {
      & {
        --away: clamp(1.25rem, 2.5vw, 2.5rem);
        gap: 0;
        padding-block-end: 2.5rem;
      }
      &::before {
        content: '';
        position: absolute;
        inset-block: 0;
        inset-inline-start: calc(50% - 2px);
        inline-size: 4px;
        background: var(--tint-line);
        border-radius: 2px;
      }
      && > li {
        inline-size: calc(50% - var(--away));
        margin-block-end: -2.5rem;
      }
      && > li + li {
        margin-block-start: 1.5rem;
      }
      && > :nth-child(even) {
        justify-self: end;
      }
      && > li::after {
        content: '';
        position: absolute;
        inset-block-start: 1.5rem;
        inset-inline-end: calc(-1 * var(--away) - 0.75rem);
        inline-size: 1.5rem;
        aspect-ratio: 1;
        background: var(--brand);
        clip-path: var(--mark);
      }
      && > :nth-child(even)::after {
        inset-inline: calc(-1 * var(--away) - 0.75rem) auto;
      }
    }
    @media (forced-colors: active) {
      && > li {
        border: 1px solid;
      }
    }
  }
`;
