import { css } from '@linaria/core';
import { from } from '../theme/tokens.ts';
import { cardColumns } from './card-columns.ts';
import { fullRows } from './full-rows.ts';

/** Content beside a heading: grids have at most two columns, and lists of an odd number of points one. */
export const sideContent = css`
  container-type: inline-size;
  min-inline-size: 0;

  @media print {
    container-type: normal;
  }
  @media screen and ${from.large} {
    & :is([data-columns], .${cardColumns}):not([data-columns='1']) {
      ${fullRows(2)}
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
