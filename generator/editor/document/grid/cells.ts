import type { Path } from '../../../core/json/path.ts';
import type { Json } from '../../../core/json/value.ts';
import type { Operation } from '../text/operation.ts';
import { type Cell, type Grid, pathOfCell } from './grid.ts';

/** Cell value as text; list items on separate lines. */
export const textOfCell = (value: Json | undefined): string => (Array.isArray(value) ? value.join('\n') : String(value ?? ''));

/** Cell value of a text: several lines become a list where lists are allowed. A backslash escapes a line break. */
export function cellOfText(text: string, mayBeList: boolean): Json {
  const lines = text.split(/(?<!\\)\n/).flatMap((line) => line.trim() || []);
  return mayBeList && lines.length > 1 ? lines : text;
}

/** Cell with its new value. */
export interface CellValue extends Cell {
  value: Json;
}

/** Rows that lack cells are written as a whole. */
function fillShortRow(grid: Grid, row: number, filled: readonly CellValue[]): Operation {
  const cells: Json[] = Array.from(grid.cells[row] ?? [], (cell) => cell ?? '');
  for (const { column, value } of filled) cells[column] = value;
  const at: Path = pathOfCell(grid, { row, column: 0 }).slice(0, -1);
  return { do: 'set', at, value: cells };
}

/** Operations that set existing cells; unchanged cells are skipped. */
export function fillCells(grid: Grid, filled: readonly CellValue[]): Operation[] {
  const isSame = (one: Json | undefined, other: Json) => JSON.stringify(one) === JSON.stringify(other);
  const changed = filled.filter(({ row, column, value }) => !isSame(grid.cells[row]?.[column], value));
  const isShort = (row: number) => grid.form.by === 'rows' && grid.cells[row]?.includes(undefined) === true;
  const short = [...new Set(changed.map(({ row }) => row))].filter(isShort);
  return [
    ...short.map((row) =>
      fillShortRow(
        grid,
        row,
        changed.filter((one) => one.row === row),
      ),
    ),
    ...changed
      .filter(({ row }) => !isShort(row))
      .map((one): Operation => ({ do: 'set', at: pathOfCell(grid, one), value: one.value })),
  ];
}
