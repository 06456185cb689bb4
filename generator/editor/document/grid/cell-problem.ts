import type { FieldModel } from '../protocol-forms.ts';
import { type Cell, type Grid, isHeadingRow } from './grid.ts';
import { readNumber } from './number.ts';

/** Reason why a text is not valid in a cell: empty, not a number, or a duplicate heading. */
export type CellProblem = 'empty' | 'number' | 'twice';

/** Whether a cell must not be empty: headings, row names and numbers. */
export const isNeeded = (grid: Grid, { row, column }: Cell, field: FieldModel | undefined): boolean =>
  isHeadingRow(grid, row) || field?.is === 'number' || (grid.form.by === 'columns' && column === 0);

/** Error of a text in a cell, as far as the grid can tell; undefined if valid. */
export function findCellProblem(
  grid: Grid,
  cell: Cell,
  { field, text }: { field: FieldModel | undefined; text: string },
): CellProblem | undefined {
  const { form, cells } = grid;
  if (text === '') return isNeeded(grid, cell, field) ? 'empty' : undefined;
  if (field?.is === 'number') return readNumber(text) === undefined ? 'number' : undefined;
  const isHeading = isHeadingRow(grid, cell.row) && form.by === 'rows' && form.areDistinct;
  return isHeading && cells[0]?.some((one, column) => column !== cell.column && one === text) ? 'twice' : undefined;
}
