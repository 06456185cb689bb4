import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { type Cell, type Grid, isHeadingRow, sizeOf } from '../../document/grid/grid.ts';
import { allowedAt, type GridLimits } from '../../document/grid/lines.ts';
import { Drawing } from '../parts/drawing.tsx';
import { button, menu, menuItem, popover } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import type { GridWork } from './grid-work.ts';

type Act = keyof ReturnType<typeof useWords>['controls']['grid']['acts'];

interface ToolProps {
  label: string;
  acts: Act[];
  disabled: Act[];
  onAct: (act: Act) => void;
}

function Tool({ label, acts, disabled, onAct }: ToolProps) {
  const w = useWords();
  return (
    <MenuTrigger>
      <Button className={button}>
        {label}
        <Drawing name="chevron" size={16} />
      </Button>
      <Popover className={popover} placement="bottom start">
        <Menu className={menu} aria-label={label} disabledKeys={disabled} onAction={(key) => onAct(key as Act)}>
          {acts.map((act) => (
            <MenuItem key={act} id={act} className={menuItem} data-danger={act.endsWith('Remove') || undefined}>
              {w.controls.grid.acts[act]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

interface GridToolsProps {
  grid: Grid;
  limits: GridLimits;
  cell: Cell;
  work: GridWork;
  /** Focuses another cell after an action that created or moved it. */
  onGo: (cell: Cell) => void;
}

interface GridAct {
  isAllowed: boolean;
  run: () => void;
  /** Cell to focus afterwards, if it is another one. */
  to?: Cell;
}

/** Actions available at a cell. */
function actsAt({ grid, limits, cell, work }: GridToolsProps): Record<Act, GridAct> {
  const { row, column } = cell;
  const { hasLast } = grid;
  const can = allowedAt(grid, limits, cell);
  const body = sizeOf(grid).rows - Number(hasLast);
  const after = Math.min(Math.max(row, 0) + 1, body);
  const first = { row: 0, column };
  return {
    rowBefore: { isAllowed: can.addRow && !isHeadingRow(grid, row), run: () => work.addRow(row), to: cell },
    rowAfter: { isAllowed: can.addRow, run: () => work.addRow(after), to: { row: after, column } },
    rowUp: { isAllowed: can.rowUp, run: () => work.moveRow(row, row - 1), to: { row: row - 1, column } },
    rowDown: { isAllowed: can.rowDown, run: () => work.moveRow(row, row + 1), to: { row: row + 1, column } },
    lastRow: { isAllowed: !hasLast, run: work.addLast, to: { row: body, column: 0 } },
    headingsAdd: { isAllowed: can.addHeadings, run: work.addHeadings, to: first },
    headingsFromRow: { isAllowed: can.headingsFromRow && !work.isTranslated(0), run: work.headingsFromRow, to: first },
    headingsToRow: { isAllowed: can.headingsToRow && !work.isTranslated(0), run: work.headingsToRow, to: first },
    rowRemove: { isAllowed: can.removeRow, run: () => work.removeRow(row) },
    columnBefore: { isAllowed: can.insertBefore, run: () => work.addColumn(column), to: cell },
    columnAfter: { isAllowed: can.addColumn, run: () => work.addColumn(column + 1), to: { row, column: column + 1 } },
    columnBack: { isAllowed: can.columnBefore, run: () => work.moveColumn(column, column - 1), to: { row, column: column - 1 } },
    columnOn: { isAllowed: can.columnAfter, run: () => work.moveColumn(column, column + 1), to: { row, column: column + 1 } },
    columnRemove: { isAllowed: can.removeColumn, run: () => work.removeColumn(column) },
  };
}

/** Whether the action concerns rows and this kind of grid has such rows. */
function isOfRows(act: Act, { form, hasHeadings }: Grid): boolean {
  if (act === 'lastRow') return form.by === 'rows' && form.last !== undefined;
  if (!act.startsWith('headings')) return act.startsWith('row');
  return form.by === 'rows' && form.optional !== undefined && hasHeadings === (act === 'headingsToRow');
}

/** Toolbar for the row and column of the selected cell. */
export function GridTools(props: GridToolsProps) {
  const { grid: w } = useWords().controls;
  const { grid, cell, onGo } = props;
  const acts = actsAt(props);
  const names = Object.keys(acts) as Act[];
  const disabled = names.filter((act) => !acts[act].isAllowed);
  const onAct = (act: Act) => {
    const { run, to } = acts[act];
    run();
    onGo(to ?? cell);
  };
  const ofRows = names.filter((act) => isOfRows(act, grid));
  const ofColumns = names.filter((act) => act.startsWith('column'));
  return (
    <>
      <Tool label={w.rowTools} acts={ofRows} disabled={disabled} onAct={onAct} />
      <Tool label={w.columnTools} acts={ofColumns} disabled={disabled} onAct={onAct} />
    </>
  );
}
