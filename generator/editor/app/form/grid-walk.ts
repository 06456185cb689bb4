import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Cell, type Grid, sizeOf } from '../../document/grid/grid.ts';
import type { Leave } from './cell-editor.tsx';
import { moved, type Selection, tabbed } from './grid-selection.ts';

export interface WalkProps {
  grid: Grid;
  isRtl: boolean;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** Called when Tab goes beyond the last cell; undefined if no row may be added. */
  onBeyond: (() => void) | undefined;
}

/** Cell that is being edited. */
interface CellEdit {
  cell: Cell;
  /** First typed character; replaces the content of the cell. */
  typed?: string;
}

/** Focus and editing state of a grid. */
export interface Walk {
  element: RefObject<HTMLTableElement | null>;
  editing: CellEdit | undefined;
  startEdit: (editing: CellEdit) => void;
  /** Selects cells and moves the focus. */
  go: (selection: Selection) => void;
  /** Ends editing a cell. */
  leave: (to: Leave) => void;
  /** Whether Tab leaves the grid. */
  mayLeave: RefObject<boolean>;
  /** Whether the grid has the focus, which then follows the active cell. */
  hasFocus: RefObject<boolean>;
  focusEvents: { onFocus: () => void; onBlur: (event: FocusEvent) => void };
}

/** Manages focus and editing in a grid. */
export function useWalk({ grid, isRtl, selection, onSelect, onBeyond }: WalkProps): Walk {
  const { active } = selection;
  const size = sizeOf(grid);
  const element = useRef<HTMLTableElement>(null);
  const [editing, startEdit] = useState<CellEdit | undefined>(undefined);
  const hasFocus = useRef(false);
  const mayLeave = useRef(false);
  useEffect(() => {
    if (!hasFocus.current || editing) return;
    element.current?.querySelector<HTMLElement>(`[data-row="${active.row}"][data-column="${active.column}"]`)?.focus();
  }, [active.row, active.column, editing]);

  const go = (next: Selection) => {
    hasFocus.current = true;
    mayLeave.current = false;
    onSelect(next);
  };
  const next = (to: Leave): Selection | undefined => {
    if (to === 'next' || to === 'previous') return tabbed(active, to === 'next' ? 1 : -1, size);
    const key = to === 'down' ? 'ArrowDown' : 'ArrowUp';
    return moved({ key, isShift: false, isControl: false, isRtl }, selection, size);
  };
  const leave = (to: Leave) => {
    hasFocus.current = to !== 'stay' || element.current?.contains(document.activeElement) === true;
    startEdit(undefined);
    if (to === 'stay') return;
    const target = next(to);
    if (target) go(target);
    else if (to === 'next') onBeyond?.();
  };
  const focusEvents = {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!editing && !currentTarget.contains(relatedTarget)) [hasFocus.current, mayLeave.current] = [false, false];
    },
  };
  return { element, editing, startEdit, go, leave, mayLeave, hasFocus, focusEvents };
}
