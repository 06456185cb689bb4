import { plainWords } from '../../../content/text/inline/read.ts';
import type { Json } from '../../../core/json/value.ts';
import type { FigureNode, TableNode } from '../../model/content.ts';
import { isBlank, isReadable } from '../characters.ts';
import type { Piece, PieceObject } from '../context.ts';
import type { Conversion } from '../conversion.ts';
import { isPlainInline } from '../inline-words.ts';
import { type Grid, type GridCell, gridOf } from './table-grid.ts';

/** Most columns of a table. */
const mostColumns = 20;

/** Stands where a column has no heading. */
const noHeading = '—';

/** Converts cells, and collects their pictures and repeated words. */
class CellWriter {
  readonly pictures: FigureNode[] = [];
  readonly repeated: string[] = [];
  readonly #conversion: Conversion;
  readonly #written = new Map<GridCell['content'], string>();

  constructor(conversion: Conversion) {
    this.#conversion = conversion;
  }

  write({ content, is }: GridCell, field: 'inline' | 'title'): string {
    const known = is === 'cell' ? undefined : this.#written.get(content);
    if (known !== undefined) return this.repeat(plainWords(known));
    const { text, pictures } = this.#conversion.sentence(content, field);
    this.pictures.push(...pictures);
    this.#written.set(content, text);
    return text;
  }

  /** Writes words that are in the table already. */
  repeat(words: string): string {
    if (isBlank(words)) return '';
    this.repeated.push(words);
    return this.#conversion.sentence([{ type: 'text', value: words }], 'inline').text;
  }
}

/** Headings of the columns, those of several rows joined; undefined if the table has none. */
function headingsOf({ head }: Grid, writer: CellWriter): string[] | undefined {
  const [first] = head;
  if (!first) return undefined;
  const isSameAbove = (row: number, column: number) => head[row - 1]?.[column]?.content === head[row]?.[column]?.content;
  const texts = head.map((cells, row) =>
    cells.map((cell, column) => (cell.is !== 'cell' && isSameAbove(row, column) ? '' : writer.write(cell, 'title'))),
  );
  return first.map((_, column) => texts.flatMap((row) => row[column] || []).join(' – '));
}

/** Headings that differ, none empty. */
function distinctHeadings(columns: readonly string[], writer: CellWriter): string[] {
  const used = new Set<string>();
  return columns.map((heading) => {
    const name = isBlank(heading) ? noHeading : heading;
    let own = name;
    for (let number = 2; used.has(own); number++) own = isBlank(heading) ? noHeading.repeat(number) : `${name} (${number})`;
    if (own !== name) writer.repeated.push(own.slice(name.length));
    used.add(own);
    return own;
  });
}

const slice = <Value>(row: readonly Value[], part: number) => row.slice(part * mostColumns, (part + 1) * mostColumns);

interface TableText {
  columns: string[] | undefined;
  rows: string[][];
  total: string[] | undefined;
  isPlain: boolean;
}

function writeGrid(grid: Grid, writer: CellWriter): TableText {
  const write = (row: GridCell[]) => row.map((cell) => writer.write(cell, 'inline'));
  const headings = headingsOf(grid, writer);
  const hasColumns = headings?.some((heading) => !isBlank(heading)) && headings.every(isReadable);
  const rows = grid.body.map(write);
  const foot = grid.foot.map(write);
  const isTotal = foot.length === 1 && rows.length > 0;
  const all = [...(headings && !hasColumns ? [headings] : []), ...rows, ...(isTotal ? [] : foot)];
  const columns = headings && hasColumns ? distinctHeadings(headings, writer) : undefined;
  const namesRows = grid.body.every(([first]) => first?.isHead);
  return {
    columns: all.length === 0 ? undefined : columns,
    rows: all.length === 0 && columns ? [columns] : all,
    total: isTotal ? foot[0] : undefined,
    isPlain: (all.length === 0 || columns === undefined) && !namesRows,
  };
}

/** Tables of at most twenty columns each. */
function tablesOf(table: TableText, caption: string | undefined): PieceObject[] {
  const width = table.rows[0]?.length ?? 0;
  return Array.from({ length: Math.ceil(width / mostColumns) }, (_, part): PieceObject => {
    const own: { [key: string]: Json } = {
      ...(part === 0 && caption !== undefined && { caption }),
      ...(table.columns && { columns: slice(table.columns, part) }),
      rows: table.rows.map((row) => slice(row, part)),
      ...(table.total && { total: slice(table.total, part) }),
      ...(table.isPlain && !table.columns && { isPlain: true }),
    };
    return { type: 'table', ...own };
  });
}

/** Caption as plain words; one with links or pictures is a paragraph above instead. */
function captionOf({ caption = [] }: TableNode, conversion: Conversion): { caption?: string; above: Piece[] } {
  if (!isPlainInline(caption)) return { above: conversion.paragraph(caption) };
  const { text } = conversion.sentence(caption, 'plain');
  return text === '' ? { above: [] } : { caption: text, above: [] };
}

/** A table, or several if it has more columns than one can have. Pictures in its cells follow it. */
export function tablePieces(node: TableNode, conversion: Conversion): Piece[] {
  const { recorder } = conversion;
  const grid = gridOf(node);
  const writer = new CellWriter(conversion);
  const { caption, above } = captionOf(node, conversion);
  const table = writeGrid(grid, writer);
  const after = conversion.figures(writer.pictures);
  const given = [...node.head, ...node.body, ...node.foot].flat().length;
  const written = [...table.rows, table.total ?? [], table.columns ?? []].flat();
  if (written.every(isBlank)) {
    if (given > 0) recorder.change('table-regular', 'table', '', '', { tableCells: -given });
    return [...above, ...(caption === undefined ? [] : conversion.paragraph([{ type: 'text', value: caption }])), ...after];
  }
  const added = written.length - given;
  if (added !== 0 || writer.repeated.length > 0) {
    recorder.change('table-regular', 'table', '', writer.repeated.join(' '), { tableCells: added });
  }
  return [...above, ...tablesOf(table, caption), ...after];
}

/** Gives tables without a caption one, unless a heading or title above names them. Records the words. */
export function withTableNames(pieces: readonly Piece[], conversion: Conversion): Piece[] {
  let isNamed = false;
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    if (/heading$/.test(piece.type)) isNamed = true;
    if (piece.type !== 'table' || isNamed || piece.caption !== undefined) return piece;
    const { type, ...rest } = piece;
    conversion.recorder.change('table-regular', 'caption', '', conversion.context.words.table);
    return { type, caption: conversion.context.words.table, ...rest };
  });
}
