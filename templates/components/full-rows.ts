/** The first of so many that its grid would leave one alone in the last row takes a line of its own. */
const leading = (lone: string) => `
  & > :where(*) { grid-column: auto; }
  & > :where(:first-child:nth-last-child(${lone})) { grid-column: 1 / -1; }
`;

/** Declarations of a grid of so many columns, two or more, in whose last row no item stands alone. */
export const fullRows = (columns: number) => `
  grid-template-columns: repeat(${columns}, minmax(0, 1fr));
  ${leading(`${columns}n + ${columns + 1}`)}
`;

/**
 * The same of `--columns`, where `gridColumns` gave them: of 13, 25 and so on neither three nor four columns are full. Fewer,
 * where text is so large that words would not fit: a share that leaves room for the gaps, and for no column more.
 */
export const countedRows = `
  grid-template-columns: repeat(auto-fill, minmax(max(var(--least, 9rem), 100% / (var(--columns) + 0.9)), 1fr));
  ${leading('12n + 13')}
`;
