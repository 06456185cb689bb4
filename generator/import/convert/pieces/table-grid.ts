import type { InlineNode, TableCell, TableNode } from '../../model/content.ts';

/** A place of a table. */
export interface GridCell {
  content: readonly InlineNode[];
  isHead: boolean;
  /** How it relates to the source: a cell of it, the same cell again, or none. */
  is: 'cell' | 'repeated' | 'empty';
}

export interface Grid {
  head: GridCell[][];
  body: GridCell[][];
  foot: GridCell[][];
}

const empty: GridCell = { content: [], isHead: false, is: 'empty' };

/** Largest span that is believed: browsers take no more columns either. */
const mostSpan = 1000;

const spanOf = (count: number | undefined) => Math.min(Math.max(1, Math.trunc(count ?? 1) || 1), mostSpan);

/**
 * Rows with a cell at every place. A cell over several columns is in the first, one over several rows is repeated if it names
 * the row.
 */
function expandRows(rows: readonly (readonly TableCell[])[], repeatsAll: boolean): GridCell[][] {
  const grid: GridCell[][] = rows.map(() => []);
  for (const [index, row] of rows.entries()) {
    let column = 0;
    for (const cell of row) {
      while (grid[index]?.[column] !== undefined) column++;
      const columns = column < mostSpan ? spanOf(cell.columns) : 1;
      const lines = column < mostSpan ? spanOf(cell.rows) : 1;
      for (let line = 0; line < lines && index + line < rows.length; line++) {
        for (let offset = 0; offset < columns; offset++) {
          const is = line === 0 && offset === 0 ? 'cell' : repeatsAll || (offset === 0 && column === 0) ? 'repeated' : 'empty';
          const target = grid[index + line] as GridCell[];
          target[column + offset] ??= is === 'empty' ? empty : { content: cell.content, isHead: cell.isHead ?? false, is };
        }
      }
      column += columns;
    }
  }
  return grid.map((row) => Array.from(row, (cell) => cell ?? empty));
}

/** Removes columns at the end that no cell is in, and fills rows that are too short. */
function evenRows(grid: Grid): Grid {
  const all = [...grid.head, ...grid.body, ...grid.foot];
  const width = Math.max(0, ...all.map((row) => row.findLastIndex(({ is }) => is === 'cell') + 1));
  const even = (rows: GridCell[][]) => rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? empty));
  return { head: even(grid.head), body: even(grid.body), foot: even(grid.foot) };
}

/** A table with a cell at every place. A first row of headings in the body counts as its head. */
export function gridOf({ head, body, foot }: TableNode): Grid {
  const [first, ...rest] = body;
  const isHeading = head.length === 0 && first !== undefined && rest.length > 0 && first.every(({ isHead }) => isHead);
  const spansBelow = first?.some(({ rows }) => spanOf(rows) > 1) ?? false;
  const [top, rows] = isHeading && !spansBelow ? [[first], rest] : [head, body];
  return evenRows({ head: expandRows(top, true), body: expandRows(rows, false), foot: expandRows(foot, false) });
}
