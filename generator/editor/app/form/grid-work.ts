import { inEachLanguage, type MessageLanguage } from '../../../../templates/model/files/language.ts';
import { plainWords } from '../../../content/text/inline/read.ts';
import type { Json } from '../../../core/json/value.ts';
import { blankCell } from '../../document/grid/blank.ts';
import { isNeeded } from '../../document/grid/cell-problem.ts';
import { cellOfText, fillCells } from '../../document/grid/cells.ts';
import type { GridFields } from '../../document/grid/fields.ts';
import { type Cell, type Grid, isHeadingRow, pathOfCell, sizeOf } from '../../document/grid/grid.ts';
import { addHeadings, headingsFromRow, headingsToRow, removeHeadings } from '../../document/grid/headings.ts';
import { insertColumn, insertRow, moveColumn, moveRow, removeColumn, removeRow } from '../../document/grid/lines.ts';
import { numberOfCell } from '../../document/grid/number.ts';
import { pasteRange } from '../../document/grid/paste.ts';
import type { Range, RangeCell } from '../../document/grid/range.ts';
import type { Operation } from '../../document/text/operation.ts';
import { roleOfField } from '../model/fields.ts';
import { type Path, rootOf, toPointer } from '../model/places.ts';
import { blankParts } from '../store/blank-parts.ts';
import type { FieldEdit } from '../store/field-edit.ts';
import { placeOf } from '../store/naming.ts';
import { valueOfEach, words } from '../words/words.tsx';
import { commitAt, type FieldEditor } from './field-context.ts';

export interface GridPlace {
  editor: FieldEditor;
  /** Path of the object. */
  path: Path;
  value: Json | undefined;
  grid: Grid;
  fields: GridFields;
}

type Part = 'row' | 'column' | 'cells';

type Change = (key: 'add' | 'remove' | 'move' | 'set', part: Part, operations: Operation[]) => void;

/** Creates changes of a grid that are described by the affected row, column or cell. */
function changeOf({ editor, path }: GridPlace): Change {
  return (key, part, operations) => {
    if (operations.length === 0) return;
    const of = (language: MessageLanguage) => words[language].controls.grid[part];
    const values = { ...placeOf(editor.state.snapshot(), path), ...inEachLanguage(of), ...valueOfEach('what', of) };
    const placed = operations.map((one) => ({ ...one, at: [...path, ...one.at] }));
    editor.changes.change(placed, { key, values });
  };
}

/** Placeholder content of new cells. */
const blankOf = ({ editor, grid }: GridPlace) => {
  const { language } = blankParts(editor.state.snapshot());
  return (target: Cell, within: Grid = grid): Json => blankCell(within, target, language);
};

const each = <Made>(length: number, make: (index: number) => Made): Made[] => Array.from({ length }, (_, index) => make(index));

/** Actions on rows and columns. */
function lineWork(place: GridPlace, change: Change) {
  const { grid, value } = place;
  const size = sizeOf(grid);
  const blank = blankOf(place);
  const newRow = (row: number) => each(size.columns, (column) => blank({ row, column }));
  const newColumn = (column: number) => each(size.rows, (row) => blank({ row, column }));
  return {
    addRow: (row: number) => change('add', 'row', insertRow(grid, row, newRow(row))),
    addColumn: (column: number) => change('add', 'column', insertColumn(grid, column, newColumn(column))),
    addLast: () => {
      const { form } = grid;
      if (form.by !== 'rows' || form.last === undefined) return;
      change('add', 'row', [{ do: 'set', at: [form.last], value: each(size.columns, () => '') }]);
    },
    removeRow: (row: number) =>
      change('remove', 'row', isHeadingRow(grid, row) ? removeHeadings(grid, value) : removeRow(grid, row)),
    removeColumn: (column: number) => change('remove', 'column', removeColumn(grid, column)),
    moveRow: (row: number, to: number) => change('move', 'row', moveRow(grid, row, to)),
    moveColumn: (column: number, to: number) => change('move', 'column', moveColumn(grid, column, to)),
  };
}

/** Actions on the heading row. */
function headingWork(place: GridPlace, change: Change) {
  const { editor, path, value, grid } = place;
  const { columns } = sizeOf(grid);
  const blank = blankOf(place);
  /** Placeholder headings. */
  const headings = each(columns, (column) => String(blank({ row: 0, column }, { ...grid, cells: [], hasHeadings: true })));
  return {
    /** Whether cells of a row have translations, which are lost when headings become a row or a row becomes headings. */
    isTranslated: (row: number): boolean => {
      const { translations = {} } = editor.state.snapshot().roots.get(toPointer(rootOf(path))) ?? {};
      const places = each(columns, (column) => toPointer([...path, ...pathOfCell(grid, { row, column })]));
      return places.some((one) => Object.hasOwn(translations, one));
    },
    addHeadings: () => change('add', 'row', addHeadings(grid, value, headings)),
    headingsFromRow: () => change('set', 'cells', headingsFromRow(grid, value, headings)),
    headingsToRow: () => change('set', 'cells', headingsToRow(grid, value)),
  };
}

/** Value of a pasted cell for its target; undefined if the target cannot hold it. */
function readAs({ text, exact }: RangeCell, target: Cell, { grid, fields }: GridPlace): Json | undefined {
  const field = fields.fieldOf(target);
  if (field?.is === 'number') return numberOfCell(plainWords(text), exact);
  if (text === '' && isNeeded(grid, target, field)) return undefined;
  return field && roleOfField(field).hasMarks ? cellOfText(text, fields.mayBeList(target)) : plainWords(text);
}

/** Actions on the content of cells. */
function cellWork(place: GridPlace, change: Change) {
  const { editor, path, value, grid, fields } = place;
  const pathTo = (cell: Cell) => [...path, ...pathOfCell(grid, cell)];
  const fill = (cells: { row: number; column: number; value: Json }[]) => change('set', 'cells', fillCells(grid, cells));
  return {
    /** Clears cells. @returns the number of required cells, which keep their text */
    clear: (cells: readonly Cell[]): number => {
      const free = cells.filter((cell) => !isNeeded(grid, cell, fields.fieldOf(cell)));
      fill(free.map((cell) => ({ ...cell, value: '' })));
      return cells.length - free.length;
    },
    /** Discards the refused value of a cell. @returns whether there was one */
    dismiss: (cell: Cell): boolean => {
      const at = pathTo(cell);
      const isRefused = editor.state.snapshot().rejectedValues.has(toPointer(at));
      if (isRefused) editor.unsaved.dismiss(at);
      return isRefused;
    },
    /** @returns the number of cells with an unsupported value, and the number of headings that got a number */
    paste: (range: Range, at: Cell, added: { rows: number; columns: number }): { leftOut: number; numbered: number } => {
      const blank = blankOf(place);
      const read = (cell: RangeCell, target: Cell) => readAs(cell, target, place);
      const { operations, rejected, numbered } = pasteRange(grid, { value, range, at, added, readAs: read, blank });
      change('set', 'cells', operations);
      return { leftOut: rejected.length, numbered: numbered.length };
    },
    /** Writes the value entered in a cell. */
    write: (cell: Cell, next: Json, from: FieldEdit | undefined) => {
      if (grid.cells[cell.row]?.[cell.column] !== undefined) return commitAt(editor, pathTo(cell), next, from);
      if (from) editor.drafts.release(from);
      fill([{ ...cell, value: next }]);
    },
  };
}

/** Actions on a grid. Each is a single change of the file. */
export function gridWork(place: GridPlace) {
  const change = changeOf(place);
  return { ...lineWork(place, change), ...headingWork(place, change), ...cellWork(place, change) };
}

export type GridWork = ReturnType<typeof gridWork>;
