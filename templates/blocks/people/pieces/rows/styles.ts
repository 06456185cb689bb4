import { css } from '@linaria/core';
import { fullRows } from '../../../../components/full-rows.ts';
import { onlyWords } from '../../../../theme/tokens.ts';

export const holder = css`
  container-type: inline-size;

  @media print {
    container-type: normal;
  }
`;

/** People as rows between lines, or as separate surfaces in themes with cards. */
export const rows = css`
  --portrait-size: clamp(4rem, 22vw, 5.5rem);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--item-gap, 0) var(--item-gap, var(--column-gap));
  border-block-start: var(--list-rule, var(--item-line, var(--line)));

  & > li {
    padding-inline: var(--item-room, 0);
    background: var(--item-ground, none);
    border-block-end: var(--item-line, var(--line));
    border-radius: var(--item-radius, 0);
  }
  & article {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3) clamp(1rem, 0.5rem + 1.5vw, 2.5rem);
    align-items: center;
    padding-block: var(--space-5);
  }
  & :is(h2, h3) {
    font-size: var(--text-lg);
    text-wrap: balance;
  }
  & article > div:nth-child(2) > p {
    line-height: 1.6;
    font-weight: 500;
    color: var(--brand-ink);
  }
  & article > :nth-child(3) {
    grid-column: 1 / -1;
    max-inline-size: var(--measure);

    & > p {
      line-height: 1.7;
      color: var(--ink-soft);
    }
    /* Contact details, in as few lines as fit. */
    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-1) var(--space-5);
      padding-block: 0;
      border: 0;
    }
    & > p + div {
      margin-block-start: var(--space-3);
    }
    & > div > :is(div, a[class]) {
      margin-block: var(--space-1) 0;
      padding-block: 0;
    }
  }
  @media ${onlyWords} {
    & article {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (min-width: 36rem) {
    & article > :nth-child(3) {
      grid-column: 2;
    }
    & article > :first-child:not(:nth-last-child(2)) {
      grid-row: span 2;
      align-self: start;
    }
  }
  /* Three columns that all rows share. */
  @container (min-width: 54rem) {
    &:not([data-short], [data-others]) article {
      --portrait-size: 7rem;
      grid-template-columns: auto minmax(0, 1fr) minmax(0, 1.4fr);
    }
    &:not([data-short], [data-others]) article > :nth-child(3) {
      grid-area: 1 / 3;
    }
    &:not([data-short], [data-others]) article > :first-child {
      grid-row: 1;
    }
    &:not([data-short], [data-others]) :is(h2, h3) {
      font-size: var(--text-xl);
    }
  }
  /* Names alone are in columns. */
  @container (min-width: 36rem) {
    &[data-short='2'] {
      ${fullRows(2)}
    }
  }
  @container (min-width: 42rem) {
    &[data-short='3'] {
      ${fullRows(3)}
    }
  }
  @media print {
    & article {
      padding-block: var(--space-2);
    }
  }
`;
