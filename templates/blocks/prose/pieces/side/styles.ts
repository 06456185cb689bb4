import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Table of contents in the column of section headings. */
export const sideContents = css`
  h2 + & {
    margin-block-start: var(--space-4);
  }
  & > ol > li + li {
    border-block-start: var(--contents-item, 0);
  }
  @media ${from.large} {
    max-block-size: calc(100vh - var(--header-height) - 4rem);
    overflow-y: auto;

    h2 + & {
      max-block-size: calc(100vh - var(--header-height) - 14rem);
    }
  }
`;

/** Text without a heading above it: its own headings and notes are in the column of section headings. */
export const sideHeadings = css`
  @media screen and ${from.large} {
    main && {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2.1fr);
      column-gap: var(--column-gap);
      max-inline-size: none;
    }
    main && > * {
      grid-column: 2;
      max-inline-size: var(--measure);
    }
    main && > :is(figure, div) {
      margin-inline: 0;
      margin-block-end: 0.7em;
    }
    main && > :is([data-rank='1'], [role='note']:not([data-tone])) {
      grid-column: 1;
      grid-row: span 2;
      align-self: start;
      margin-block-end: 0;
    }
    /* Both start at the same height, below a line across both columns where the theme has lines. */
    main && > * + [data-rank='1'],
    main && > * + [data-rank='1'] + * {
      margin-block-start: 3rem;
    }
    main && > * + [data-rank='1']::before {
      content: '';
      position: absolute;
      inset-inline: 0;
      margin-block-start: -1.5rem;
      border-block-start: var(--section-line, 0);
    }
    main && > [data-rank='1']:first-child + * {
      margin-block-start: 0;
    }
    main && > [data-wide] {
      grid-column: 1 / -1;
      max-inline-size: none;
    }
  }
`;
