import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { type Cell, type Grid, isHeadingRow, sizeOf } from '../../../edit/grid/grid.ts';
import { allowedAt, type GridLimits } from '../../../edit/grid/lines.ts';
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
  /** Goes to another cell, where what was done has brought or moved one. */
  onGo: (cell: Cell) => void;
}

/** What is done with the row and the column of the chosen cell. */
export function GridTools({ grid, limits, cell, work, onGo }: GridToolsProps) {
  const w = useWords();
  const { row, column } = cell;
  const { form, hasLast, hasHeadings } = grid;
  const can = allowedAt(grid, limits, cell);
  const body = sizeOf(grid).rows - Number(hasLast);
  const after = Math.min(Math.max(row, 0) + 1, body);
  const acts: Record<Act, { isAllowed: boolean; run: () => void; to?: Cell }> = {
    rowBefore: { isAllowed: can.addRow && !isHeadingRow(grid, row), run: () => work.addRow(row), to: cell },
    rowAfter: { isAllowed: can.addRow, run: () => work.addRow(after), to: { row: after, column } },
    rowUp: { isAllowed: can.rowUp, run: () => work.moveRow(row, row - 1), to: { row: row - 1, column } },
    rowDown: { isAllowed: can.rowDown, run: () => work.moveRow(row, row + 1), to: { row: row + 1, column } },
    lastRow: { isAllowed: !hasLast, run: work.addLast, to: { row: body, column: 0 } },
    headingsAdd: { isAllowed: can.addHeadings, run: work.addHeadings, to: { row: 0, column } },
    headingsFromRow: {
      isAllowed: can.headingsFromRow && !work.isTranslated(0),
      run: work.headingsFromRow,
      to: { row: 0, column },
    },
    headingsToRow: { isAllowed: can.headingsToRow && !work.isTranslated(0), run: work.headingsToRow, to: { row: 0, column } },
    rowRemove: { isAllowed: can.removeRow, run: () => work.removeRow(row) },
    columnBefore: { isAllowed: can.insertBefore, run: () => work.addColumn(column), to: cell },
    columnAfter: { isAllowed: can.addColumn, run: () => work.addColumn(column + 1), to: { row, column: column + 1 } },
    columnBack: { isAllowed: can.columnBefore, run: () => work.moveColumn(column, column - 1), to: { row, column: column - 1 } },
    columnOn: { isAllowed: can.columnAfter, run: () => work.moveColumn(column, column + 1), to: { row, column: column + 1 } },
    columnRemove: { isAllowed: can.removeColumn, run: () => work.removeColumn(column) },
  };
  const names = Object.keys(acts) as Act[];
  const disabled = names.filter((act) => !acts[act].isAllowed);
  const isListed = (act: Act) => {
    if (act === 'lastRow') return form.by === 'rows' && form.last !== undefined;
    if (!act.startsWith('headings')) return act.startsWith('row');
    return form.by === 'rows' && form.optional !== undefined && hasHeadings === (act === 'headingsToRow');
  };
  const onAct = (act: Act) => {
    const { run, to } = acts[act];
    run();
    onGo(to ?? cell);
  };
  const ofRows = names.filter(isListed);
  const ofColumns = names.filter((act) => act.startsWith('column'));
  return (
    <>
      <Tool label={w.controls.grid.rowTools} acts={ofRows} disabled={disabled} onAct={onAct} />
      <Tool label={w.controls.grid.columnTools} acts={ofColumns} disabled={disabled} onAct={onAct} />
    </>
  );
}
