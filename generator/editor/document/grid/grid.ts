import type { GridForm } from '../../../../templates/schema/grids.ts';
import type { Path } from '../../../core/json/path.ts';
import type { Json } from '../../../core/json/value.ts';
import { valueAt } from '../../../core/json/value-at.ts';

/** Cell by row and column; headings, if any, are row 0. */
export interface Cell {
  row: number;
  column: number;
}

/** Grid as displayed: optional headings, rows, and an optional last row that always stays last. */
export interface Grid {
  form: GridForm;
  hasHeadings: boolean;
  /** Whether the first cell of a row is its name. */
  hasNames: boolean;
  /** Rows padded to equal length; undefined where the file has no cell. */
  cells: (Json | undefined)[][];
  hasLast: boolean;
}

const listAt = (value: Json | undefined, key: string | number): Json[] => {
  const found = valueAt(value, [key]);
  return Array.isArray(found) ? found : [];
};

function cellsByRows(value: Json | undefined, { headings, optional, rows, last }: GridForm & { by: 'rows' }) {
  const end = last === undefined ? undefined : valueAt(value, [last]);
  const body = listAt(value, rows).map((row) => (Array.isArray(row) ? row : []));
  const hasHeadings = !optional || valueAt(value, [headings]) !== undefined;
  const hasNames = !optional || valueAt(value, [optional.plain]) !== true;
  const cells = [...(hasHeadings ? [listAt(value, headings)] : []), ...body, ...(Array.isArray(end) ? [end] : [])];
  return { cells, hasHeadings, hasNames, hasLast: Array.isArray(end) };
}

function cellsByColumns(value: Json | undefined, { corner, names, columns, heading, values }: GridForm & { by: 'columns' }) {
  const all = listAt(value, columns).map((column) => ({ top: valueAt(column, [heading]), cells: listAt(column, values) }));
  const rows = listAt(value, names);
  const count = Math.max(rows.length, ...all.map(({ cells }) => cells.length));
  const body = Array.from({ length: count }, (_, row) => [rows[row], ...all.map(({ cells }) => cells[row])]);
  return {
    cells: [[valueAt(value, [corner]), ...all.map(({ top }) => top)], ...body],
    hasHeadings: true,
    hasNames: true,
    hasLast: false,
  };
}

/** Reads an object as a grid. */
export function readGrid(form: GridForm, value: Json | undefined): Grid {
  const { cells, ...has } = form.by === 'rows' ? cellsByRows(value, form) : cellsByColumns(value, form);
  const width = Math.max(0, ...cells.map((row) => row.length));
  return { form, ...has, cells: cells.map((row) => Array.from({ length: width }, (_, column) => row[column])) };
}

/** Number of rows and columns, including headings and row names. */
export const sizeOf = ({ cells }: Grid) => ({ rows: cells.length, columns: cells[0]?.length ?? 0 });

export const isHeadingRow = ({ hasHeadings }: Pick<Grid, 'hasHeadings'>, row: number): boolean => hasHeadings && row === 0;

/** Number of rows between the headings and the last row. */
export const bodyRows = ({ cells, hasHeadings, hasLast }: Grid): number => cells.length - Number(hasHeadings) - Number(hasLast);

export const isLastRow = ({ hasLast, cells }: Grid, row: number): boolean => hasLast && row === cells.length - 1;

/** Path of a cell in its object. */
export function pathOfCell(grid: Grid, { row, column }: Cell): Path {
  const { form } = grid;
  if (form.by === 'rows') {
    if (isHeadingRow(grid, row)) return [form.headings, column];
    return isLastRow(grid, row) ? [form.last ?? form.rows, column] : [form.rows, row - Number(grid.hasHeadings), column];
  }
  if (column === 0) return row === 0 ? [form.corner] : [form.names, row - 1];
  return row === 0 ? [form.columns, column - 1, form.heading] : [form.columns, column - 1, form.values, row - 1];
}

/** Cell at or nearest to a path in the object; undefined if the path is outside the grid. */
export function cellOfPath({ form, cells, hasHeadings }: Grid, [key, first = 0, second, third]: Path): Cell | undefined {
  const number = (part: string | number | undefined) => (typeof part === 'number' ? part : 0);
  if (form.by === 'rows') {
    if (key === form.headings) return { row: 0, column: number(first) };
    if (key === form.rows) return { row: number(first) + Number(hasHeadings), column: number(second) };
    return key !== undefined && key === form.last ? { row: cells.length - 1, column: number(first) } : undefined;
  }
  if (key === form.corner) return { row: 0, column: 0 };
  if (key === form.names) return { row: number(first) + 1, column: 0 };
  if (key !== form.columns) return undefined;
  return { row: second === form.values && third !== undefined ? number(third) + 1 : 0, column: number(first) + 1 };
}

/** Keys of the object that contain the grid. */
export function gridKeys(form: GridForm): ReadonlySet<string> {
  if (form.by === 'columns') return new Set([form.corner, form.names, form.columns]);
  return new Set([form.headings, form.rows, ...(form.last === undefined ? [] : [form.last])]);
}
