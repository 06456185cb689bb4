import { css } from '@linaria/core';

/** Columns below hairlines, without boxes; above the one that stands out is a heavy rule. */
export const columns = css`
  @media screen {
    && {
      gap: var(--space-6) clamp(1.5rem, 3vw, 3.5rem);
    }
    && > li > article {
      padding: var(--space-4) 0 0;
      background: none;
      border: 0;
      border-block-start: 1px solid var(--brand-ink);
      border-radius: 0;
      box-shadow: none;

      & > :is(h2, h3) {
        font-size: var(--text-xl);
      }
      & > ul > li > svg {
        display: none;
      }
      & > ul > li {
        grid-template-columns: minmax(0, 1fr);
      }
    }
    && > li > [data-featured] {
      border-block-start-width: 0.375rem;
      padding-block-start: calc(var(--space-4) - 0.375rem + 1px);
    }
    /* On the rule, so that its title stays in line with the others. */
    && > li > [data-featured] > p:first-child {
      position: absolute;
      inset-block-end: 100%;
      inset-inline-start: 0;
      margin: 0;
      border-radius: 0;
    }
  }
`;
