import { css } from '@linaria/core';
import { onlyWords } from '../../theme/tokens.ts';

/** Rows between lines: bare mark, title, and what follows it in a column that all rows share. */
export const ledger = css`
  @media screen {
    && {
      --step-rail: none;
      --step-align: start;
      --step-text: var(--text-3xl);
      --step-weight: var(--heading-weight, 650);
      --step-ink: var(--brand-ink);
      --step-ground: none;
      --step-border: 0;
      --step-shape: none;
      --tile-ground: none;
      --tile-ink: var(--brand-ink);
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      max-inline-size: none;
      border-block: var(--line);
      border-block-start: var(--list-rule, 2px solid var(--brand-ink));
    }
    &&& > * {
      container-type: inline-size;
      display: grid;
      grid-template-columns: var(--mark-column, 4rem) minmax(0, 1fr);
      gap: 0 var(--space-4);
      align-items: baseline;
      padding-block: var(--space-5);

      @media ${onlyWords} {
        grid-template-columns: minmax(0, 1fr);
      }
    }
    &&& > * + * {
      border-block-start: var(--line);
    }
    &&& > * > :first-child {
      justify-items: start;
      inline-size: auto;
      aspect-ratio: auto;
    }
    &&& > * > :first-child > span {
      font-size: var(--step-text);
      font-weight: var(--step-weight);
      background: none;
    }
    &&& > * > :last-child {
      padding: 0;
    }
    @container (min-width: 48rem) {
      &&& > * > :last-child:has(> :nth-child(2)) {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
        gap: 0 var(--column-gap);
        align-items: baseline;

        & > :first-child {
          grid-row: 1 / span 3;
          margin: 0;
        }
        & > :not(:first-child) {
          grid-column: 2;
        }
        & > :nth-child(n + 3) {
          margin-block-start: var(--space-2);
        }
      }
    }
  }
`;
