import { useEffect, useState } from 'react';
import type { CellProblem } from '../../document/grid/cell-problem.ts';
import { cellOfPath, sizeOf } from '../../document/grid/grid.ts';
import { allowedAt } from '../../document/grid/lines.ts';
import { pasteSpaceFor } from '../../document/grid/paste.ts';
import type { Range } from '../../document/grid/range.ts';
import { isWithin } from '../model/places.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { fill, useLanguage, useWords } from '../words/words.tsx';
import type { PendingPaste } from './enlarge-dialog.tsx';
import { at, bounds, fitted, type Selection, selectedRows } from './grid-selection.ts';
import { type GridPlace, gridWork } from './grid-work.ts';

/** Announcement after an action in a grid. */
interface StatusMessage {
  text: string;
  isProblem?: boolean;
}

/** Selected cell of a grid; follows the selection on the page. */
function useSelection({ path, grid }: GridPlace): [Selection, (selection: Selection) => void] {
  const { focus } = useSnapshot();
  const [selection, setSelection] = useState<Selection>(at(0, 0));
  const focused = isWithin(focus, path) ? cellOfPath(grid, focus.slice(path.length)) : undefined;
  const place = focused && `${focused.row} ${focused.column}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes
  useEffect(() => {
    if (focused) setSelection(at(focused.row, focused.column));
  }, [place]);
  return [fitted(selection, sizeOf(grid)), setSelection];
}

function useStatusMessage() {
  const { grid: w } = useWords().controls;
  const language = useLanguage();
  const [said, setSaid] = useState<StatusMessage>({ text: '' });
  return {
    said,
    tell: (counted: Partial<Record<'leftOut' | 'keptFull' | 'numbered', number>>) => {
      const messages = (['leftOut', 'keptFull', 'numbered'] as const).flatMap((words) => {
        const n = counted[words] ?? 0;
        return n === 0 ? [] : [fill(w[words], { n: n.toLocaleString(language) })];
      });
      setSaid({ text: messages.join(' · ') });
    },
    onProblem: (problem: CellProblem | undefined) =>
      setSaid(problem ? { text: w.faults[problem], isProblem: true } : { text: '' }),
  };
}

/** Pastes from the first selected cell on; a single text fills all selected cells. Asks first if the grid is too small. */
function usePaste(
  { grid, fields: { limits } }: GridPlace,
  work: ReturnType<typeof gridWork>,
  {
    selection,
    select,
    tell,
  }: {
    selection: Selection;
    select: (selection: Selection) => void;
    tell: (counted: { leftOut: number; numbered: number }) => void;
  },
) {
  const [pendingPaste, setPendingPaste] = useState<PendingPaste | undefined>(undefined);
  const paste = (range: Range, from: PendingPaste['at'], added: { rows: number; columns: number }) => {
    tell(work.paste(range, from, added));
    const to = { row: from.row + range.length - 1, column: from.column + (range[0]?.length ?? 1) - 1 };
    select({ active: from, anchor: to });
  };
  const onPaste = (range: Range) => {
    const { from } = bounds(selection);
    const [first, ...others] = range.flat();
    const whole = first && others.length === 0 ? selectedRows(selection).map((cells) => cells.map(() => first)) : range;
    const space = pasteSpaceFor(grid, { limits, range: whole, at: from });
    if (space.needed.rows + space.needed.columns > 0) setPendingPaste({ range: whole, at: from, space });
    else paste(whole, from, { rows: 0, columns: 0 });
  };
  return {
    pendingPaste,
    onPaste,
    onChoose: (added: { rows: number; columns: number }) => pendingPaste && paste(pendingPaste.range, pendingPaste.at, added),
    onClose: () => setPendingPaste(undefined),
  };
}

/** Selection, actions and announcements of a grid. */
export function useGrid(place: GridPlace) {
  const { grid, fields } = place;
  const [selection, select] = useSelection(place);
  const { said, tell, onProblem } = useStatusMessage();
  const work = gridWork(place);
  const pasting = usePaste(place, work, { selection, select, tell });
  const { rows } = sizeOf(grid);
  const { active } = selection;
  const can = allowedAt(grid, fields.limits, active);
  const onMove = ([down, on]: [number, number]) => {
    const { row, column } = active;
    const isAllowed = down === 1 ? can.rowDown : down === -1 ? can.rowUp : on === 1 ? can.columnAfter : can.columnBefore;
    if (!isAllowed) return;
    if (down === 0) work.moveColumn(column, column + on);
    else work.moveRow(row, row + down);
    select(at(row + down, column + on));
  };
  const onBeyond = () => {
    work.addRow(rows);
    select(at(grid.hasLast ? rows - 1 : rows, 0));
  };
  const onClear = () => tell({ keptFull: work.clear(selectedRows(selection).flat()) });
  return { selection, select, work, said, onProblem, pasting, onMove, onClear, onBeyond: can.addRow ? onBeyond : undefined };
}
