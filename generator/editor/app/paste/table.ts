import { plainWords } from '../../../content/text/inline/read.ts';
import { distinctNames } from '../../document/grid/distinct.ts';
import type { HtmlNode } from './html.ts';
import { isPassedOver, lineOf, type Notes, sentenceOf } from './sentence.ts';

/** What a table and its columns are called where nothing else is said: "{n}" is the number of the column. */
export interface TableNames {
  caption: string;
  column: string;
}

/** A table, with its headings where it has any. */
export interface TablePiece {
  type: 'table';
  caption: string;
  columns?: string[];
  rows: string[][];
}

/** As many columns as a table may have. */
const mostColumns = 20;
/** More than any table of a page: a span of millions is no table. */
const mostSpan = 100;

/** A row, and whether it stands among the headings. */
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

/** The cells as a grid: one over several rows says in each the same, one over several columns is empty beside its first. */
function gridOf(rows: readonly Row[], notes: Notes): string[][] {
  const grid: string[][] = rows.map(() => []);
  for (const [at, { cells }] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (grid[at]?.[column] !== undefined) column++;
      const text = isPassedOver(cell) ? '' : lineOf(sentenceOf({ ...cell, name: 'span' }, notes), notes);
      const [wide, high] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      for (const line of grid.slice(at, at + high))
        for (let step = 0; step < wide; step++) line[column + step] = step === 0 ? text : '';
      column += wide;
    }
  }
  return grid;
}

/** Columns have names, and each its own. */
const namesOf = (head: string[], { column }: TableNames): string[] =>
  distinctNames(head.map((cell, index) => plainWords(cell) || column.replace('{n}', String(index + 1))));

/**
 * Whether the first row has the headings of a table. Word, Google Docs and spreadsheets mark no cell as a heading: then it is
 * taken for them, which is noted; where other cells are marked, as names of rows, it is not.
 */
function hasHeadings(rows: readonly Row[], notes: Notes): boolean {
  if (rows[0]?.isHead) return true;
  if (rows.some(({ cells }) => cells.some(({ name }) => name === 'th'))) return false;
  notes.cleaned.add('firstRow');
  return true;
}

/** A table as a piece of running text; `layout` where it only arranges what is in it. */
export function tableOf(node: HtmlNode, notes: Notes, names: TableNames): TablePiece | 'layout' {
  const rows = rowsIn(node);
  const isPlain = !['table', 'ul', 'ol', 'h1', 'h2', 'h3'].some((name) => holds(node, name));
  if (!isPlain || rows.length < 2) return 'layout';
  const all = gridOf(rows, notes);
  const isFull = (row: string[] | undefined) => row?.some((cell) => cell) === true;
  const grid = all.filter(isFull);
  const isUsed = (column: number) => grid.some((row) => row[column]);
  const width = Math.max(0, ...grid.map((row) => row.length));
  const used = Array.from({ length: width }, (_, column) => column).filter(isUsed);
  if (used.length < 2 || grid.length < 2) return 'layout';
  if (used.length > mostColumns) notes.count('columns', used.length - mostColumns);
  const cells = grid.map((row) => used.slice(0, mostColumns).map((column) => row[column] ?? ''));
  const caption = node.children.find(({ name }) => name === 'caption');
  const words = caption ? plainWords(lineOf(sentenceOf({ ...caption, name: 'span' }, notes), notes)) : '';
  const table = { type: 'table', caption: words || names.caption } as const;
  const [head = [], ...body] = cells;
  const isHeaded = hasHeadings(
    rows.filter((_, at) => isFull(all[at])),
    notes,
  );
  return isHeaded ? { ...table, columns: namesOf(head, names), rows: body } : { ...table, rows: cells };
}
