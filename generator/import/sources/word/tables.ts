import type { BlockNode, InlineNode, TableCell, TableNode } from '../../model/content.ts';
import { visitBlocks } from '../../model/walk.ts';
import { childOf, childrenOf, type XmlElement } from '../office/xml.ts';
import { change, omit, type WordContext } from './context.ts';
import { omitElement, watchLosses } from './element-counts.ts';
import { flattenBlocks } from './flatten.ts';
import { readToggle } from './run-format.ts';

interface Cell {
  column: number;
  columns: number;
  isContinued: boolean;
  blocks: BlockNode[];
  isShaded: boolean;
}

interface Row {
  cells: Cell[];
  isHead: boolean;
}

const numberOf = (element: XmlElement | undefined, most: number) =>
  Math.min(most, Math.max(0, Number(element?.attributes['w:val'] ?? 0) || 0));

const maxColumns = 100;

/** Elements of a name, also in content controls and tracked insertions. */
function within(element: XmlElement, name: string): XmlElement[] {
  return childrenOf(element).flatMap((child) => {
    if (child.name === name) return [child];
    if (child.name === 'w:sdt') return childrenOf(child, 'w:sdtContent').flatMap((content) => within(content, name));
    return child.name === 'w:ins' || child.name === 'w:customXml' ? within(child, name) : [];
  });
}

/** A caption may have been before its picture or table. */
const hasCaption = (block: BlockNode) => (block.type === 'picture' || block.type === 'table') && block.caption !== undefined;

/** Whether words of notes are within a cell, which has no notes. */
function hasNote(blocks: readonly BlockNode[]): boolean {
  let isFound = false;
  visitBlocks(blocks, {
    note() {
      isFound = true;
    },
  });
  return isFound;
}

function readCells(row: XmlElement, context: WordContext): Cell[] {
  let column = numberOf(childOf(row, 'w:trPr', 'w:gridBefore'), maxColumns);
  return within(row, 'w:tc').map((element) => {
    const properties = childOf(element, 'w:tcPr');
    const merge = childOf(properties, 'w:vMerge');
    const columns = Math.max(1, numberOf(childOf(properties, 'w:gridSpan'), maxColumns));
    const fill = childOf(properties, 'w:shd')?.attributes['w:fill'] ?? 'auto';
    const isChanged = watchLosses(context);
    const cell = {
      column,
      columns,
      isContinued: merge !== undefined && (merge.attributes['w:val'] ?? 'continue') === 'continue',
      blocks: context.readBlocks(childrenOf(element), context),
      isShaded: !/^(?:auto|ffffff)$/i.test(fill),
    };
    if (isChanged() || cell.blocks.some(hasCaption) || hasNote(cell.blocks))
      change(context, { reason: 'structure-flattened', name: 'w:tc', counts: { tableCells: -1 } });
    column += columns;
    return cell;
  });
}

function readRows(table: XmlElement, context: WordContext): Row[] {
  return within(table, 'w:tr').flatMap((row): Row[] => {
    const properties = childOf(row, 'w:trPr');
    if (childOf(properties, 'w:del') || readToggle(childOf(properties, 'w:hidden'))) {
      omitElement(row, { reason: 'hidden', name: 'w:tr' }, context);
      return [];
    }
    return [{ cells: readCells(row, context), isHead: readToggle(childOf(properties, 'w:tblHeader')) === true }];
  });
}

const isStrong = (nodes: readonly InlineNode[]): boolean =>
  nodes.every((node) => node.type === 'strong' || node.type === 'break' || (node.type === 'text' && node.value.trim() === ''));

/** Whether a first row that is not marked as head looks like one: bold or shaded, unlike the row below it. */
function looksLikeHead([first, second]: readonly Row[]): boolean {
  if (!first || !second || first.cells.some(({ isContinued }) => isContinued)) return false;
  const isMarked = ({ blocks, isShaded }: Cell) =>
    isShaded || blocks.every((block) => block.type === 'heading' || (block.type === 'paragraph' && isStrong(block.children)));
  const filled = first.cells.filter(({ blocks }) => blocks.length > 0);
  return filled.length > 0 && filled.length >= first.cells.length - 1 && filled.every(isMarked) && !second.cells.every(isMarked);
}

/** Whether the style of a table is applied to the first row as its head. */
function isHeadStyled(table: XmlElement, rows: readonly Row[], { styles }: WordContext): boolean {
  const properties = childOf(table, 'w:tblPr');
  const look = childOf(properties, 'w:tblLook')?.attributes;
  const isOn = look?.['w:firstRow'] === '1' || (Number.parseInt(look?.['w:val'] ?? '0', 16) & 0x20) > 0;
  return isOn && rows.length > 1 && styles.hasHeadFormat(properties);
}

/** Number of rows that a cell spans. */
function spanOf(rows: readonly Row[], at: number, column: number): number {
  let end = at + 1;
  while (rows[end]?.cells.some((cell) => cell.column === column && cell.isContinued)) end++;
  return end - at;
}

function toCell(cell: Cell, rows: readonly Row[], at: number, context: WordContext): TableCell {
  const height = spanOf(rows, at, cell.column);
  const continued = rows.slice(at + 1, at + height).flatMap(({ cells }) => cells.filter(({ column }) => column === cell.column));
  const more = continued.flatMap(({ blocks: below }) => below);
  if (more.length > 0) change(context, { reason: 'table-regular', name: 'w:vMerge', counts: { tableCells: -1 } });
  const blocks = [...cell.blocks, ...more];
  return {
    content: flattenBlocks(blocks, context),
    ...(cell.columns > 1 ? { columns: cell.columns } : {}),
    ...(height > 1 ? { rows: height } : {}),
  };
}

/** Cells of a row. A continued cell without a cell above it is a cell of its own. */
function toCells(rows: readonly Row[], at: number, context: WordContext): TableCell[] {
  const row = rows[at] as Row;
  const shown = row.cells.filter(({ isContinued, column }) => {
    if (!isContinued) return true;
    return !rows[at - 1]?.cells.some((above) => above.column === column);
  });
  const first = row.cells[0]?.column ?? 0;
  const before: TableCell[] = first > 0 ? [{ content: [], ...(first > 1 ? { columns: first } : {}) }] : [];
  return [...before, ...shown.map((cell) => toCell(cell, rows, at, context))];
}

const withoutStrong = (nodes: readonly InlineNode[]): InlineNode[] =>
  nodes.flatMap((node) => (node.type === 'strong' ? node.children : [node]));

/** Blocks of a table with one cell, which frames a part of the text. */
function readFrame(rows: readonly Row[], context: WordContext): BlockNode[] | undefined {
  const cells = rows.flatMap((row) => row.cells);
  if (cells.length !== 1 || rows.length !== 1) return undefined;
  change(context, { reason: 'structure-flattened', name: 'w:tbl', counts: { tableCells: -1 } });
  return cells[0]?.blocks ?? [];
}

/** How paragraphs in cells are aligned, but for the side where text starts anyway. */
function alignmentsIn(element: XmlElement): string[] {
  const own = element.name === 'w:jc' ? (element.attributes['w:val'] ?? '') : '';
  const below = childrenOf(element).filter(({ name }) => !/^w:(?:r|tbl|tblPr|trPr|tblPrEx)$/.test(name));
  return [...(/^(?:|start|left)$/.test(own) ? [] : [own]), ...below.flatMap(alignmentsIn)];
}

/** Reads a table. */
export function readTable(element: XmlElement, context: WordContext): BlockNode[] {
  const rows = readRows(element, context);
  const frame = readFrame(rows, context);
  if (frame || rows.length === 0) return frame ?? [];
  const marked = rows.findIndex(({ isHead }) => !isHead);
  const heads = marked < 0 ? 1 : marked === 0 && (isHeadStyled(element, rows, context) || looksLikeHead(rows)) ? 1 : marked;
  const cells = rows.map((_, at) => toCells(rows, at, context));
  const head = cells
    .slice(0, heads)
    .map((row) => row.map((cell) => ({ ...cell, content: withoutStrong(cell.content), isHead: true })));
  const table: TableNode = { type: 'table', head, body: cells.slice(heads), foot: [] };
  const alignments = new Set(alignmentsIn(element));
  if (alignments.size > 0) change(context, { reason: 'alignment', name: `w:jc ${[...alignments].join(', ')}` });
  const caption = childOf(element, 'w:tblPr', 'w:tblCaption')?.attributes['w:val'];
  if (caption) {
    table.caption = [{ type: 'text', value: caption }];
    change(context, { reason: 'repeated', name: 'w:tblCaption', after: caption });
  }
  const description = childOf(element, 'w:tblPr', 'w:tblDescription')?.attributes['w:val'];
  if (description) omit(context, { reason: 'hidden', name: 'w:tblDescription', text: description });
  return [table];
}
