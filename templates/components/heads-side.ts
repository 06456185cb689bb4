import { css } from '@linaria/core';
import { from } from '../theme/tokens.ts';
import { cardColumns } from './card-columns.ts';
import { fullRows } from './full-rows.ts';

/** Column of headings on its own ground, where the theme sets one, along sections that have their content beside it. */
const rail = `
  position: relative;
  isolation: isolate;

  &::before {
    content: var(--rail, none);
    position: absolute;
    z-index: -1;
    grid-column: 1 / 2;
    inset-block: calc(-1 * var(--section-space));
    inset-inline: -100vw calc(-0.5 * var(--column-gap));
    background: var(--band-strong);
  }
`;

/** Content beside a heading: grids have at most two columns, and lists of an odd number of points one. */
export const sideContent = css`
  container-type: inline-size;
  min-inline-size: 0;

  @media print {
    container-type: normal;
  }
  @media screen and ${from.large} {
    div:has(> &) {
      ${rail}
    }
    & :is([data-columns], .${cardColumns}):not([data-columns='1']) {
      ${fullRows(2)}
    }
    & .${cardColumns} > :only-child {
      grid-column: 1 / -1;
    }
    & [data-columns='1'],
    & [data-columns='3']:has(> :nth-child(3):last-child) {
      grid-template-columns: minmax(0, 1fr);
    }
    & [data-layout][data-columns] {
      &:has(> :last-child:nth-child(odd)) {
        grid-template-columns: minmax(0, 1fr);
      }
      &:has(> :last-child:nth-child(odd)) > li {
        flex-direction: row;
      }
    }
  }
`;

/** Head above content that needs the full width: text and action are in the column of the content of other sections. */
export const sideHead = css`
  @media screen and ${from.large} {
    && {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2.1fr);
      column-gap: var(--column-gap);
      align-items: start;
    }
    & > div {
      display: contents;
    }
    & > div > * {
      grid-column: 1;
      margin-block-start: 0;
    }
    & > div > h2 {
      grid-row: span 2;
    }
    & > div > h2 + p {
      grid-area: 1 / 2;
    }
    & > p {
      grid-column: 2;
    }
  }
`;
