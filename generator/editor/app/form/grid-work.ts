import { inEachLanguage, type MessageLanguage } from '../../../../templates/model/files/language.ts';
import { plainWords } from '../../../content/text/inline/read.ts';
import type { Json } from '../../../core/json/value.ts';
import { blankCell } from '../../document/grid/blank.ts';
import { isNeeded } from '../../document/grid/cell-fault.ts';
import { cellOfText, fillCells } from '../../document/grid/cells.ts';
import type { GridFields } from '../../document/grid/fields.ts';
import { type Cell, type Grid, isHeadingRow, pathOfCell, sizeOf } from '../../document/grid/grid.ts';
import { addHeadings, headingsFromRow, headingsToRow, removeHeadings } from '../../document/grid/headings.ts';
import { insertColumn, insertRow, moveColumn, moveRow, removeColumn, removeRow } from '../../document/grid/lines.ts';
import { numberOfCell } from '../../document/grid/number.ts';
import { pasteRange } from '../../document/grid/paste.ts';
import type { Range, RangeCell } from '../../document/grid/range.ts';
import type { Operation } from '../../document/text/operation.ts';
import { aboutField } from '../model/fields.ts';
import { type Path, rootOf, toPointer } from '../model/places.ts';
import { blankParts } from '../store/blank-parts.ts';
import type { Entry } from '../store/entry.ts';
import { placeOf } from '../store/naming.ts';
import { valueOfEach, words } from '../words/words.tsx';
import { commitAt, type FieldEditor } from './field-context.ts';

export interface GridPlace {
  editor: FieldEditor;
  /** Of the object. */
  path: Path;
  value: Json | undefined;
  grid: Grid;
  fields: GridFields;
}

type Part = 'row' | 'column' | 'cells';

type Change = (key: 'add' | 'remove' | 'move' | 'set', part: Part, operations: Operation[]) => void;

/** Changes of a grid, told by the part of it that they are about. */
function changeOf({ editor, path }: GridPlace): Change {
  return (key, part, operations) => {
    if (operations.length === 0) return;
    const of = (language: MessageLanguage) => words[language].controls.grid[part];
    const values = { ...placeOf(editor.state.snapshot(), path), ...inEachLanguage(of), ...valueOfEach('what', of) };
    const placed = operations.map((one) => ({ ...one, at: [...path, ...one.at] }));
    editor.changes.change(placed, { key, values });
  };
}

/** What new cells hold until somebody writes in them. */
const blankOf = ({ editor, grid }: GridPlace) => {
  const { language } = blankParts(editor.state.snapshot());
  return (target: Cell, within: Grid = grid): Json => blankCell(within, target, language);
};

const each = <Made>(length: number, make: (index: number) => Made): Made[] => Array.from({ length }, (_, index) => make(index));

/** Rows and columns. */
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

/** The row of headings. */
function headingWork(place: GridPlace, change: Change) {
  const { editor, path, value, grid } = place;
  const { columns } = sizeOf(grid);
  const blank = blankOf(place);
  /** Until somebody writes others. */
  const headings = each(columns, (column) => String(blank({ row: 0, column }, { ...grid, cells: [], hasHeadings: true })));
  return {
    /** Whether cells of a row say something in other languages, which what is made of them would not. */
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

/** What a pasted cell is where it goes; undefined where it can't be that. */
function readAs({ text, exact }: RangeCell, target: Cell, { grid, fields }: GridPlace): Json | undefined {
  const field = fields.fieldOf(target);
  if (field?.is === 'number') return numberOfCell(plainWords(text), exact);
  if (text === '' && isNeeded(grid, target, field)) return undefined;
  return field && aboutField(field).hasMarks ? cellOfText(text, fields.mayBeList(target)) : plainWords(text);
}

/** What cells hold. */
function cellWork(place: GridPlace, change: Change) {
  const { editor, path, value, grid, fields } = place;
  const pathTo = (cell: Cell) => [...path, ...pathOfCell(grid, cell)];
  const fill = (cells: { row: number; column: number; value: Json }[]) => change('set', 'cells', fillCells(grid, cells));
  return {
    /** Empties cells. @returns how many keep what they say, as they have to say something */
    clear: (cells: readonly Cell[]): number => {
      const free = cells.filter((cell) => !isNeeded(grid, cell, fields.fieldOf(cell)));
      fill(free.map((cell) => ({ ...cell, value: '' })));
      return cells.length - free.length;
    },
    /** Lets go what the file did not take of a cell. @returns whether there was something */
    dismiss: (cell: Cell): boolean => {
      const at = pathTo(cell);
      const isRefused = editor.state.snapshot().refusals.has(toPointer(at));
      if (isRefused) editor.unwritten.dismiss(at);
      return isRefused;
    },
    /** @returns of how many cells the range has nothing that they can hold, and how many headings got a number */
    paste: (range: Range, at: Cell, added: { rows: number; columns: number }): { leftOut: number; numbered: number } => {
      const blank = blankOf(place);
      const read = (cell: RangeCell, target: Cell) => readAs(cell, target, place);
      const { operations, refused, numbered } = pasteRange(grid, { value, range, at, added, readAs: read, blank });
      change('set', 'cells', operations);
      return { leftOut: refused.length, numbered: numbered.length };
    },
    /** Writes what was entered in a cell. */
    write: (cell: Cell, next: Json, from: Entry | undefined) => {
      if (grid.cells[cell.row]?.[cell.column] !== undefined) return commitAt(editor, pathTo(cell), next, from);
      if (from) editor.drafts.release(from);
      fill([{ ...cell, value: next }]);
    },
  };
}

/** What can be done with a grid: each is one change of the file. */
export function gridWork(place: GridPlace) {
  const change = changeOf(place);
  return { ...lineWork(place, change), ...headingWork(place, change), ...cellWork(place, change) };
}

export type GridWork = ReturnType<typeof gridWork>;
