import { css } from '@linaria/core';
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { type Cell, type Grid, pathOfCell, sizeOf } from '../../../edit/grid/grid.ts';
import type { Range } from '../../../edit/grid/range.ts';
import { writeHtml, writeTsv } from '../../../edit/grid/range.ts';
import { type Path, toPointer } from '../model/places.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { CellEntry, type Leave } from './cell-entry.tsx';
import { readClipboard } from './grid-clipboard.ts';
import { at, isSelected, moved, type Selection, selectedRows, stepOf, tabbed } from './grid-selection.ts';
import type { GridPlace, GridWork } from './grid-work.ts';

const frame = css`
  overflow: auto;
  max-block-size: min(60dvh, 30rem);
  border: 1px solid var(--control);
  border-radius: var(--radius);
`;

const table = css`
  inline-size: 100%;
  font-size: 0.8125rem;
  border-spacing: 0;

  & :is(th, td) {
    min-inline-size: 4rem;
    max-inline-size: 16rem;
    padding: 0;
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
    background: var(--surface);
    border-block-end: 1px solid var(--hairline);
    border-inline-end: 1px solid var(--hairline);
    cursor: cell;
  }

  & :is(th, td) > span {
    display: block;
    min-block-size: 1.75rem;
    text-align: match-parent;
    padding: 0.25rem 0.5rem;
    overflow-wrap: break-word;
  }

  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    font-weight: 600;
    background: var(--sunken);
  }

  & thead small {
    display: block;
    padding: 0 0.5rem 0.25rem;
    font-weight: 400;
    color: var(--soft);
  }

  & tbody th,
  & tr[data-last] > * {
    font-weight: 500;
    background: var(--sunken);
  }

  & [aria-selected="true"] {
    background: var(--accent-wash);
  }

  & :is(th, td):focus {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  & [aria-invalid="true"] {
    color: var(--error);
    background: var(--error-wash);
  }
`;

interface GridTableProps {
  place: GridPlace;
  work: GridWork;
  label: string;
  describedBy: string;
  isRtl: boolean;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** What a column holds, in words. */
  kindOf: (column: number) => string;
  onPaste: (range: Range) => void;
  onWrong: (text: string) => void;
  /** What may be moved with Alt and an arrow, and is. */
  onMove: (step: [down: number, on: number]) => void;
  /** Tab leads beyond the last cell; undefined where no row may be added. */
  onBeyond: (() => void) | undefined;
}

const cellAt = (target: EventTarget | null): Cell | undefined => {
  const { row, column } = (target as HTMLElement | null)?.closest<HTMLElement>('[data-row]')?.dataset ?? {};
  return row === undefined ? undefined : { row: Number(row), column: Number(column) };
};

const textsOf = (grid: Grid, selection: Selection) =>
  selectedRows(selection).map((row) => row.map((cell) => String(grid.cells[cell.row]?.[cell.column] ?? '')));

/** The cells of a grid: one of them has the focus, some are selected. https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
export function GridTable(props: GridTableProps) {
  const { place, work, label, describedBy, isRtl, selection, onSelect, kindOf, onPaste, onMove, onBeyond } = props;
  const { grid, path } = place;
  const size = sizeOf(grid);
  const { active } = selection;
  const element = useRef<HTMLTableElement>(null);
  const [entry, setEntry] = useState<{ cell: Cell; typed?: string } | undefined>(undefined);
  // The focus follows the chosen cell where it stood in the grid before.
  const hasFocus = useRef(false);
  const mayLeave = useRef(false);
  const isDragging = useRef(false);
  useEffect(() => {
    if (!hasFocus.current || entry) return;
    element.current?.querySelector<HTMLElement>(`[data-row="${active.row}"][data-column="${active.column}"]`)?.focus();
  }, [active.row, active.column, entry]);

  const go = (next: Selection) => {
    hasFocus.current = true;
    mayLeave.current = false;
    onSelect(next);
  };
  const leave = (to: Leave) => {
    hasFocus.current = to !== 'stay' || element.current?.contains(document.activeElement) === true;
    setEntry(undefined);
    if (to === 'down' || to === 'up')
      go(
        moved(
          { key: to === 'down' ? 'ArrowDown' : 'ArrowUp', isShift: false, isControl: false, isRtl },
          at(active.row, active.column),
          size,
        ) ?? selection,
      );
    if (to !== 'next' && to !== 'previous') return;
    const next = tabbed(active, to === 'next' ? 1 : -1, size);
    if (next) go(next);
    else if (to === 'next') onBeyond?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey: isShift, altKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    const done = () => event.preventDefault();
    if (key === 'Escape') {
      mayLeave.current = true;
      onSelect(at(active.row, active.column));
      return;
    }
    if (key === 'Tab') {
      const next = mayLeave.current ? undefined : tabbed(active, isShift ? -1 : 1, size);
      if (next) go(next);
      if (next) done();
      return;
    }
    const step = stepOf({ key, isRtl });
    if (altKey && step) {
      done();
      hasFocus.current = true;
      onMove(step);
      return;
    }
    const next = altKey ? undefined : moved({ key, isShift, isControl, isRtl }, selection, size);
    if (next) {
      done();
      go(next);
    } else if (key === 'Enter' || key === 'F2') {
      done();
      setEntry({ cell: active });
    } else if (key === 'Delete' || key === 'Backspace') {
      done();
      work.clear(selectedRows(selection).flat());
    } else if ([...key].length === 1 && !isControl && !altKey) {
      done();
      setEntry({ cell: active, typed: key });
    }
  };

  const copy = (event: ClipboardEvent, isCut: boolean) => {
    if (entry) return;
    event.preventDefault();
    const texts = textsOf(grid, selection);
    const heads = selectedRows(selection)[0]?.[0]?.row === 0 ? 1 : 0;
    event.clipboardData.setData('text/plain', writeTsv(texts));
    event.clipboardData.setData('text/html', writeHtml(texts, { heads, isRtl }));
    if (isCut) work.clear(selectedRows(selection).flat());
  };
  const paste = (event: ClipboardEvent) => {
    const range = entry ? undefined : readClipboard(event.clipboardData);
    if (!range) return;
    event.preventDefault();
    event.stopPropagation();
    onPaste(range);
  };

  const onMouseDown = (event: MouseEvent) => {
    const cell = cellAt(event.target);
    if (!cell || (event.target as HTMLElement).localName === 'textarea' || event.button !== 0) return;
    if (event.shiftKey) event.preventDefault();
    isDragging.current = true;
    go({ active: cell, anchor: event.shiftKey ? selection.anchor : cell });
  };
  const onMouseOver = (event: MouseEvent) => {
    const cell = cellAt(event.target);
    if (!isDragging.current || event.buttons !== 1) isDragging.current = false;
    else if (cell) onSelect({ active: cell, anchor: selection.anchor });
  };

  const cells = (row: number) =>
    (grid.cells[row] ?? []).map((value, column) => {
      const cell = { row, column };
      const isActive = active.row === row && active.column === column;
      const isEntered = entry?.cell.row === row && entry.cell.column === column;
      return (
        <GridCell
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is told by its place
          key={column}
          cell={cell}
          at={[...path, ...pathOfCell(grid, cell)]}
          text={String(value ?? '')}
          isActive={isActive}
          isSelected={isSelected(selection, cell)}
          kind={row === 0 ? kindOf(column) : undefined}
        >
          {isEntered ? (
            <CellEntry
              path={[...path, ...pathOfCell(grid, cell)]}
              field={place.fields.fieldOf(cell)}
              value={value}
              label={[grid.cells[row]?.[0], grid.cells[0]?.[column]].filter(Boolean).join('، ')}
              typed={entry.typed}
              onWrite={(next, from) => work.write(cell, next, from)}
              onWrong={props.onWrong}
              onLeave={leave}
            />
          ) : undefined}
        </GridCell>
      );
    });
  const last = grid.hasLast ? size.rows - 1 : undefined;
  return (
    <div className={frame}>
      <table
        ref={element}
        className={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are written is a grid
        role="grid"
        dir={isRtl ? 'rtl' : 'ltr'}
        aria-label={label}
        aria-describedby={describedBy}
        aria-rowcount={size.rows}
        aria-colcount={size.columns}
        aria-multiselectable="true"
        onKeyDown={onKeyDown}
        onCopy={(event) => copy(event, false)}
        onCut={(event) => copy(event, true)}
        onPaste={paste}
        onMouseDown={onMouseDown}
        onMouseOver={onMouseOver}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!entry && !currentTarget.contains(relatedTarget)) [hasFocus.current, mayLeave.current] = [false, false];
        }}
        onDoubleClick={({ target }) => {
          const cell = cellAt(target);
          if (cell && !entry) setEntry({ cell });
        }}
      >
        <thead>
          <tr aria-rowindex={1}>{cells(0)}</tr>
        </thead>
        <tbody>
          {grid.cells.slice(1).map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is told by its place
            <tr key={index} aria-rowindex={index + 2} data-last={index + 1 === last ? '' : undefined}>
              {cells(index + 1)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GridCellProps {
  cell: Cell;
  at: Path;
  text: string;
  isActive: boolean;
  isSelected: boolean;
  kind: string | undefined;
  children: React.ReactNode;
}

function GridCell({ cell: { row, column }, at: place, text, isActive, isSelected: isChosen, kind, children }: GridCellProps) {
  const refusal = useSnapshot().refusals.get(toPointer(place));
  const Name = row === 0 || column === 0 ? 'th' : 'td';
  const scope = row === 0 ? 'col' : column === 0 ? 'row' : undefined;
  const shown = refusal ? String(refusal.value ?? '') : text;
  return (
    <Name
      {...(scope && { scope })}
      data-row={row}
      data-column={column}
      tabIndex={isActive ? 0 : -1}
      aria-colindex={column + 1}
      aria-selected={isChosen}
      aria-invalid={refusal ? true : undefined}
    >
      {children ?? <span dir="auto">{shown}</span>}
      {kind === undefined ? null : <small>{kind}</small>}
    </Name>
  );
}
