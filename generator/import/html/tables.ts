import type { BlockNode, InlineNode, TableCell, TableNode } from '../model/content.ts';
import { recordAlignment } from './alignment.ts';
import { attributeOf, childElements, classesOf, elementsWithin, type HtmlElement, hasClass } from './dom.ts';
import type { BlockReader, HtmlReader, ReadState } from './html-reader.ts';

/** Larger spans are reduced to it, as in browsers. */
const maxSpan = 1000;

const sectionElements = new Set(['thead', 'tbody', 'tfoot']);
const isCell = ({ tagName }: HtmlElement): boolean => tagName === 'td' || tagName === 'th';

/** Table row, and the part of the table it is in. */
interface Row {
  element: HtmlElement;
  part: 'head' | 'body' | 'foot';
  cells: HtmlElement[];
}

function rowsOf(table: HtmlElement): Row[] {
  const rowsIn = (parent: HtmlElement, part: Row['part']): Row[] =>
    childElements(parent)
      .filter(({ tagName }) => tagName === 'tr')
      .map((element) => ({ element, part, cells: childElements(element).filter(isCell) }));
  const parts = { thead: 'head', tbody: 'body', tfoot: 'foot' } as const;
  return childElements(table).flatMap((child) =>
    sectionElements.has(child.tagName) ? rowsIn(child, parts[child.tagName as keyof typeof parts]) : [],
  );
}

const spanOf = (cell: HtmlElement, name: 'colspan' | 'rowspan'): number | undefined => {
  const span = Number.parseInt(attributeOf(cell, name) ?? '', 10);
  return span > 1 ? Math.min(span, maxSpan) : undefined;
};

const blocksOfLayout = /^(?:table|h[1-6]|pre|form|hr|iframe|video|audio|object|figure|blockquote|article|section|details)$/;

/** Tables whose cells are no values: rows of code with their numbers. */
const isCodeTable = (table: HtmlElement, rows: readonly Row[]): boolean =>
  rows.length === 1 &&
  rows[0]?.cells.some((cell) => hasClass(cell, 'code', 'rouge-code', 'crayon-code')) === true &&
  hasPre(table);

const hasPre = (table: HtmlElement): boolean => {
  for (const { tagName } of elementsWithin(table.childNodes)) if (tagName === 'pre') return true;
  return false;
};

/** Whether a table only arranges parts of a page beside one another. */
function isLayout(table: HtmlElement, rows: readonly Row[]): boolean {
  if (/^(?:presentation|none)$/.test(attributeOf(table, 'role') ?? '')) return true;
  if (classesOf(table).some((name) => /^(?:wp-block-table|dataTable|tablepress)/.test(name))) return false;
  const cells = rows.flatMap((row) => row.cells);
  for (const { tagName } of elementsWithin(table.childNodes)) if (tagName === 'table') return true;
  const isMarked =
    cells.some(({ tagName }) => tagName === 'th') || childElements(table).some(({ tagName }) => tagName === 'caption');
  if (isMarked) return isCodeTable(table, rows);
  if (rows.every((row) => row.cells.length <= 1)) return true;
  for (const { tagName } of elementsWithin(cells)) if (blocksOfLayout.test(tagName)) return true;
  return false;
}

function readCell(cell: HtmlElement, reader: HtmlReader, state: ReadState): TableCell | undefined {
  if (reader.isOmitted(cell)) return undefined;
  const [columns, rows] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
  return {
    content: reader.inline(cell.childNodes, reader.stateIn(cell, state)),
    ...(cell.tagName === 'th' && { isHead: true }),
    ...(columns !== undefined && { columns }),
    ...(rows !== undefined && { rows }),
  };
}

/** Whether the first row is the head, though not marked as such. */
const isHeadRow = ({ cells }: Row, rows: readonly Row[]): boolean =>
  rows.length > 1 &&
  !rows.some(({ part }) => part === 'head') &&
  cells.length > 0 &&
  cells.every(({ tagName }) => tagName === 'th');

function readRows(rows: readonly Row[], reader: HtmlReader, state: ReadState): Pick<TableNode, 'head' | 'body' | 'foot'> {
  const table: Pick<TableNode, 'head' | 'body' | 'foot'> = { head: [], body: [], foot: [] };
  for (const [index, row] of rows.entries()) {
    if (reader.isOmitted(row.element)) continue;
    const cells = row.cells.flatMap((cell) => readCell(cell, reader, reader.stateIn(row.element, state)) ?? []);
    const part = index === 0 && isHeadRow(row, rows) ? 'head' : row.part;
    if (cells.length > 0) table[part].push(cells);
  }
  return table;
}

/** Cells one after the other, as parts of the page. */
function readLayout(table: HtmlElement, rows: readonly Row[], reader: HtmlReader, state: ReadState): BlockNode[] {
  const caption = childElements(table).filter(({ tagName }) => tagName === 'caption');
  const cells = rows.flatMap(({ element, cells }) => (reader.isOmitted(element) ? [] : cells));
  const shown = cells.filter((cell) => !reader.isOmitted(cell));
  if (shown.length > 0) reader.changed('structure-flattened', 'table', { tableCells: -shown.length });
  return [...caption, ...shown].flatMap((cell) => reader.flow(cell.childNodes, reader.stateIn(cell, state)));
}

/** The parser moves everything else out of a table, except hidden fields, scripts and templates. */
function omitOthers(table: HtmlElement, reader: HtmlReader): void {
  for (const part of [table, ...childElements(table).filter(({ tagName }) => sectionElements.has(tagName))])
    for (const child of childElements(part))
      if (!sectionElements.has(child.tagName) && !/^(?:tr|caption|colgroup|col)$/.test(child.tagName)) reader.isOmitted(child);
}

export const readTable: BlockReader = (table, reader, state) => {
  const rows = rowsOf(table);
  omitOthers(table, reader);
  if (isLayout(table, rows)) return readLayout(table, rows, reader, state);
  const captions = childElements(table).filter(({ tagName }) => tagName === 'caption');
  const words = captions.flatMap((caption, index): InlineNode[] => {
    if (reader.isOmitted(caption)) return [];
    const children = reader.inline(caption.childNodes, reader.stateIn(caption, state));
    return index === 0 ? children : [{ type: 'text', value: ' ' }, ...children];
  });
  const node: TableNode = { type: 'table', ...(words.length > 0 && { caption: words }), ...readRows(rows, reader, state) };
  const isEmpty = node.head.length + node.body.length + node.foot.length === 0;
  if (!isEmpty) recordAlignment(table, reader);
  return isEmpty ? (words.length > 0 ? [{ type: 'paragraph', children: words }] : []) : [node];
};

/** Rows and cells without a table: only their content. */
export const readStrayPart: BlockReader = (element, reader, state) => {
  if (isCell(element)) reader.changed('structure-flattened', element.tagName, { tableCells: -1 });
  return reader.flow(element.childNodes, state);
};
