import { css } from '@linaria/core';
import { growingRows } from '../full-rows.ts';

/** One card, divided by lines: its items are columns with the mark above the words. */
export const panel = css`
  @media screen {
    && {
      --step-rail: none;
      --tile-ground: none;
      --tile-ink: var(--brand-ink);
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 1px;
      max-inline-size: none;
      overflow: clip;
      background: var(--surface);
      border-radius: var(--radius-lg);
      box-shadow: var(--shadow-md);

      ${growingRows}
    }
    &&& > * {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      gap: var(--space-4);
      align-content: start;
      justify-items: start;
      padding: clamp(1.25rem, 1rem + 1vw, 2rem);
      border: 0;
      /* Lines around items: those at the edge are cut off. */
      box-shadow: 0 0 0 1px var(--rule);
    }
    &&& > * > :last-child {
      align-content: start;
      padding: 0;
    }
    @media (forced-colors: active) {
      &&&,
      &&& > * {
        border: 1px solid;
      }
    }
  }
`;
