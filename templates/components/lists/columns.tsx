import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { countedRows, fullRows } from '../full-rows.ts';

/** Columns below hairlines, with large figures. */
export const columns = css`
  @media screen {
    && {
      --step-rail: none;
      --step-align: start;
      --step-text: var(--text-statement);
      --step-weight: var(--heading-weight, 400);
      --step-ink: var(--brand-ink);
      --step-ground: none;
      --step-border: 0;
      --step-shape: none;
      --tile-ground: none;
      --tile-ink: var(--brand-ink);
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-5) clamp(1.5rem, 3vw, 3rem);
      max-inline-size: none;

      @media ${from.medium} {
        &:where(:not([data-columns='1'])) {
          ${fullRows(2)}
        }
      }
      @media ${from.large} {
        &:where(:not([data-columns='1'])) {
          ${countedRows}
        }
      }
    }
    &&& > * {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-5);
      align-content: start;
      justify-items: start;
      padding-block: var(--space-4);
      border-block-start: var(--list-rule, 3px solid var(--brand-ink));
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
    &&& > * > :first-child > svg {
      inline-size: 2.75rem;
      block-size: auto;
    }
    &&& > * > :last-child {
      padding: 0;
    }
    &&& :is(h2, h3) {
      font-size: var(--text-xl);
    }
  }
`;
