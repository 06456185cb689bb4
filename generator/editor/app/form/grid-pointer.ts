import { type MouseEvent, useRef } from 'react';
import type { Cell } from '../../document/grid/grid.ts';
import type { Selection } from './grid-selection.ts';
import type { Walk } from './grid-walk.ts';

/** The cell that contains an element; undefined outside of cells. */
function cellAt(target: EventTarget): Cell | undefined {
  const { row, column } = (target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset ?? {};
  return row === undefined ? undefined : { row: Number(row), column: Number(column) };
}

interface PointerOptions {
  walk: Walk;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** Selection by mouse: click, drag for a range, double click to edit. */
export function usePointer({ walk, selection, onSelect }: PointerOptions) {
  const isDragging = useRef(false);
  return {
    onMouseDown: (event: MouseEvent) => {
      const cell = cellAt(event.target);
      if (!cell || (event.target as HTMLElement).localName === 'textarea' || event.button !== 0) return;
      if (event.shiftKey) event.preventDefault();
      isDragging.current = true;
      walk.go({ active: cell, anchor: event.shiftKey ? selection.anchor : cell });
    },
    onMouseOver: (event: MouseEvent) => {
      const cell = cellAt(event.target);
      if (!isDragging.current || event.buttons !== 1) isDragging.current = false;
      else if (cell) onSelect({ active: cell, anchor: selection.anchor });
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const cell = cellAt(target);
      if (cell && !walk.editing) walk.startEdit({ cell });
    },
  };
}
