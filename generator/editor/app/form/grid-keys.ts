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
  /** What may be moved with Alt and an arrow, and is. */
  onMove: (step: [down: number, on: number]) => void;
  /** Empties the selected cells. */
  onClear: () => void;
}

/** Lets go what the cell was not given, or else the grid: Tab leads out of it then. */
function letGo(event: KeyboardEvent, { work, walk, selection, onSelect }: KeysOptions): void {
  const { active } = selection;
  if (work.dismiss(active)) {
    event.stopPropagation();
    return;
  }
  walk.mayLeave.current = true;
  onSelect(at(active.row, active.column));
}

/** Steps from cell to cell, or with Alt moves a row or column. @returns whether the key does */
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

/** Begins to write in the cell, or empties what is selected. @returns whether the key does */
function write({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, { walk, selection, onClear }: KeysOptions): boolean {
  const isTyped = [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
  if (key === 'Delete' || key === 'Backspace') onClear();
  else if (key === 'Enter' || key === 'F2') walk.enter({ cell: selection.active });
  else if (isTyped) walk.enter({ cell: selection.active, typed: key });
  else return false;
  return true;
}

/** What keys do in a grid in which no cell is being written. https://www.w3.org/WAI/ARIA/apg/patterns/grid/#dataGrids */
export function pressKey(event: KeyboardEvent, options: KeysOptions): void {
  if (event.key === 'Escape') letGo(event, options);
  else if (step(event, options) || write(event, options)) event.preventDefault();
}

/** The texts of the selected cells, row by row. */
export const selectedTexts = (grid: Grid, selection: Selection): string[][] =>
  selectedRows(selection).map((row) => row.map((cell) => textOfCell(grid.cells[cell.row]?.[cell.column])));
