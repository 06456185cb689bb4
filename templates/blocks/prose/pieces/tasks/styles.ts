import { css } from '@linaria/core';

/** Check marks in place of list bullets. */
export const tasks = css`
  && > li::before {
    content: none;
  }
  && > li > span:first-child {
    position: absolute;
    inset-block-start: 0.4em;
    inset-inline-start: -1.7em;
    display: grid;
    place-items: center;
    inline-size: 1.1em;
    aspect-ratio: 1;
    color: var(--surface);
    border: 1.5px solid var(--brand-ink);
    border-radius: var(--radius-sm);
  }
  && > li > [data-done] {
    background: var(--brand-ink);
  }
  & svg {
    stroke-width: 3;
  }
  @media print {
    && > li > [data-done] {
      color: inherit;
      background: none;
    }
  }
  @media (forced-colors: active) {
    && > li > [data-done] {
      color: CanvasText;
    }
  }
`;
