import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../generator/core/json/value.ts';
import { valueAt } from '../../../../generator/core/json/value-at.ts';
import { get } from '../../../../generator/core/json/walk.ts';
import { blankCell } from '../../../../generator/editor/document/grid/blank.ts';
import { findCellProblem, isNeeded } from '../../../../generator/editor/document/grid/cell-problem.ts';
import { fillCells } from '../../../../generator/editor/document/grid/cells.ts';
import {
  type Cell,
  cellOfPath,
  type Grid,
  gridKeys,
  pathOfCell,
  readGrid,
  sizeOf,
} from '../../../../generator/editor/document/grid/grid.ts';
import {
  addHeadings,
  headingsFromRow,
  headingsToRow,
  removeHeadings,
} from '../../../../generator/editor/document/grid/headings.ts';
import {
  allowedAt,
  type GridLimits,
  insertColumn,
  insertRow,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
} from '../../../../generator/editor/document/grid/lines.ts';
import { numberOfCell, readNumber } from '../../../../generator/editor/document/grid/number.ts';
import { pasteRange, pasteSpaceFor } from '../../../../generator/editor/document/grid/paste.ts';
import { placeSpans, readTsv, toRange, writeHtml, writeTsv } from '../../../../generator/editor/document/grid/range.ts';
import type { FieldModel } from '../../../../generator/editor/document/protocol-forms.ts';
import { planTask } from '../../../../generator/editor/document/tasks/tasks.ts';
import type { Operation } from '../../../../generator/editor/document/text/operation.ts';
import { applyOperation } from '../../../../generator/editor/document/value.ts';
import { siteForms } from '../../../../generator/editor/server/endpoints/schema/site-forms.ts';
import type { GridForm } from '../../../../templates/schema/grids.ts';
import { fixtureSite } from '../../../support/build.ts';
import { type EditedSite, editSite } from '../../../support/edited-site.ts';
import { blockTypes, readExamples } from '../../../support/examples.ts';

const byRows: GridForm = { by: 'rows', headings: 'columns', rows: 'rows', last: 'total' };
const byColumns: GridForm = {
  by: 'columns',
  corner: 'categoryLabel',
  names: 'categories',
  columns: 'series',
  heading: 'label',
  values: 'values',
};

const catch_: Json = {
  type: 'table',
  caption: 'صيد الأسبوع',
  columns: ['المرسى', 'هامور', 'كنعد'],
  rows: [
    ['جازان', '12', '4'],
    ['ينبع', '7', '9'],
  ],
  total: ['الكل', '19', '13'],
};

const rain: Json = {
  type: 'chart',
  kind: 'lines',
  caption: 'المطر',
  categoryLabel: 'الشهر',
  categories: ['رجب', 'شعبان', 'رمضان'],
  series: [
    { label: 'أبها', values: [31, 44, 12.5] },
    { label: 'تبوك', values: [2, 0, 1] },
  ],
};

const forms: [string, GridForm, Json][] = [
  ['rows', byRows, catch_],
  ['columns', byColumns, rain],
];

const { grid: ofTables = byRows } = siteForms().objects['prose-table'] ?? {};

/** A table without headings. */
const hours: Json = {
  type: 'table',
  caption: 'أوقات العمل',
  rows: [
    ['الأحد', '8', '14'],
    ['الاثنين', '9', '15'],
    ['الخميس', '8', '12'],
  ],
  total: ['الجملة', '', '16'],
};

const apply = (value: Json, operations: readonly Operation[]) =>
  operations.reduce<Json | undefined>(applyOperation, value) as Json;
const cellsOf = (form: GridForm, value: Json) => readGrid(form, value).cells;

describe.each([...forms, ['rows without headings', ofTables, hours]] as typeof forms)('grid by %s', (_by, form, value) => {
  const grid = readGrid(form, value);
  const { rows, columns } = sizeOf(grid);
  const all: Cell[] = grid.cells.flatMap((row, y) => row.map((_, x) => ({ row: y, column: x })));

  test('maps each cell to its path and back', () => {
    for (const cell of all) {
      const path = pathOfCell(grid, cell);
      expect(valueAt(value, path)).toBe(grid.cells[cell.row]?.[cell.column]);
      expect(cellOfPath(grid, path)).toEqual(cell);
      expect(gridKeys(form).has(String(path[0]))).toBe(true);
    }
    expect(cellOfPath(grid, ['caption'])).toBeUndefined();
  });

  test('is restored after inserting and removing any row', () => {
    for (let row = 1; row <= rows; row++) {
      const cells = Array.from({ length: columns }, (_, column) => blankCell(grid, { row, column }, 'ar'));
      const longer = apply(value, insertRow(grid, row, cells));
      expect(sizeOf(readGrid(form, longer))).toEqual({ rows: rows + 1, columns });
      const at = cellsOf(form, longer).findIndex((one) => JSON.stringify(one) === JSON.stringify(cells));
      expect(at).toBe(Math.min(row, grid.hasLast ? rows - 1 : rows));
      expect(apply(longer, removeRow(readGrid(form, longer), at))).toEqual(value);
    }
  });

  test('is restored after inserting and removing any column', () => {
    for (let column = form.by === 'columns' ? 1 : 0; column <= columns; column++) {
      const cells = Array.from({ length: rows }, (_, row) => blankCell(grid, { row, column }, 'en'));
      const wider = apply(value, insertColumn(grid, column, cells));
      const found = cellsOf(form, wider);
      expect(found.map((row) => row[column])).toEqual(cells);
      expect(found.every((row) => row.length === columns + 1)).toBe(true);
      expect(apply(wider, removeColumn(readGrid(form, wider), column))).toEqual(value);
    }
  });

  test('moves rows and columns with all their cells', () => {
    const moved = apply(value, moveColumn(grid, 1, 2));
    expect(cellsOf(form, moved)).toEqual(grid.cells.map(([name, one, two]) => [name, two, one]));
    const down = cellsOf(form, apply(value, moveRow(grid, 1, 2)));
    expect(down.slice(0, 3)).toEqual([grid.cells[0], grid.cells[2], grid.cells[1]]);
  });
});

const limits: GridLimits = { rows: { least: 1, most: 3 }, columns: { least: 1, most: 4 } };

test('allows actions on a row and column by limits and by header and total rows', () => {
  const table = readGrid(byRows, catch_);
  expect(allowedAt(table, limits, { row: 3, column: 0 })).toMatchObject({ removeRow: true, rowUp: false, rowDown: false });
  expect(allowedAt(table, limits, { row: 2, column: 2 })).toMatchObject({ addRow: true, rowDown: false, columnAfter: false });
  expect(allowedAt(table, limits, { row: 0, column: 0 })).toMatchObject({ removeRow: false, removeColumn: true, rowUp: false });
  const full = { rows: { least: 2, most: 2 }, columns: { least: 3, most: 3 } };
  const none = { addRow: false, addColumn: false, removeRow: false, removeColumn: false, insertBefore: false };
  expect(allowedAt(table, full, { row: 1, column: 1 })).toMatchObject(none);
  const chart = readGrid(byColumns, rain);
  expect(allowedAt(chart, limits, { row: 1, column: 0 })).toMatchObject({ removeColumn: false, insertBefore: false });
  expect(allowedAt(chart, limits, { row: 1, column: 1 })).toMatchObject({ columnBefore: false, columnAfter: true });
});

test('moves headings from and into the first row in one change', () => {
  const grid = readGrid(ofTables, hours);
  const blank = ['عمود 1', 'عمود 2', 'عمود 3'];
  const plain = { ...(hours as object), isPlain: true } as Json;
  const added = apply(plain, addHeadings(readGrid(ofTables, plain), plain, blank));
  expect(added).toEqual({ ...(hours as object), columns: blank });
  const sortable = { ...(added as object), isSortable: true } as Json;
  expect(apply(sortable, removeHeadings(readGrid(ofTables, sortable), sortable))).toEqual(hours);
  const lowered = apply(sortable, headingsToRow(readGrid(ofTables, sortable), sortable));
  expect(lowered).toEqual({ ...(hours as object), rows: [blank, ...((get(hours, 'rows') ?? []) as Json[])] });

  const first = [['البند', '[العدد](/count)', ''], ['العدد', ['أ', '**ب**'], 'العدد'], ...grid.cells.slice(1, 3)] as Json[];
  const headed = (rows: Json[]) => {
    const value = { ...(hours as object), rows } as Json;
    return get(apply(value, headingsFromRow(readGrid(ofTables, value), value, blank)), 'columns');
  };
  expect(headed(first)).toEqual(['البند', 'العدد', 'عمود 3']);
  expect(headed(first.slice(1))).toEqual(['العدد', 'أ **ب**', 'العدد 2']);
});

test('allows heading actions depending on headings and rows', () => {
  const least: GridLimits = { rows: { least: 1, most: 3 }, columns: { least: 1, most: 4 } };
  const headed = { ...(hours as object), columns: ['أ', 'ب', 'ج'] } as Json;
  const none = { addHeadings: false, headingsFromRow: false, headingsToRow: false };
  expect(allowedAt(readGrid(ofTables, hours), least, { row: 0, column: 0 })).toMatchObject({
    ...none,
    ...{ addHeadings: true, headingsFromRow: true, removeRow: true, rowUp: false, rowDown: true },
  });
  expect(allowedAt(readGrid(ofTables, headed), least, { row: 0, column: 0 })).toMatchObject({ ...none, removeRow: true });
  const two = { ...(headed as object), rows: [['1', '2', '3']] } as Json;
  expect(allowedAt(readGrid(ofTables, two), least, { row: 0, column: 0 })).toMatchObject({ ...none, headingsToRow: true });
  const one = { ...(hours as object), rows: [['1', '2', '3']] } as Json;
  expect(allowedAt(readGrid(ofTables, one), least, { row: 0, column: 0 })).toMatchObject({ ...none, addHeadings: true });
  expect(allowedAt(readGrid(byColumns, rain), least, { row: 0, column: 0 })).toMatchObject({ ...none, removeRow: false });
});

test('fills short rows up when a cell beyond their end is set', () => {
  const ragged: Json = { columns: ['أ', 'ب', 'ج'], rows: [['س'], ['ص', 'ض', 'ط']] };
  const grid = readGrid(byRows, ragged);
  const filled = fillCells(grid, [
    { row: 1, column: 2, value: '9' },
    { row: 1, column: 0, value: 'ع' },
    { row: 2, column: 1, value: 'ض' },
  ]);
  expect(filled).toEqual([{ do: 'set', at: ['rows', 0], value: ['ع', '', '9'] }]);
  expect(removeColumn(grid, 2)).toEqual([
    { do: 'remove', at: ['columns', 2] },
    { do: 'remove', at: ['rows', 1, 2] },
  ]);
});

test('finds cell problems before the file is checked', () => {
  const [table, chart] = [readGrid({ ...byRows, areDistinct: true } as GridForm, catch_), readGrid(byColumns, rain)];
  const number: FieldModel = { is: 'number', isWhole: false };
  const problemAt = (grid: Grid, row: number, column: number, text: string, field?: FieldModel) =>
    findCellProblem(grid, { row, column }, { field, text });
  expect(problemAt(table, 0, 1, 'كنعد')).toBe('twice');
  expect(problemAt(table, 0, 2, 'كنعد')).toBeUndefined();
  expect(problemAt(readGrid(byRows, catch_), 0, 1, 'كنعد')).toBeUndefined();
  expect(problemAt(table, 0, 1, '')).toBe('empty');
  expect(problemAt(table, 1, 0, '')).toBeUndefined();
  expect(problemAt(chart, 1, 1, '', number)).toBe('empty');
  expect(problemAt(chart, 1, 1, 'كثير', number)).toBe('number');
  expect(problemAt(chart, 1, 1, '٣١٫٥', number)).toBeUndefined();
  expect(problemAt(chart, 0, 2, 'أبها')).toBeUndefined();
  expect(isNeeded(chart, { row: 2, column: 0 }, undefined)).toBe(true);
});

describe('numbers', () => {
  test.each<[string, number | undefined]>([
    ['1250', 1250],
    ['1,250', 1250],
    ['1,250.75', 1250.75],
    ['1.250,75', 1250.75],
    ['1.250.000', 1_250_000],
    ['12,5', 12.5],
    ['1 250', 1250],
    ['١٬٢٥٠٫٥', 1250.5],
    ['٣٫٢٥', 3.25],
    ['۱۲', 12],
    ['-4.5%', -4.5],
    ['‏−٧٪', -7],
    ['(1,250)', -1250],
    ['SAR 12.50', 12.5],
    ['12 ر.س', 12],
    ['$-3', -3],
    ['5-', -5],
    ['', undefined],
    ['—', undefined],
    ['3 أيام', undefined],
    ['1,2,3', undefined],
    ['(5', undefined],
    ['2024-05-01', undefined],
  ])('are read from %s', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  test('keep the stored value of a cell that shows fewer digits, unless it shows something else', () => {
    expect(numberOfCell('1,251', 1250.5)).toBe(1250.5);
    expect(numberOfCell('12.5%', 0.125)).toBe(12.5);
    expect(numberOfCell('1 مايو', 46143)).toBeUndefined();
  });
});

describe('ranges', () => {
  test('read tab-separated text with quoted tabs and lines and trim empty ends', () => {
    const text = 'أ\t"س\tص"\t\r\n"قال ""نعم"""\t"سطر\nثان"\t\r\n\t\t\r\n';
    expect(readTsv(text).map((row) => row.map((cell) => cell.text))).toEqual([
      ['أ', 'س\tص'],
      ['قال "نعم"', 'سطر\nثان'],
    ]);
    expect(readTsv('').length).toBe(0);
    expect(readTsv('"5 بوصات').map((row) => row.map((cell) => cell.text))).toEqual([['"5 بوصات']]);
    const rows = [
      ['a"b', 'c\nd'],
      ['', 'e'],
    ];
    expect(readTsv(writeTsv(rows)).map((row) => row.map((cell) => cell.text))).toEqual(rows);
  });

  test('put the text of a spanning cell into its first cell', () => {
    const cell = (text: string, rows = 1, columns = 1) => ({ text, rows, columns });
    const placed = placeSpans([
      [cell('أ', 2), cell('ب', 1, 2)],
      [cell('ج'), cell('د')],
      [cell('هـ', 99_999, 0), cell('و')],
    ]);
    expect(placed.map((row) => row.map(({ text }) => text))).toEqual([
      ['أ', 'ب', ''],
      ['', 'ج', 'د'],
      ['هـ', 'و', ''],
    ]);
  });

  test('copy as HTML with a direction and escaped text', () => {
    expect(writeHtml([['أ<b>'], ['&']], { heads: 1, isRtl: true })).toContain(
      '<table dir="rtl"><tr><th>أ&lt;b&gt;</th></tr><tr><td>&amp;</td></tr></table>',
    );
  });
});

describe('paste', () => {
  const range = toRange([
    [{ text: 'س' }, { text: '5' }, { text: 'كثير' }],
    [{ text: 'ص' }, { text: '6' }, { text: '8' }],
    [{ text: 'ض' }, { text: '7' }, { text: '9' }],
  ]);
  const paste = (form: GridForm, value: Json, at: Cell, added: { rows: number; columns: number }) => {
    const grid = readGrid(form, value);
    return pasteRange(grid, {
      value,
      range,
      at,
      added,
      blank: (target) => blankCell(grid, target, 'ar'),
      readAs: ({ text }, { row, column }) => (form.by === 'rows' || row === 0 || column === 0 ? text : readNumber(text)),
    });
  };

  test('reports the space that a larger range needs and the schema allows', () => {
    const grid = readGrid(byRows, catch_);
    expect(pasteSpaceFor(grid, { limits, range, at: { row: 2, column: 2 } })).toEqual({
      needed: { rows: 1, columns: 2 },
      allowed: { rows: 1, columns: 1 },
    });
    expect(pasteSpaceFor(grid, { limits, range, at: { row: 0, column: 0 } }).needed).toEqual({ rows: 0, columns: 0 });
  });

  test('enlarges the grid at once, or drops cells without space', () => {
    const { operations } = paste(byRows, catch_, { row: 1, column: 1 }, { rows: 0, columns: 1 });
    expect(cellsOf(byRows, apply(catch_, operations))).toEqual([
      ['المرسى', 'هامور', 'كنعد', 'عمود 4'],
      ['جازان', 'س', '5', 'كثير'],
      ['ينبع', 'ص', '6', '8'],
      ['الكل', 'ض', '7', '9'],
    ]);
    const small = paste(byRows, catch_, { row: 2, column: 2 }, { rows: 0, columns: 0 });
    expect(small.operations).toEqual([
      { do: 'set', at: ['rows', 1, 2], value: 'س' },
      { do: 'set', at: ['total', 2], value: 'ص' },
    ]);
  });

  test('numbers repeated headings if they must be unique', () => {
    const twice = { ...(catch_ as object), columns: ['المرسى', 'كنعد', 'شعري'] } as Json;
    const headings = (form: GridForm) => {
      const options = { value: twice, at: { row: 0, column: 1 }, added: { rows: 0, columns: 2 } };
      const { operations, numbered } = pasteRange(readGrid(form, twice), {
        ...options,
        range: toRange([['هامور', 'هامور', 'المرسى', 'هامور 2'].map((text) => ({ text }))]),
        blank: (target) => blankCell(readGrid(form, twice), target, 'ar'),
        readAs: ({ text }) => text,
      });
      return { names: cellsOf(form, apply(twice, operations))[0], numbered: numbered.map(({ column }) => column) };
    };
    expect(headings({ ...byRows, areDistinct: true } as GridForm)).toEqual({
      names: ['المرسى', 'هامور', 'هامور 2', 'المرسى 2', 'هامور 2 2'],
      numbered: [2, 3, 4],
    });
    expect(headings(byRows)).toEqual({ names: ['المرسى', 'هامور', 'هامور', 'المرسى', 'هامور 2'], numbered: [] });
  });

  test('rejects words in number cells and reports them', () => {
    const { operations, rejected } = paste(byColumns, rain, { row: 2, column: 0 }, { rows: 1, columns: 0 });
    expect(rejected).toEqual([{ row: 2, column: 2 }]);
    expect(cellsOf(byColumns, apply(rain, operations))).toEqual([
      ['الشهر', 'أبها', 'تبوك'],
      ['رجب', 31, 2],
      ['س', 5, 0],
      ['ص', 6, 8],
      ['ض', 7, 9],
    ]);
  });
});

describe('file changes', () => {
  const text = JSON.parse(readFileSync(fixtureSite('smallest'), 'utf8'));
  text.routes[0].blocks.push(catch_, rain);
  const file = `${JSON.stringify(text, null, 2)}\n`;

  const change = async (site: EditedSite, at: number, operations: Operation[]) => {
    const { base } = await site.session.state();
    const place = ['routes', 0, 'blocks', at];
    const placed = operations.map((one) => ({ ...one, at: [...place, ...one.at] }));
    return site.session.change({ base, operations: placed, summary: { key: 'set', values: {} } });
  };

  test.each(forms)('by %s are one write and one step that undo restores byte for byte', async (_by, form) => {
    const site = await editSite('smallest', file);
    const at = text.routes[0].blocks.findIndex((one: Json) => get(one, 'type') === (form.by === 'rows' ? 'table' : 'chart'));
    const value = () => valueAt(site.value(), ['routes', 0, 'blocks', at]) as Json;
    const grid = readGrid(form, value());
    const { rows, columns } = sizeOf(grid);
    const row = Array.from({ length: columns }, (_, column) => blankCell(grid, { row: rows, column }, 'ar'));
    const column = Array.from({ length: rows }, (_, one) => blankCell(grid, { row: one, column: columns }, 'ar'));
    const steps = [
      insertRow(grid, 2, row),
      insertColumn(grid, 1, column),
      removeRow(grid, 1),
      removeColumn(grid, 1),
      moveRow(grid, 2, 1),
      moveColumn(grid, 2, 1),
    ];
    for (const operations of steps) {
      const expected = apply(value(), operations);
      expect((await change(site, at, operations)).state).toBe('written');
      expect(value()).toEqual(expected);
      await site.session.undo();
      expect(site.read()).toBe(file);
    }
  });

  test('remove and restore headings of a table', async () => {
    const site = await editSite('smallest', file);
    const at = text.routes[0].blocks.findIndex((one: Json) => get(one, 'type') === 'table');
    const value = () => valueAt(site.value(), ['routes', 0, 'blocks', at]) as Json;
    const grid = () => readGrid(ofTables, value());
    expect((await change(site, at, headingsToRow(grid(), value()))).state).toBe('written');
    expect([get(value(), 'columns'), valueAt(value(), ['rows', 0])]).toEqual([undefined, get(catch_, 'columns')]);
    expect((await change(site, at, headingsFromRow(grid(), value(), ['1', '2', '3']))).state).toBe('written');
    expect(value()).toEqual(catch_);
    expect((await change(site, at, removeHeadings(grid(), value()))).state).toBe('written');
    expect(get(value(), 'columns')).toBeUndefined();
    for (let step = 0; step < 3; step++) await site.session.undo();
    expect(site.read()).toBe(file);
  });

  test('insert a new grid with the cells of the example in the gallery', async () => {
    const { objects } = siteForms();
    const types = blockTypes.filter((type) => objects[`block-${type}`]?.grid);
    expect(types.length).toBe(2);
    for (const type of types) {
      const form = objects[`block-${type}`]?.grid ?? byRows;
      const shown = readExamples(type)[0]?.block as Json;
      const site = await editSite('smallest', file);
      const { base } = await site.session.state();
      const plan = planTask(site.value(), { task: 'insert-section', at: ['routes', 0, 'blocks'], index: 9, type }, base);
      const insertion = plan.state === 'planned' ? plan.operations.at(-1) : undefined;
      const value = insertion?.do === 'insert' ? insertion.value : null;
      const plain = (text: unknown) =>
        String(text)
          .replace(/^\(نص مؤقت\) /, '')
          .replaceAll(/\*\*|\[|\]\(.*\)/g, '');
      const [own, example] = [readGrid(form, value), readGrid(form, shown)];
      expect([sizeOf(own), own.hasLast]).toEqual([sizeOf(example), example.hasLast]);
      expect(own.cells.map((row) => row.map(plain))).toEqual(example.cells.map((row) => row.map(plain)));
    }
  });
});
