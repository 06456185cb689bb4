import type { Path } from '../../../core/json/path.ts';
import type { Json } from '../../../core/json/value.ts';
import type { Operation } from '../text/operation.ts';
import { type Cell, type Grid, pathOfCell } from './grid.ts';

/** A cell as it is written in a grid: the items of a list line by line. */
export const textOfCell = (value: Json | undefined): string => (Array.isArray(value) ? value.join('\n') : String(value ?? ''));

/** What the lines of a cell are: several are a list, where there may be one. A backslash keeps the next line in its sentence. */
export function cellOfText(text: string, mayBeList: boolean): Json {
  const lines = text.split(/(?<!\\)\n/).flatMap((line) => line.trim() || []);
  return mayBeList && lines.length > 1 ? lines : text;
}

/** What comes into a cell. */
export interface Filled extends Cell {
  value: Json;
}

/** A row of which the file has not all cells is written as a whole. */
function fillShortRow(grid: Grid, row: number, filled: readonly Filled[]): Operation {
  const cells: Json[] = Array.from(grid.cells[row] ?? [], (cell) => cell ?? '');
  for (const { column, value } of filled) cells[column] = value;
  const at: Path = pathOfCell(grid, { row, column: 0 }).slice(0, -1);
  return { do: 'set', at, value: cells };
}

/** Puts values into cells that there are; a cell that holds its value already is left as it is. */
export function fillCells(grid: Grid, filled: readonly Filled[]): Operation[] {
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
