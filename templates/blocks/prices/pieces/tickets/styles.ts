import { css } from '@linaria/core';

/** Tickets over the full width: what is offered, and a stub with the price and the button. */
export const tickets = css`
  @media screen {
    &&&& {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
    }
    &&&& > li {
      grid-column: 1;
      inline-size: 100%;
      container-type: inline-size;
    }
    && > li > article {
      border: 0.1875rem solid var(--brand-ink);
      border-radius: var(--radius-md);
      box-shadow: none;

      & > :is(h2, h3) {
        font-size: var(--text-2xl);
        line-height: calc(1.35 * var(--heading-leading, 1));
      }
    }
    /* Outside the condition below: the price is a container of its own. */
    && > li > article > [data-ems] > strong {
      font-family: var(--font-headings, inherit);
      font-size: min(var(--text-3xl), 17cqi, 82cqi / var(--ems));
      font-weight: var(--heading-weight, 650);
      line-height: 1.2;
    }
    @container (min-width: 44rem) {
      && > li > article {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(18rem, 36%);
        grid-template-rows: repeat(4, auto) 1fr;
        gap: var(--space-2) 0;
        padding: 0 0 var(--space);
        isolation: isolate;

        & > * {
          grid-column: 1;
          margin-inline: var(--space);
        }
        & > :is(h2, h3) {
          grid-row: 2;
          padding-block-start: var(--space);
        }
        & > p:first-child {
          grid-row: 1;
          justify-self: start;
          margin-block: calc(-0.75em - 0.125rem) calc(-1.5 * var(--space) + 1em);
        }
        & > p[class]:not(:first-child) {
          grid-row: 3;
        }
        & > ul {
          grid-row: 4;
          margin-block-start: var(--space-2);
          grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
        }
        &::after {
          content: '';
          grid-area: 1 / 2 / -1 / 2;
          z-index: -1;
          margin-inline: 0;
          margin-block-end: calc(-1 * var(--space));
          background: var(--tint);
          border-inline-start: 0.1875rem dashed var(--brand-ink);
        }
        & > [data-ems] {
          grid-area: 1 / 2 / span 4 / 2;
          align-self: center;
          padding-block-start: var(--space);
        }
        & > p:last-child:not([class]) {
          grid-area: 5 / 2;
          align-self: end;
        }
      }
    }
  }
`;
