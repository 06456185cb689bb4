import { css } from '@linaria/core';

/** Narrow card of rows: names at its start, values at its end. */
export const receipt = css`
  @media screen {
    && dl {
      display: block;
      max-inline-size: 44rem;
      margin-inline: auto;
      padding: var(--space-3) clamp(1.25rem, 0.5rem + 3vw, 3rem);
      background: var(--surface);
      border: 0;
      border-radius: var(--radius-lg);
    }
    && dl > div {
      padding: var(--space-4) 0;
      border-radius: 0;
    }
    && dl > div + div {
      border-block-start: 2px dotted var(--tint-line);
    }
    @container (min-width: 32rem) {
      && dl > div {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
        gap: 0 var(--space-5);
        align-items: baseline;
      }
      && dd {
        grid-column: 2;
        margin-inline: 0;
        text-align: end;
      }
    }
    @media (forced-colors: active) {
      && dl {
        border: 1px solid;
      }
    }
  }
`;
