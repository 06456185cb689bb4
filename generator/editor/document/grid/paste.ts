import type { Json } from '../../../core/json/value.ts';
import type { Operation } from '../text/operation.ts';
import { applyOperation } from '../value.ts';
import { type CellValue, fillCells } from './cells.ts';
import { distinctNames } from './distinct.ts';
import { bodyRows, type Cell, type Grid, readGrid, sizeOf } from './grid.ts';
import { type GridLimits, insertColumn, insertRow } from './lines.ts';
import type { Range, RangeCell } from './range.ts';

/** Space that a pasted range needs beyond the grid, and how much of it can be added. */
export interface PasteSpace {
  /** Rows and columns that are missing. */
  needed: { rows: number; columns: number };
  /** Rows and columns that the schema allows to add. */
  allowed: { rows: number; columns: number };
}

/** Space that a range needs and may get if it is pasted at a cell. */
export function pasteSpaceFor(grid: Grid, { limits, range, at }: { limits: GridLimits; range: Range; at: Cell }): PasteSpace {
  const size = sizeOf(grid);
  const rows = Math.max(0, at.row + range.length - size.rows);
  const columns = Math.max(0, at.column + (range[0]?.length ?? 0) - size.columns);
  const freeRows = limits.rows.most - bodyRows(grid);
  const freeColumns = limits.columns.most - size.columns;
  return {
    needed: { rows, columns },
    allowed: { rows: Math.max(0, Math.min(rows, freeRows)), columns: Math.max(0, Math.min(columns, freeColumns)) },
  };
}

export interface PasteOptions {
  /** Object of the grid. */
  value: Json | undefined;
  range: Range;
  /** Cell that receives the first cell of the range. */
  at: Cell;
  /** Rows and columns to add first. */
  added: { rows: number; columns: number };
  /** Value of a range cell for a grid cell; undefined if it is not valid there. */
  readAs: (cell: RangeCell, target: Cell) => Json | undefined;
  /** Initial value of a new cell. */
  blank: (target: Cell) => Json;
}

/** Result of a paste. */
export interface PasteResult {
  operations: Operation[];
  /** Cells that keep their value because the pasted one is not valid there. */
  rejected: Cell[];
  /** Headings that were numbered because they were duplicates. */
  numbered: Cell[];
}

/** Makes pasted headings unique if the grid requires it. */
function ownHeadings({ form, cells, hasHeadings }: Grid, filled: readonly CellValue[]): readonly CellValue[] {
  if (form.by !== 'rows' || !form.areDistinct || !hasHeadings) return filled;
  const headings = filled.filter(({ row }) => row === 0);
  const others = (cells[0] ?? []).filter((_, at) => !headings.some(({ column }) => column === at));
  const names = distinctNames(
    headings.map(({ value }) => String(value)),
    others.map(String),
  );
  return filled.map((one) => ({ ...one, value: one.row === 0 ? (names[headings.indexOf(one)] ?? one.value) : one.value }));
}

/** Adds rows and columns at the end of the grid; the last row stays last. */
function enlarge(start: Grid, { value, added, blank }: PasteOptions): { operations: Operation[]; grid: Grid } {
  const operations: Operation[] = [];
  let [grid, now] = [start, value];
  const make = (next: Operation[]) => {
    operations.push(...next);
    now = next.reduce<Json | undefined>(applyOperation, now);
    grid = readGrid(start.form, now);
  };
  for (let times = 0; times < added.columns; times++) {
    const { rows, columns } = sizeOf(grid);
    const cells = Array.from({ length: rows }, (_, row) => blank({ row, column: columns }));
    make(insertColumn(grid, columns, cells));
  }
  for (let times = 0; times < added.rows; times++) {
    const { columns } = sizeOf(grid);
    const row = sizeOf(grid).rows - Number(grid.hasLast);
    const cells = Array.from({ length: columns }, (_, column) => blank({ row, column }));
    make(insertRow(grid, row, cells));
  }
  return { operations, grid };
}

/** Pastes a range from a cell on, as one change; cells outside the grid are dropped. */
export function pasteRange(start: Grid, options: PasteOptions): PasteResult {
  const { range, at, readAs } = options;
  const { operations, grid } = enlarge(start, options);
  const size = sizeOf(grid);
  const filled: CellValue[] = [];
  const refused: Cell[] = [];
  for (const [y, cells] of range.entries()) {
    for (const [x, cell] of cells.entries()) {
      const target = { row: at.row + y, column: at.column + x };
      if (target.row >= size.rows || target.column >= size.columns) continue;
      const value = readAs(cell, target);
      if (value === undefined) refused.push(target);
      else filled.push({ ...target, value });
    }
  }
  const own = ownHeadings(grid, filled);
  const numbered = own.filter(({ value }, index) => value !== filled[index]?.value).map(({ row, column }) => ({ row, column }));
  return { operations: [...operations, ...fillCells(grid, own)], rejected: refused, numbered };
}
