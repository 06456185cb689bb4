import type { KeyboardEvent } from 'react';
import { textOfCell } from '../../document/grid/cells.ts';
import { type Grid, sizeOf } from '../../document/grid/grid.ts';
import { at, moved, type Selection, selectedRows, stepOf, tabbed } from './grid-selection.ts';
import type { Walk } from './grid-walk.ts';
import type { GridWork } from './grid-work.ts';

export interface KeysOptions {
  grid: Grid;
  work: GridWork;
  walk: Walk;
  isRtl: boolean;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** Moves the row or column with Alt and an arrow key, if allowed. */
  onMove: (step: [down: number, on: number]) => void;
  onClear: () => void;
}

/** Escape discards a refused value. Without one, it lets the next Tab leave the grid. */
function letGo(event: KeyboardEvent, { work, walk, selection, onSelect }: KeysOptions): void {
  const { active } = selection;
  if (work.dismiss(active)) {
    event.stopPropagation();
    return;
  }
  walk.mayLeave.current = true;
  onSelect(at(active.row, active.column));
}

/** Moves the focus, or moves a row or column with Alt. @returns whether the key was handled */
function step(event: KeyboardEvent, { grid, walk, isRtl, selection, onMove }: KeysOptions): boolean {
  const { key, shiftKey: isShift, altKey } = event;
  const isControl = event.ctrlKey || event.metaKey;
  const size = sizeOf(grid);
  const by = stepOf({ key, isRtl });
  if (altKey && by) {
    walk.hasFocus.current = true;
    onMove(by);
    return true;
  }
  if (altKey) return false;
  const isFree = key === 'Tab' && !walk.mayLeave.current;
  const next = isFree
    ? tabbed(selection.active, isShift ? -1 : 1, size)
    : moved({ key, isShift, isControl, isRtl }, selection, size);
  if (next) walk.go(next);
  return next !== undefined;
}

/** Starts to edit a cell, or clears the selection. @returns whether the key was handled */
function write({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, { walk, selection, onClear }: KeysOptions): boolean {
  const isTyped = [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
  if (key === 'Delete' || key === 'Backspace') onClear();
  else if (key === 'Enter' || key === 'F2') walk.startEdit({ cell: selection.active });
  else if (isTyped) walk.startEdit({ cell: selection.active, typed: key });
  else return false;
  return true;
}

/** Keyboard handling of a grid while no cell is edited. https://www.w3.org/WAI/ARIA/apg/patterns/grid/#dataGrids */
export function pressKey(event: KeyboardEvent, options: KeysOptions): void {
  if (event.key === 'Escape') letGo(event, options);
  else if (step(event, options) || write(event, options)) event.preventDefault();
}

export const selectedTexts = (grid: Grid, selection: Selection): string[][] =>
  selectedRows(selection).map((row) => row.map((cell) => textOfCell(grid.cells[cell.row]?.[cell.column])));
