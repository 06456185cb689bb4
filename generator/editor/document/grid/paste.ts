import type { Json } from '../../../core/json/value.ts';
import type { Operation } from '../text/operation.ts';
import { applyOperation } from '../value.ts';
import { type Filled, fillCells } from './cells.ts';
import { distinctNames } from './distinct.ts';
import { bodyRows, type Cell, type Grid, readGrid, sizeOf } from './grid.ts';
import { type GridLimits, insertColumn, insertRow } from './lines.ts';
import type { Range, RangeCell } from './range.ts';

/** How much of a range a grid has not got room for, and for how much it may be made larger. */
export interface Room {
  /** Rows and columns that the range needs besides those that there are from the cell on. */
  needed: { rows: number; columns: number };
  /** As many of them as the schema allows. */
  allowed: { rows: number; columns: number };
}

export function roomFor(grid: Grid, { limits, range, at }: { limits: GridLimits; range: Range; at: Cell }): Room {
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
  /** The object of the grid. */
  value: Json | undefined;
  range: Range;
  /** Where its first cell goes. */
  at: Cell;
  /** Rows and columns that are added first. */
  added: { rows: number; columns: number };
  /** What a cell of the range is in a cell of the grid; undefined where it can't be that. */
  readAs: (cell: RangeCell, target: Cell) => Json | undefined;
  /** What stands in a new cell until something else does. */
  blank: (target: Cell) => Json;
}

/** What a paste comes to. */
export interface Paste {
  operations: Operation[];
  /** Cells of the grid that keep what they have, as the range has nothing there that they can hold. */
  refused: Cell[];
  /** Headings that got a number, as there would be two of them. */
  numbered: Cell[];
}

/** Headings that come into a grid in which each is its own. */
function ownHeadings({ form, cells, hasHeadings }: Grid, filled: readonly Filled[]): readonly Filled[] {
  if (form.by !== 'rows' || !form.areDistinct || !hasHeadings) return filled;
  const headings = filled.filter(({ row }) => row === 0);
  const others = (cells[0] ?? []).filter((_, at) => !headings.some(({ column }) => column === at));
  const names = distinctNames(
    headings.map(({ value }) => String(value)),
    others.map(String),
  );
  return filled.map((one) => ({ ...one, value: one.row === 0 ? (names[headings.indexOf(one)] ?? one.value) : one.value }));
}

/** Makes the grid larger at its ends; the last row stays the last. */
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

/** Puts a range into a grid from a cell on, as one change; what has no room is left out. */
export function pasteRange(start: Grid, options: PasteOptions): Paste {
  const { range, at, readAs } = options;
  const { operations, grid } = enlarge(start, options);
  const size = sizeOf(grid);
  const filled: Filled[] = [];
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
  return { operations: [...operations, ...fillCells(grid, own)], refused, numbered };
}
