import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Heading over the full width, above a large picture and the text beside its foot. */
export const editorial = css`
  @media screen and ${from.large} {
    &&,
    &&[data-side='start'] {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      gap: var(--space-5) var(--column-gap);
      align-items: end;
    }
    && > :first-child {
      display: contents;
    }
    && > :first-child > * {
      grid-column: 2;
    }
    && > :first-child > :first-child {
      grid-area: 1 / 1 / 1 / span 2;
      padding-block-end: var(--space-4);
      border-block-end: 1px solid var(--brand-ink);

      & > h2 {
        font-size: var(--text-3xl);
        line-height: calc(1.3 * var(--heading-leading, 1));
      }
    }
    && > :last-child {
      grid-area: 2 / 1 / span 3 / 1;
      inline-size: 100%;
      order: 0;
    }
    &&[data-side='start'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);

      & > :first-child > :not(:first-child) {
        grid-column: 1;
      }
      & > :last-child {
        grid-column: 2;
      }
    }
  }
`;
