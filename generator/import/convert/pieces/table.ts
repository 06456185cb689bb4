import type { Json } from '../../../core/json/value.ts';
import type { FigureNode, InlineNode, TableNode } from '../../model/content.ts';
import { isBlank, isReadable, readableText } from '../base/characters.ts';
import type { Piece, PieceObject } from '../base/context.ts';
import { inlineText, isPlainInline, wordsOfNodes } from '../base/inline-words.ts';
import type { Conversion } from './conversion.ts';
import { type Grid, type GridCell, gridOf } from './table-grid.ts';

/** Most columns of a table. */
const mostColumns = 20;

/** Stands where a column has no heading. */
const noHeading = '—';

const isBlankCell = ({ content }: GridCell) =>
  isBlank(inlineText(content)) && wordsOfNodes(content).length === 0 && isPlainInline(content);

/** Converts cells, and collects their pictures and repeated words. */
class CellWriter {
  readonly pictures: FigureNode[] = [];
  readonly repeated: string[] = [];
  readonly #conversion: Conversion;

  constructor(conversion: Conversion) {
    this.#conversion = conversion;
  }

  /** Content of a cell; of one that is there again, its words alone. */
  contentOf({ content, is }: GridCell): readonly InlineNode[] {
    const words = is === 'cell' ? '' : readableText(inlineText(content)).trim();
    if (is === 'cell' || isBlank(words)) return is === 'cell' ? content : [];
    this.repeated.push(words);
    return [{ type: 'text', value: words }];
  }

  write(cell: GridCell, field: 'inline' | 'title'): string {
    const { text, pictures } = this.#conversion.sentence(this.contentOf(cell), field);
    this.pictures.push(...pictures);
    return text;
  }
}

/** Contents of the headings of columns, those of several rows joined; undefined if the table has no head. */
function headContents({ head }: Grid, writer: CellWriter): GridCell[] | undefined {
  const [first] = head;
  return first?.map((_, column) => {
    const cells = head.flatMap((row, index): GridCell[] => {
      const cell = row[column] as GridCell;
      const isAbove = cell.is !== 'cell' && head[index - 1]?.[column]?.content === cell.content;
      return isAbove || isBlankCell(cell) ? [] : [cell];
    });
    const content = cells.flatMap((cell, index): InlineNode[] => {
      if (index > 0) return [{ type: 'text', value: ' – ' }, ...writer.contentOf(cell)];
      return [...writer.contentOf(cell)];
    });
    return { content, isHead: true, is: 'cell' };
  });
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

/** Headings of columns, if a table can have them; otherwise they are its first row. */
function writeHead(grid: Grid, writer: CellWriter): { columns?: string[]; rows: string[][] } {
  const cells = headContents(grid, writer);
  if (!cells) return { rows: [] };
  const texts = cells.map(({ content }) => readableText(inlineText(content)));
  const areHeadings = grid.body.length + grid.foot.length > 0 && texts.some((text) => !isBlank(text)) && texts.every(isReadable);
  const written = cells.map((cell) => writer.write(cell, areHeadings ? 'title' : 'inline'));
  const isLost = !written.every(isReadable);
  return areHeadings && !isLost ? { columns: distinctHeadings(written, writer), rows: [] } : { rows: [written] };
}

function writeGrid(grid: Grid, writer: CellWriter): TableText {
  const write = (row: GridCell[]) => row.map((cell) => writer.write(cell, 'inline'));
  const { columns, rows } = writeHead(grid, writer);
  const body = [...rows, ...grid.body.map(write)];
  const foot = grid.foot.map(write);
  const isTotal = foot.length === 1 && body.length > 0;
  return {
    columns,
    rows: isTotal ? body : [...body, ...foot],
    total: isTotal ? foot[0] : undefined,
    isPlain: columns === undefined && !grid.body.every(([first]) => first?.isHead),
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
