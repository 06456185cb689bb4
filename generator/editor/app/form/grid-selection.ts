import type { Cell } from '../../document/grid/grid.ts';

/** Selected range; `active` has the focus, `anchor` is the opposite corner. */
export interface Selection {
  active: Cell;
  anchor: Cell;
}

export interface Size {
  rows: number;
  columns: number;
}

export const at = (row: number, column: number): Selection => ({ active: { row, column }, anchor: { row, column } });

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

const clamped = ({ row, column }: Cell, size: Size): Cell => ({
  row: within(row, size.rows),
  column: within(column, size.columns),
});

/** Clamps a selection to the size of the grid. */
export const fitted = ({ active, anchor }: Selection, size: Size): Selection => ({
  active: clamped(active, size),
  anchor: clamped(anchor, size),
});

/** First and last cell of a selection. */
export function bounds({ active, anchor }: Selection): { from: Cell; to: Cell } {
  const [top, bottom] = [Math.min(active.row, anchor.row), Math.max(active.row, anchor.row)];
  const [left, right] = [Math.min(active.column, anchor.column), Math.max(active.column, anchor.column)];
  return { from: { row: top, column: left }, to: { row: bottom, column: right } };
}

export function isSelected(selection: Selection, { row, column }: Cell): boolean {
  const { from, to } = bounds(selection);
  return row >= from.row && row <= to.row && column >= from.column && column <= to.column;
}

export function selectedRows(selection: Selection): Cell[][] {
  const { from, to } = bounds(selection);
  const count = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return count(from.row, to.row).map((row) => count(from.column, to.column).map((column) => ({ row, column })));
}

export interface KeyPress {
  key: string;
  isShift: boolean;
  /** Ctrl, or Command on Apple devices. */
  isControl: boolean;
  /** The grid is laid out from right to left. */
  isRtl: boolean;
}

/** Row and column step of an arrow key. */
export function stepOf({ key, isRtl }: Pick<KeyPress, 'key' | 'isRtl'>): [down: number, on: number] | undefined {
  const forward = isRtl ? -1 : 1;
  const steps: Record<string, [number, number]> = {
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    ArrowRight: [0, forward],
    ArrowLeft: [0, -forward],
  };
  return steps[key];
}

/** Cell that a key moves to; undefined for other keys. https://www.w3.org/WAI/ARIA/apg/patterns/grid/#dataGrids */
function target(pressed: KeyPress, { row, column }: Cell, size: Size): Cell | undefined {
  const { key, isControl } = pressed;
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  if (key === 'Home') return { row: isControl ? 0 : row, column: 0 };
  if (key === 'End') return { row: isControl ? lastRow : row, column: lastColumn };
  const step = stepOf(pressed);
  if (!step) return undefined;
  const far = isControl ? Math.max(size.rows, size.columns) : 1;
  return clamped({ row: row + step[0] * far, column: column + step[1] * far }, size);
}

/** Selection after a key press. Shift extends the selection. */
export function moved(pressed: KeyPress, selection: Selection, size: Size): Selection | undefined {
  if (pressed.key.toLowerCase() === 'a' && pressed.isControl) {
    return fitted({ active: { row: size.rows, column: size.columns }, anchor: { row: 0, column: 0 } }, size);
  }
  const next = target(pressed, selection.active, size);
  return next && { active: next, anchor: pressed.isShift ? selection.anchor : next };
}

/** Cell that Tab moves to, row by row; undefined beyond the first or last cell. */
export function tabbed({ row, column }: Cell, step: 1 | -1, { rows, columns }: Size): Selection | undefined {
  const index = row * columns + column + step;
  return index < 0 || index >= rows * columns ? undefined : at(Math.floor(index / columns), index % columns);
}
