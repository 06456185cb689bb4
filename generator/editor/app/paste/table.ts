import { plainWords } from '../../../content/text/inline/read.ts';
import { distinctNames } from '../../document/grid/distinct.ts';
import type { HtmlNode } from './html.ts';
import { isIgnoredElement, lineOf, type PasteNotes, sentenceOf } from './sentence.ts';

/** Default names of tables and columns. `{n}` is the column's number. */
export interface TableNames {
  caption: string;
  column: string;
}

/** Table, with headings if it has any. */
export interface TablePiece {
  type: 'table';
  caption: string;
  columns?: string[];
  rows: string[][];
}

/** Maximum number of columns. */
const mostColumns = 20;
/** Maximum row or column span. Larger values are reduced to it. */
const mostSpan = 100;

/** Table row, and whether it is in the head. */
interface Row {
  cells: HtmlNode[];
  isHead: boolean;
}

const rowsIn = (node: HtmlNode): Row[] =>
  node.children.flatMap((child): Row[] => {
    if (/^t(?:head|body|foot)$/.test(child.name)) return rowsIn(child);
    const cells = child.children.filter(({ name }) => name === 'td' || name === 'th');
    return child.name === 'tr' ? [{ cells, isHead: node.name === 'thead' || cells.every(({ name }) => name === 'th') }] : [];
  });

const holds = (node: HtmlNode, name: string): boolean => node.children.some((child) => child.name === name || holds(child, name));

const spanOf = (cell: HtmlNode, name: string) =>
  Math.min(mostSpan, Math.max(1, Number.parseInt(cell.attributes[name] ?? '1', 10) || 1));

/** Expands cells to a grid: a row span repeats its text, a column span leaves the following cells empty. */
function gridOf(rows: readonly Row[], notes: PasteNotes): string[][] {
  const grid: string[][] = rows.map(() => []);
  for (const [at, { cells }] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (grid[at]?.[column] !== undefined) column++;
      const text = isIgnoredElement(cell) ? '' : lineOf(sentenceOf({ ...cell, name: 'span' }, notes), notes);
      const [wide, high] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      for (const line of grid.slice(at, at + high))
        for (let step = 0; step < wide; step++) line[column + step] = step === 0 ? text : '';
      column += wide;
    }
  }
  return grid;
}

const isFull = (row: string[] | undefined) => row?.some((cell) => cell) === true;

/** Unique column names. */
const namesOf = (head: string[], { column }: TableNames): string[] =>
  distinctNames(head.map((cell, index) => plainWords(cell) || column.replace('{n}', String(index + 1))));

/**
 * Whether the first row holds the headings. Word, Google Docs and spreadsheets mark no heading cells: the first row is then
 * assumed to be one, and this is noted. If other cells are marked, as row headings, it is not.
 */
function hasHeadings(rows: readonly Row[], notes: PasteNotes): boolean {
  if (rows[0]?.isHead) return true;
  if (rows.some(({ cells }) => cells.some(({ name }) => name === 'th'))) return false;
  notes.cleaned.add('firstRow');
  return true;
}

/** Cells of a table before it is reduced to what the content accepts. */
interface TableCells {
  grid: string[][];
  caption: string;
  /** Called with the grid once it is known to be a table: it may note an assumption. */
  isHeaded: () => boolean;
}

/** Table of a grid without its empty rows and columns; undefined if fewer than two of either remain. */
export function tableOfCells(
  { grid: all, caption, isHeaded }: TableCells,
  notes: PasteNotes,
  names: TableNames,
): TablePiece | undefined {
  const grid = all.filter(isFull);
  const width = Math.max(0, ...grid.map((row) => row.length));
  const used = Array.from({ length: width }, (_, column) => column).filter((column) => grid.some((row) => row[column]));
  if (used.length < 2 || grid.length < 2) return undefined;
  if (used.length > mostColumns) notes.count('columns', used.length - mostColumns);
  const cells = grid.map((row) => used.slice(0, mostColumns).map((column) => row[column] ?? ''));
  const table = { type: 'table', caption: caption || names.caption } as const;
  const [head = [], ...body] = cells;
  return isHeaded() ? { ...table, columns: namesOf(head, names), rows: body } : { ...table, rows: cells };
}

/** Converts a table; returns `layout` for a layout table. */
export function tableOf(node: HtmlNode, notes: PasteNotes, names: TableNames): TablePiece | 'layout' {
  const rows = rowsIn(node);
  const isPlain = !['table', 'ul', 'ol', 'h1', 'h2', 'h3'].some((name) => holds(node, name));
  if (!isPlain || rows.length < 2) return 'layout';
  const grid = gridOf(rows, notes);
  const caption = node.children.find(({ name }) => name === 'caption');
  const words = caption ? plainWords(lineOf(sentenceOf({ ...caption, name: 'span' }, notes), notes)) : '';
  const shown = rows.filter((_, at) => isFull(grid[at]));
  return tableOfCells({ grid, caption: words, isHeaded: () => hasHeadings(shown, notes) }, notes, names) ?? 'layout';
}
