import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Cell, type Grid, sizeOf } from '../../document/grid/grid.ts';
import type { Leave } from './cell-entry.tsx';
import { moved, type Selection, tabbed } from './grid-selection.ts';

export interface WalkProps {
  grid: Grid;
  isRtl: boolean;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** Tab leads beyond the last cell; undefined where no row may be added. */
  onBeyond: (() => void) | undefined;
}

/** A cell that is being written. */
interface Entered {
  cell: Cell;
  /** What was typed to begin with, in the place of what stands there. */
  typed?: string;
}

/** Where the keyboard is in a grid. */
export interface Walk {
  element: RefObject<HTMLTableElement | null>;
  entered: Entered | undefined;
  enter: (entered: Entered) => void;
  /** Selects, and takes the focus along. */
  go: (selection: Selection) => void;
  /** Leaves a cell that has been written. */
  leave: (to: Leave) => void;
  /** Whether Tab leads out of the grid. */
  mayLeave: RefObject<boolean>;
  /** Whether the focus is in the grid: it follows the chosen cell then. */
  hasFocus: RefObject<boolean>;
  focusEvents: { onFocus: () => void; onBlur: (event: FocusEvent) => void };
}

/** Walks through the cells of a grid, of which one has the focus and one may be written. */
export function useWalk({ grid, isRtl, selection, onSelect, onBeyond }: WalkProps): Walk {
  const { active } = selection;
  const size = sizeOf(grid);
  const element = useRef<HTMLTableElement>(null);
  const [entered, enter] = useState<Entered | undefined>(undefined);
  const hasFocus = useRef(false);
  const mayLeave = useRef(false);
  useEffect(() => {
    if (!hasFocus.current || entered) return;
    element.current?.querySelector<HTMLElement>(`[data-row="${active.row}"][data-column="${active.column}"]`)?.focus();
  }, [active.row, active.column, entered]);

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
    enter(undefined);
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
      if (!entered && !currentTarget.contains(relatedTarget)) [hasFocus.current, mayLeave.current] = [false, false];
    },
  };
  return { element, entered, enter, go, leave, mayLeave, hasFocus, focusEvents };
}
