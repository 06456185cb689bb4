import { css } from '@linaria/core';
import type { ClipboardEvent } from 'react';
import { type CellProblem, findCellProblem } from '../../document/grid/cell-problem.ts';
import { textOfCell } from '../../document/grid/cells.ts';
import { type Cell, type Grid, isHeadingRow, pathOfCell, sizeOf } from '../../document/grid/grid.ts';
import { type Range, writeHtml, writeTsv } from '../../document/grid/range.ts';
import { useWords } from '../words/words.tsx';
import { CellEditor } from './cell-editor.tsx';
import { GridCell } from './grid-cell.tsx';
import { readClipboard } from './grid-clipboard.ts';
import { type KeysOptions, pressKey, selectedTexts } from './grid-keys.ts';
import { usePointer } from './grid-pointer.ts';
import { bounds, isSelected } from './grid-selection.ts';
import { useWalk, type Walk, type WalkProps } from './grid-walk.ts';
import type { GridPlace } from './grid-work.ts';

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
    padding: 0.25rem 0.5rem;
    overflow-wrap: break-word;
    white-space: pre-line;
  }

  /* Digits stand under digits, whichever way the table is read. */
  & [data-number] {
    font-variant-numeric: tabular-nums;
  }

  & [data-number]:dir(ltr) {
    text-align: end;
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

interface GridTableProps extends Omit<KeysOptions, 'grid' | 'walk'>, Pick<WalkProps, 'onBeyond'> {
  place: GridPlace;
  label: string;
  describedBy: string;
  /** Id of the element that shows the error of the edited cell. */
  statusId: string;
  /** Whether a column holds numbers, and a description of its type. */
  isNumber: (column: number) => boolean;
  kindOf: (column: number) => string;
  onPaste: (range: Range) => void;
  /** Called if the pasted text cannot be read. */
  onUnread: () => void;
  onProblem: (problem: CellProblem | undefined) => void;
}

interface RowProps {
  row: number;
  walk: Walk;
  props: GridTableProps;
}

/** Accessible name of a cell, from its row and column. */
function useCellName({ hasHeadings, hasNames, cells }: Grid): (cell: Cell) => string {
  const { grid: w } = useWords().controls;
  return ({ row, column }) => {
    const ofRow = hasNames ? cells[row]?.[0] : `${w.row} ${row + 1}`;
    const ofColumn = hasHeadings ? cells[0]?.[column] : `${w.column} ${column + 1}`;
    return [ofRow, ofColumn].filter(Boolean).join('، ');
  };
}

/** Input of the cell that is edited. */
function EditedCell({ cell, walk, props }: Omit<RowProps, 'row'> & { cell: Cell }) {
  const { place, work, statusId, onProblem } = props;
  const { grid, fields } = place;
  const field = fields.fieldOf(cell);
  const nameOf = useCellName(grid);
  return (
    <CellEditor
      path={[...place.path, ...pathOfCell(grid, cell)]}
      field={field}
      mayBeList={fields.mayBeList(cell)}
      label={nameOf(cell)}
      typed={walk.editing?.typed}
      describedBy={statusId}
      findProblem={(text) => findCellProblem(grid, cell, { field, text })}
      onProblem={onProblem}
      onWrite={(next, from) => work.write(cell, next, from)}
      onLeave={walk.leave}
    />
  );
}

function Row({ row, walk, props }: RowProps) {
  const { place, selection, isNumber, kindOf } = props;
  const { grid } = place;
  const { active } = selection;
  const isHeading = isHeadingRow(grid, row);
  const isAt = (cell: Cell | undefined, column: number) => cell?.row === row && cell.column === column;
  return (grid.cells[row] ?? []).map((value, column) => {
    const cell = { row, column };
    return (
      <GridCell
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
        key={column}
        cell={cell}
        at={[...place.path, ...pathOfCell(grid, cell)]}
        text={textOfCell(value)}
        isActive={isAt(active, column)}
        isSelected={isSelected(selection, cell)}
        isNumber={isNumber(column)}
        scope={isHeading ? 'col' : column === 0 && grid.hasNames ? 'row' : undefined}
        kind={isHeading ? kindOf(column) : undefined}
      >
        {isAt(walk.editing?.cell, column) ? <EditedCell cell={cell} walk={walk} props={props} /> : undefined}
      </GridCell>
    );
  });
}

function Body({ walk, props }: Omit<RowProps, 'row'>) {
  const { grid } = props.place;
  const first = Number(grid.hasHeadings);
  const last = grid.hasLast ? sizeOf(grid).rows - 1 : undefined;
  return (
    <tbody>
      {grid.cells.slice(first).map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its index
        <tr key={index} aria-rowindex={first + index + 1} data-last={first + index === last ? '' : undefined}>
          <Row row={first + index} walk={walk} props={props} />
        </tr>
      ))}
    </tbody>
  );
}

/** Clipboard events: copies the selected cells and pastes tables of other programs. */
function clipboardEvents({ editing }: Walk, { place, selection, isRtl, onClear, onPaste, onUnread }: GridTableProps) {
  const copy = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    const texts = selectedTexts(place.grid, selection);
    const heads = Number(isHeadingRow(place.grid, bounds(selection).from.row));
    event.clipboardData.setData('text/plain', writeTsv(texts));
    event.clipboardData.setData('text/html', writeHtml(texts, { heads, isRtl }));
  };
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      copy(event);
      if (!editing) onClear();
    },
    onPaste: (event: ClipboardEvent) => {
      const range = editing ? undefined : readClipboard(event.clipboardData);
      if (!range) return;
      event.preventDefault();
      event.stopPropagation();
      if (range === 'unread') onUnread();
      else onPaste(range);
    },
  };
}

/** Data grid: one cell has the focus, several can be selected. https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
export function GridTable(props: GridTableProps) {
  const { place, label, describedBy, isRtl, selection, onSelect, onBeyond } = props;
  const { grid } = place;
  const walk = useWalk({ grid, isRtl, selection, onSelect, onBeyond });
  const size = sizeOf(grid);
  return (
    <div className={frame}>
      <table
        ref={walk.element}
        className={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an editable table is a grid
        role="grid"
        dir={isRtl ? 'rtl' : 'ltr'}
        aria-label={label}
        aria-describedby={describedBy}
        aria-rowcount={size.rows}
        aria-colcount={size.columns}
        aria-multiselectable="true"
        onKeyDown={(event) => pressKey(event, { ...props, grid, walk })}
        {...clipboardEvents(walk, props)}
        {...usePointer({ walk, selection, onSelect })}
        {...walk.focusEvents}
      >
        {grid.hasHeadings ? (
          <thead>
            <tr aria-rowindex={1}>
              <Row row={0} walk={walk} props={props} />
            </tr>
          </thead>
        ) : null}
        <Body walk={walk} props={props} />
      </table>
    </div>
  );
}
