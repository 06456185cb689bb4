import { css } from '@linaria/core';
import { useEffect, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { isNumber } from '../../../../templates/parts/table-cells.ts';
import { columnKind, gridFields } from '../../../edit/grid/fields.ts';
import { cellOfPath, gridKeys, readGrid, sizeOf } from '../../../edit/grid/grid.ts';
import { allowedAt } from '../../../edit/grid/lines.ts';
import { roomFor } from '../../../edit/grid/paste.ts';
import type { Range } from '../../../edit/grid/range.ts';
import type { ObjectModel } from '../../../edit/protocol.ts';
import type { Json } from '../../../json/value.ts';
import { child, isWithin, type Path, textAt } from '../model/places.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button, row } from '../style/controls.ts';
import { fill, useLanguage, useWords } from '../words/words.tsx';
import { type AskedPaste, EnlargeDialog } from './enlarge-dialog.tsx';
import { Problems } from './field.tsx';
import { at, bounds, fitted, type Selection, selectedRows } from './grid-selection.ts';
import { GridTable } from './grid-table.tsx';
import { GridTools } from './grid-tools.tsx';
import { type GridPlace, gridWork } from './grid-work.ts';

const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  min-inline-size: 0;
  padding: 0;
  border: 0;

  & > p,
  & > [role="status"] {
    font-size: 0.75rem;
    line-height: 1.5;
    color: var(--soft);
  }

  & > [role="status"]:empty {
    display: none;
  }
`;

interface GridControlProps {
  /** Of the object. */
  path: Path;
  model: ObjectModel;
  value: Json | undefined;
}

/** The cells of an object that is a grid, in the panel and, where they need room, in a window of their own. */
export function GridControl({ path, model, value }: GridControlProps) {
  const w = useWords();
  const editor = useEditor();
  const { schema } = useSnapshot();
  const [isLarge, setLarge] = useState(false);
  const fields = schema && gridFields(schema, model);
  if (!fields || !model.grid) return null;
  const place: GridPlace = { editor, path, value, grid: readGrid(model.grid, value), fields };
  const name = textAt(value, 'caption') ?? '';
  return (
    <div data-grid={path.join('/')}>
      <CellsOf place={place} name={name} onLarger={() => setLarge(true)} />
      {[...gridKeys(model.grid)].map((key) => (
        <Problems key={key} path={[...path, key]} isOwn={false} id={`grid${key}`} label={name} />
      ))}
      <DialogFrame title={fill(w.controls.grid.name, { name })} recipe={model.recipe} isOpen={isLarge} onOpenChange={setLarge}>
        {() => <CellsOf place={place} name={name} onLarger={undefined} />}
      </DialogFrame>
    </div>
  );
}

interface CellsOfProps {
  place: GridPlace;
  name: string;
  onLarger: (() => void) | undefined;
}

/** The chosen cell, which follows what is chosen on the page. */
function useSelection({ path, grid }: GridPlace): [Selection, (selection: Selection) => void] {
  const { focus } = useSnapshot();
  const [selection, setSelection] = useState<Selection>(at(0, 0));
  const focused = isWithin(focus, path) ? cellOfPath(grid, focus.slice(path.length)) : undefined;
  const place = focused && `${focused.row} ${focused.column}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is the reason
  useEffect(() => {
    if (focused) setSelection(at(focused.row, focused.column));
  }, [place]);
  return [fitted(selection, sizeOf(grid)), setSelection];
}

function useIsRtl(): boolean {
  const site = useSnapshot().roots.get('/site')?.value;
  return (textAt(site, 'direction') ?? (child(site, 'language') === 'en' ? 'ltr' : 'rtl')) === 'rtl';
}

function CellsOf({ place, name, onLarger }: CellsOfProps) {
  const w = useWords();
  const id = useId();
  const language = useLanguage();
  const { grid, fields, value } = place;
  const { limits } = fields;
  const [selection, select] = useSelection(place);
  const [asked, setAsked] = useState<AskedPaste | undefined>(undefined);
  const [said, setSaid] = useState('');
  const work = gridWork(place);
  const size = sizeOf(grid);
  const { active } = selection;
  const can = allowedAt(grid, limits, active);
  const unit = grid.form.by === 'columns' && grid.form.unit !== undefined ? textAt(value, grid.form.unit) : undefined;
  const isRtl = useIsRtl();

  const kindOf = (column: number) => {
    const kind = columnKind(grid, column, isNumber);
    return kind === 'number' && unit !== undefined ? fill(w.controls.grid.inUnit, { unit }) : w.controls.grid[kind];
  };
  const paste = (range: Range, from: AskedPaste['at'], added: { rows: number; columns: number }) => {
    const left = work.paste(range, from, added);
    setSaid(left === 0 ? '' : fill(w.controls.grid.leftOut, { n: left.toLocaleString(language) }));
    const to = { row: from.row + range.length - 1, column: from.column + (range[0]?.length ?? 1) - 1 };
    select({ active: from, anchor: to });
  };
  const onPaste = (range: Range) => {
    const { from } = bounds(selection);
    const [first] = range[0] ?? [];
    const isOne = first && range.length === 1 && range[0]?.length === 1;
    const whole = isOne ? selectedRows(selection).map((cells) => cells.map(() => first)) : range;
    const room = roomFor(grid, { limits, range: whole, at: from });
    if (room.needed.rows + room.needed.columns > 0) setAsked({ range: whole, at: from, room });
    else paste(whole, from, { rows: 0, columns: 0 });
  };
  const onMove = ([down, on]: [number, number]) => {
    const { row: of, column } = active;
    const isAllowed = down === 1 ? can.rowDown : down === -1 ? can.rowUp : on === 1 ? can.columnAfter : can.columnBefore;
    if (!isAllowed) return;
    if (down === 0) work.moveColumn(column, column + on);
    else work.moveRow(of, of + down);
    select(at(of + down, column + on));
  };
  const onBeyond = () => {
    work.addRow(size.rows);
    select(at(grid.hasLast ? size.rows - 1 : size.rows, 0));
  };
  const counted = (n: number, most: number) => (Number.isFinite(most) ? fill(w.controls.grid.ofMost, { n, most }) : String(n));
  return (
    <fieldset className={box} aria-label={fill(w.controls.grid.name, { name })}>
      <div className={row}>
        <GridTools grid={grid} limits={limits} cell={active} work={work} onGo={(cell) => select(at(cell.row, cell.column))} />
        {onLarger ? (
          <Button className={button} onPress={onLarger}>
            {w.controls.grid.larger}
          </Button>
        ) : null}
      </div>
      <GridTable
        place={place}
        work={work}
        label={fill(w.controls.grid.name, { name })}
        describedBy={`${id}keys ${id}size`}
        isRtl={isRtl}
        selection={selection}
        onSelect={select}
        kindOf={kindOf}
        onPaste={onPaste}
        onWrong={(text) => setSaid(fill(w.controls.grid.notNumber, { text: `\u2068${text}\u2069` }))}
        onMove={onMove}
        onBeyond={can.addRow ? onBeyond : undefined}
      />
      <div role="status">{said}</div>
      <p id={`${id}size`}>
        {fill(w.controls.grid.size, {
          rows: counted(size.rows - 1 - Number(grid.hasLast), limits.rows.most),
          columns: counted(size.columns, limits.columns.most),
        })}
      </p>
      <p id={`${id}keys`}>{w.controls.grid.keys}</p>
      <EnlargeDialog
        asked={asked}
        limits={limits}
        onChoose={(added) => asked && paste(asked.range, asked.at, added)}
        onClose={() => setAsked(undefined)}
      />
    </fieldset>
  );
}
