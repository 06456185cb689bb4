import { css } from '@linaria/core';

/** Narrow column of cards with the mark on their upper edge, joined by a line. */
export const stack = css`
  @media screen {
    && {
      --step-rail: none;
      --step-align: center;
      --step-text: var(--text-lg);
      --step-weight: 550;
      --step-ink: var(--brand-ink);
      --step-ground: var(--surface);
      --step-border: 1px solid var(--tint-line);
      --step-shape: none;
      --half: 1.5rem;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: calc(2 * var(--half) + var(--space-5));
      max-inline-size: 42rem;
      margin-inline: auto;
      padding-block-start: var(--half);
    }
    &&& > * {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-3);
      justify-items: center;
      padding: 0 var(--space-5) var(--space-6);
      text-align: center;
      background: var(--surface);
      border: 0;
      border-radius: var(--radius-lg);
    }
    /* From a card to the mark of the next. */
    &&& > * + *::before {
      content: '';
      position: absolute;
      inset-block: calc(-2 * var(--half) - var(--space-5)) auto;
      inset-inline: calc(50% - 1px) auto;
      inline-size: 2px;
      block-size: calc(var(--half) + var(--space-5));
      background: var(--tint-line);
    }
    &&& > * > :first-child {
      place-self: start center;
      inline-size: calc(2 * var(--half));
      aspect-ratio: 1;
      margin-block-start: calc(-1 * var(--half));
      border-radius: 50%;
    }
    &&& > * > :last-child {
      justify-items: center;
      padding: 0;
    }
    &&& > * > :last-child > * {
      justify-content: center;
    }
    @media (forced-colors: active) {
      &&& > * {
        border: 1px solid;
      }
    }
  }
`;
