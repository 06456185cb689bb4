import { css } from '@linaria/core';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { isNumber } from '../../../../templates/components/table-cells.ts';
import { plainWords } from '../../../content/text/inline/read.ts';
import type { Json } from '../../../core/json/value.ts';
import { columnKind, gridFields } from '../../document/grid/fields.ts';
import { bodyRows, type Cell, gridKeys, readGrid, sizeOf } from '../../document/grid/grid.ts';
import type { ObjectModel } from '../../document/protocol-forms.ts';
import { child, type Path, textAt } from '../model/places.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { showPasteNotes } from '../paste/paste-messages.ts';
import { nameIn } from '../store/naming.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button, row } from '../style/controls.ts';
import { keyHint } from '../style/key-hint.ts';
import { fill, useWords } from '../words/words.tsx';
import { EnlargeDialog } from './enlarge-dialog.tsx';
import { Problems } from './field.tsx';
import { useGrid } from './grid-acts.ts';
import { at } from './grid-selection.ts';
import { GridTable } from './grid-table.tsx';
import { GridTools } from './grid-tools.tsx';
import type { GridPlace } from './grid-work.ts';

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

  & > [data-fault] {
    position: sticky;
    inset-block-end: 0.5rem;
    z-index: 2;
    padding: 0.5rem 0.625rem;
    font-size: 0.8125rem;
    color: var(--error);
    background: var(--error-wash);
    border-radius: var(--radius);
  }
`;

interface GridControlProps {
  /** Path of the object. */
  path: Path;
  model: ObjectModel;
  value: Json | undefined;
}

/** Grid editor in the panel, and in a dialog if it needs more room. */
export function GridControl({ path, model, value }: GridControlProps) {
  const w = useWords();
  const editor = useEditor();
  const { schema } = useSnapshot();
  const [isLarge, setLarge] = useState(false);
  const grid = model.grid && readGrid(model.grid, value);
  const fields = schema && grid && gridFields(schema, model, grid);
  if (!fields) return null;
  const place: GridPlace = { editor, path, value, grid, fields };
  const name = textAt(value, 'caption') ?? nameIn(value) ?? '';
  const problems = [...gridKeys(grid.form)].map((key) => (
    <Problems key={key} path={[...path, key]} isOwn={false} id={`grid${key}`} label={name} />
  ));
  return (
    <div data-grid={path.join('/')}>
      <CellsOf place={place} name={name} onLarger={() => setLarge(true)} />
      {problems}
      <DialogFrame title={fill(w.controls.grid.name, { name })} recipe={model.recipe} isOpen={isLarge} onOpenChange={setLarge}>
        {() => (
          <>
            <CellsOf place={place} name={name} onLarger={undefined} />
            {problems}
          </>
        )}
      </DialogFrame>
    </div>
  );
}

function useIsRtl(): boolean {
  const site = useSnapshot().roots.get('/site')?.value;
  return (textAt(site, 'direction') ?? (child(site, 'language') === 'en' ? 'ltr' : 'rtl')) === 'rtl';
}

/** Type of each column. */
function useKinds({ grid, value }: GridPlace): { isNumber: (column: number) => boolean; kindOf: (column: number) => string } {
  const { grid: w } = useWords().controls;
  const unit = grid.form.by === 'columns' && grid.form.unit !== undefined ? textAt(value, grid.form.unit) : undefined;
  const kind = (column: number) => columnKind(grid, column, (text) => isNumber(plainWords(text)));
  return {
    isNumber: (column) => kind(column) === 'number',
    kindOf: (column) => (kind(column) === 'number' && unit !== undefined ? fill(w.inUnit, { unit }) : w[kind(column)]),
  };
}

/** Number of rows and columns, and their limits. */
function Size({ place: { grid, fields }, id }: { place: GridPlace; id: string }) {
  const { grid: w } = useWords().controls;
  const { columns } = sizeOf(grid);
  const { limits } = fields;
  const counted = (n: number, most: number) => (Number.isFinite(most) ? fill(w.ofMost, { n, most }) : String(n));
  const values = {
    rows: counted(bodyRows(grid), limits.rows.most),
    columns: counted(columns, limits.columns.most),
  };
  return <p id={id}>{fill(w.size, values)}</p>;
}

interface CellsOfProps {
  place: GridPlace;
  name: string;
  onLarger: (() => void) | undefined;
}

function CellsOf({ place, name, onLarger }: CellsOfProps) {
  const { grid: w } = useWords().controls;
  const { notes } = useEditor();
  const id = useId();
  const { grid, fields } = place;
  const { selection, select, work, said: message, pasting, ...acts } = useGrid(place);
  const go = (cell: Cell) => select(at(cell.row, cell.column));
  return (
    <fieldset className={box} aria-label={fill(w.name, { name })}>
      <div className={row}>
        <GridTools grid={grid} limits={fields.limits} cell={selection.active} work={work} onGo={go} />
        {onLarger ? (
          <Button className={button} onPress={onLarger}>
            {w.larger}
          </Button>
        ) : null}
      </div>
      <GridTable
        {...acts}
        place={place}
        work={work}
        label={fill(w.name, { name })}
        describedBy={`${id}keys ${id}size`}
        statusId={`${id}said`}
        isRtl={useIsRtl()}
        selection={selection}
        onSelect={select}
        {...useKinds(place)}
        onPaste={pasting.onPaste}
        onUnread={() => showPasteNotes(notes, ['unread'])}
      />
      <div role="status" id={`${id}said`} data-fault={message.isProblem}>
        {message.text}
      </div>
      <Size place={place} id={`${id}size`} />
      <p id={`${id}keys`} className={keyHint}>
        {w.keys}
      </p>
      <EnlargeDialog {...pasting} limits={fields.limits} />
    </fieldset>
  );
}
