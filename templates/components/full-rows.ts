import { from } from '../theme/tokens.ts';

/** The first item takes a full row if the last row would hold a single item. */
const leading = (lone: string) => `
  & > :where(*) { grid-column: auto; }
  & > :where(:first-child:nth-last-child(${lone})) { grid-column: 1 / -1; }
`;

/** Declarations of a grid with this many columns, at least two, that leaves no single item in the last row. */
export const fullRows = (columns: number) => `
  grid-template-columns: repeat(${columns}, minmax(0, 1fr));
  ${leading(`${columns}n + ${columns + 1}`)}
`;

/**
 * The same for `--columns` set by `gridColumns`: 13, 25 and so on fill neither three nor four columns. With large text there
 * are fewer columns: the minimum width leaves space for the gaps but not for another column.
 */
export const countedRows = `
  grid-template-columns: repeat(auto-fill, minmax(max(var(--least, 9rem), 100% / (var(--columns) + 0.9)), 1fr));
  ${leading('12n + 13')}
`;

/** Two columns on medium screens and `--columns` on large ones, unless a list has one. */
export const growingRows = `
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
`;
