import type { FieldModel } from '../protocol-forms.ts';
import { type Cell, type Grid, isHeadingRow } from './grid.ts';
import { readNumber } from './number.ts';

/** Why a text can't stand in a cell: it has to say something, to be a number, or to be no heading that there is already. */
export type CellFault = 'empty' | 'number' | 'twice';

/** Whether a cell may not be empty: headings, names and numbers have to be there. */
export const isNeeded = (grid: Grid, { row, column }: Cell, field: FieldModel | undefined): boolean =>
  isHeadingRow(grid, row) || field?.is === 'number' || (grid.form.by === 'columns' && column === 0);

/** What is wrong with a text in a cell, as far as the grid alone can say; undefined where nothing is. */
export function cellFault(
  grid: Grid,
  cell: Cell,
  { field, text }: { field: FieldModel | undefined; text: string },
): CellFault | undefined {
  const { form, cells } = grid;
  if (text === '') return isNeeded(grid, cell, field) ? 'empty' : undefined;
  if (field?.is === 'number') return readNumber(text) === undefined ? 'number' : undefined;
  const isHeading = isHeadingRow(grid, cell.row) && form.by === 'rows' && form.areDistinct;
  return isHeading && cells[0]?.some((one, column) => column !== cell.column && one === text) ? 'twice' : undefined;
}
