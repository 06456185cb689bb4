import type { BlockNode, TableCell, TableNode } from '../../model/content.ts';
import type { Losses } from '../../model/losses.ts';
import { contentOf, type Grid, type GridCell, type GridRow } from './grid.ts';

/** Names that programs give to sheets. */
const noName = /^(?:sheet|ورقة|ورقه|صفحة|feuille|tabelle|hoja)\s*[\d٠-٩]*$/i;

/** Rows with the columns that any of them fills; parts of a sheet are divided by empty rows. */
function partsOf(rows: readonly GridRow[]): GridRow[][] {
  const parts: GridRow[][] = [];
  let end = -1;
  for (const row of rows) {
    const last = parts.at(-1);
    if (last && row.line <= end + 1) last.push(row);
    else parts.push([row]);
    end = Math.max(end, row.line, ...row.cells.map((cell) => row.line + (cell?.rows ?? 1) - 1));
  }
  return parts.map(withoutEmptyColumns);
}

/** Number of columns. Sheets have more rows than a call can have arguments. */
const widthOf = (rows: readonly GridRow[]): number => rows.reduce((width, { cells }) => Math.max(width, cells.length), 0);

function withoutEmptyColumns(rows: GridRow[]): GridRow[] {
  const width = widthOf(rows);
  const covered = new Set<number>();
  for (const { cells } of rows) {
    for (const [column, cell] of cells.entries()) {
      if (cell) for (let next = column; next < column + (cell.columns ?? 1); next++) covered.add(next);
    }
  }
  const filled = (column: number) => rows.some(({ cells }) => cells[column]);
  // A column that only merged cells reach is no column of its own.
  const used = Array.from({ length: width }, (_, column) => column).filter(filled);
  return rows.map(({ cells, ...row }) => ({
    ...row,
    cells: used.map((column) => {
      const cell = cells[column];
      if (!cell?.columns) return cell;
      const columns = used.filter((one) => one >= column && one < column + (cell.columns ?? 1)).length;
      return { ...cell, columns };
    }),
  }));
}

const isHeadCell = (cell: GridCell | undefined) => cell !== undefined && cell.value === undefined;

/** Whether a first row names the columns: words in each, and no cell that spans rows. */
const isHead = ([first, second]: readonly GridRow[], width: number) =>
  first !== undefined &&
  second !== undefined &&
  first.cells.filter(isHeadCell).length === width &&
  new Set(first.cells.map((cell) => cell?.text)).size === width;

const toCell = (cell: GridCell | undefined): TableCell => ({
  content: cell ? contentOf(cell) : [],
  ...(cell?.columns !== undefined && cell.columns > 1 ? { columns: cell.columns } : {}),
  ...(cell?.rows !== undefined && cell.rows > 1 ? { rows: cell.rows } : {}),
});

/** Cells of rows; places that a cell spans have none. */
function toCells(rows: readonly GridRow[], width: number): TableCell[][] {
  const covered = new Set<string>();
  return rows.map(({ cells, line }) => {
    const shown: TableCell[] = [];
    for (let column = 0; column < width; column++) {
      const cell = cells[column];
      if (covered.has(`${line}/${column}`) && !cell) continue;
      shown.push(toCell(cell));
      for (let down = 0; down < Math.min(cell?.rows ?? 1, rows.length); down++) {
        for (let right = 0; right < (cell?.columns ?? 1); right++) covered.add(`${line + down}/${column + right}`);
      }
    }
    return shown;
  });
}

function tableOf(rows: readonly GridRow[]): TableNode {
  const width = widthOf(rows);
  const cells = toCells(rows, width);
  const heads = isHead(rows, width) ? 1 : 0;
  return {
    type: 'table',
    head: cells.slice(0, heads).map((row) => row.map((cell) => ({ ...cell, isHead: true }))),
    body: cells.slice(heads),
    foot: [],
  };
}

const filledCells = ({ cells }: GridRow) => cells.filter((cell) => cell !== undefined);

/** A part of a sheet: lines of words as paragraphs, then a table. */
function partBlocks(rows: readonly GridRow[], losses: Losses): BlockNode[] {
  const width = widthOf(rows);
  const isLine = (row: GridRow) => filledCells(row).length === 1 && !filledCells(row)[0]?.rows;
  const found = rows.findIndex((row) => !isLine(row));
  const lines = width === 1 || found < 0 ? rows.length : found;
  const paragraphs = rows
    .slice(0, lines)
    .flatMap((row) => filledCells(row).map((cell): BlockNode => ({ type: 'paragraph', children: contentOf(cell) })));
  if (paragraphs.length > 0) {
    const counts = { tableCells: -paragraphs.length };
    losses.changes.push({ reason: 'structure-flattened', name: 'row', before: '', after: '', counts });
  }
  return lines < rows.length ? [...paragraphs, tableOf(rows.slice(lines))] : paragraphs;
}

/** Blocks of sheets on one page: each under its name if there are several. */
export function blocksOfSheets(grids: readonly Grid[], losses: Losses): BlockNode[] {
  const shown = grids.filter(({ rows, notes }) => rows.length + notes.length > 0);
  return shown.flatMap((grid): BlockNode[] => {
    const { name } = grid;
    const blocks = partsOf(grid.rows).flatMap((rows) => partBlocks(rows, losses));
    const notes = grid.notes.map((value): BlockNode => ({ type: 'paragraph', children: [{ type: 'text', value }] }));
    const isNamed = name !== undefined && (shown.length > 1 || !noName.test(name));
    if (!isNamed) return [...blocks, ...notes];
    const title = [{ type: 'text' as const, value: name }];
    const table = blocks.find((block) => block.type === 'table');
    const isCaption = shown.length === 1 && table !== undefined;
    const counts = isCaption ? {} : { headings: 1 };
    losses.changes.push({ reason: 'structure-flattened', name: 'sheet', before: '', after: name, counts });
    if (!isCaption) return [{ type: 'heading', level: 2, children: title }, ...blocks, ...notes];
    table.caption = title;
    return [...blocks, ...notes];
  });
}
