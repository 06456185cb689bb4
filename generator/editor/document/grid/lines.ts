import type { Path } from '../../../core/json/path.ts';
import type { Json } from '../../../core/json/value.ts';
import type { Operation } from '../text/operation.ts';
import { bodyRows, type Grid, isHeadingRow, isLastRow, pathOfCell, sizeOf } from './grid.ts';

/**
 * Operations that insert, remove and move rows and columns of a grid. Each set is applied as one change, after which all rows
 * have equal length. Paths are relative to the object.
 */

/** Paths of the cells of a column: a list, or an index in each row. Rows that are too short are skipped. */
function cellsOfColumn(grid: Grid, column: number): Path[] {
  const { form, cells } = grid;
  if (form.by === 'columns') return [[form.columns, column - 1]];
  return cells.flatMap((row, index): Path[] => {
    return row[column] === undefined ? [] : [pathOfCell(grid, { row: index, column })];
  });
}

/** Paths of the cells of a row. */
function cellsOfRow(grid: Grid, row: number): Path[] {
  const { form, cells } = grid;
  if (form.by === 'rows') return [pathOfCell(grid, { row, column: 0 }).slice(0, -1)];
  const [, ...others] = cells[row] ?? [];
  const isNamed = cells[row]?.[0] !== undefined;
  return [
    ...(isNamed ? [[form.names, row - 1]] : []),
    ...others.flatMap((cell, index) => (cell === undefined ? [] : [[form.columns, index, form.values, row - 1]])),
  ];
}

const insertAt = (place: Path, value: Json): Operation => ({
  do: 'insert',
  at: place.slice(0, -1),
  index: Number(place.at(-1)),
  value,
});

/** Inserts a row before `row`; the last row stays last. @param cells cells of the new row */
export function insertRow(grid: Grid, row: number, cells: readonly Json[]): Operation[] {
  const { form, hasHeadings } = grid;
  const index = Math.max(0, Math.min(row - Number(hasHeadings), bodyRows(grid)));
  if (form.by === 'rows') return [insertAt([form.rows, index], [...cells])];
  const [name = '', ...values] = cells;
  const others = values.map((value, column) => insertAt([form.columns, column, form.values, index], value));
  return [insertAt([form.names, index], name), ...others];
}

/** Inserts a column before `column`. @param cells cells of the new column, heading first */
export function insertColumn(grid: Grid, column: number, cells: readonly Json[]): Operation[] {
  const { form } = grid;
  if (form.by === 'columns') {
    const [top = '', ...others] = cells;
    return [insertAt([form.columns, Math.max(1, column) - 1], { [form.heading]: top, [form.values]: others })];
  }
  return grid.cells.map((_, row) => insertAt(pathOfCell(grid, { row, column }), cells[row] ?? ''));
}

const remove = (at: Path): Operation => ({ do: 'remove', at });

export const removeRow = (grid: Grid, row: number): Operation[] => cellsOfRow(grid, row).map(remove);

export const removeColumn = (grid: Grid, column: number): Operation[] => cellsOfColumn(grid, column).map(remove);

const moveBy =
  (step: number) =>
  (at: Path): Operation => ({ do: 'move', at, to: Number(at.at(-1)) + step });

/** Moves a row to index `to`. */
export const moveRow = (grid: Grid, row: number, to: number): Operation[] => cellsOfRow(grid, row).map(moveBy(to - row));

export const moveColumn = (grid: Grid, column: number, to: number): Operation[] =>
  cellsOfColumn(grid, column).map(moveBy(to - column));

/** Minimum and maximum numbers of body rows and of columns. */
export interface GridLimits {
  rows: { least: number; most: number };
  columns: { least: number; most: number };
}

/** Which actions are allowed on the row and column of a cell. */
export function allowedAt(grid: Grid, { rows, columns }: GridLimits, { row, column }: { row: number; column: number }) {
  const size = sizeOf(grid);
  const body = bodyRows(grid);
  const isHeading = isHeadingRow(grid, row);
  const isBody = !isHeading && !isLastRow(grid, row);
  const top = Number(grid.hasHeadings);
  const { form } = grid;
  const mayLack = form.by === 'rows' && form.optional !== undefined;
  // In a grid by columns, column 0 contains the row names and cannot be moved or removed.
  const first = form.by === 'columns' ? 1 : 0;
  const isFree = column >= first;
  return {
    addRow: body < rows.most,
    addColumn: size.columns < columns.most,
    removeRow: isHeading ? mayLack : isLastRow(grid, row) || body > rows.least,
    removeColumn: isFree && size.columns > columns.least,
    rowUp: isBody && row > top,
    rowDown: isBody && row < body + top - 1,
    columnBefore: isFree && column > first,
    columnAfter: isFree && column < size.columns - 1,
    insertBefore: isFree && size.columns < columns.most,
    addHeadings: mayLack && !grid.hasHeadings,
    headingsFromRow: mayLack && !grid.hasHeadings && body > rows.least,
    headingsToRow: mayLack && grid.hasHeadings && body < rows.most,
  };
}
