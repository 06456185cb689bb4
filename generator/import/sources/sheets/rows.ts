import type { BlockNode, InlineNode } from '../../model/content.ts';
import type { SourceDocument } from '../../model/document.ts';
import { type Losses, noLosses } from '../../model/losses.ts';
import { officeDocument } from '../office/office-document.ts';
import { setters } from './cell-roles.ts';
import { mapColumns, type RowMapping } from './columns.ts';
import { readAmount } from './field-values.ts';
import { contentOf, type Grid, type GridCell, type GridRow } from './grid.ts';

/** A sheet whose rows are items of a collection. */
export interface RowSheet extends RowMapping {
  grid: Grid;
  /** Number of the row with the titles of the columns, among the rows of the grid. */
  header: number;
}

/** Rows in which the titles of the columns may be. */
const maxHeaderRow = 15;
const textOf = (cell: GridCell | undefined) => cell?.text ?? '';

/** Whether most cells of a column are numbers. */
function isNumeric(rows: readonly GridRow[], column: number): boolean {
  const cells = rows.flatMap(({ cells: row }) => row[column] ?? []);
  const numbers = cells.filter((cell) => readAmount(cell.value ?? cell.text) !== undefined);
  return numbers.length > 0 && numbers.length >= cells.length * 0.7;
}

/** Recognises a sheet of items by a row with titles of columns. */
export function recogniseRows(grid: Grid): RowSheet | undefined {
  for (const [header, { cells }] of grid.rows.slice(0, maxHeaderRow).entries()) {
    const below = grid.rows.slice(header + 1);
    if (cells.filter(Boolean).length < 2 || below.length === 0) continue;
    const mapping = mapColumns(cells.map(textOf), (column) => isNumeric(below, column));
    if (mapping) return { ...mapping, grid, header };
  }
  return undefined;
}

/** Repeats merged cells in the rows that they span, except those of the title. */
function fillMerged(rows: readonly GridRow[], titleColumn: number): { rows: GridRow[]; repeated: string[] } {
  const filled = rows.map((row) => ({ ...row, cells: [...row.cells] }));
  const repeated: string[] = [];
  for (const [at, row] of rows.entries()) {
    for (const [column, cell] of row.cells.entries()) {
      if (!cell?.rows || column === titleColumn) continue;
      for (const below of filled.slice(at + 1)) {
        if (below.line >= row.line + cell.rows || below.cells[column] || !below.cells[titleColumn]) continue;
        below.cells[column] = cell;
        repeated.push(cell.text);
      }
    }
  }
  return { rows: filled, repeated };
}

function emptyDocument(sheet: RowSheet, id: string, title: string, place: SourceDocument['place']): SourceDocument {
  const { kind, grid } = sheet;
  return officeDocument({ id, kind, type: grid.name ?? kind, title, losses: noLosses(), place });
}

/** Part of an id: the characters that divide its parts are left out. */
const keyOf = (title: string) => title.replaceAll(/[#:]+/g, ' ').replaceAll(/\s+/g, ' ').trim();

interface Fact {
  label: string;
  cell: GridCell;
}

const textNodes = (value: string): InlineNode[] => [{ type: 'text', value }];

function addFacts(document: SourceDocument, facts: readonly Fact[]): void {
  const named = facts.filter(({ label }) => label !== '');
  const paragraphs = facts.filter(({ label }) => label === '');
  const blocks: BlockNode[] = paragraphs.map(({ cell }) => ({ type: 'paragraph', children: contentOf(cell) }));
  if (named.length > 0) {
    const items = named.map(({ label, cell }) => ({
      terms: [textNodes(label)],
      values: [[{ type: 'paragraph' as const, children: contentOf(cell) }]],
    }));
    const last = document.blocks.at(-1);
    if (last?.type === 'terms') last.items.push(...items);
    else blocks.unshift({ type: 'terms', items });
    const after = named.map(({ label }) => label).join('\n');
    document.losses.changes.push({ reason: 'repeated', name: 'columns', before: '', after, place: document.place });
  }
  document.blocks.push(...blocks);
}

/** Puts the cells of a row into a document; what no field fits is a fact in its body. */
function addRow(document: SourceDocument, row: GridRow, sheet: RowSheet, isContinued: boolean): void {
  const labels = sheet.grid.rows[sheet.header]?.cells ?? [];
  const facts: Fact[] = [];
  const before: string[] = [];
  const after: string[] = [];
  let count = 0;
  for (const [column, cell] of row.cells.entries()) {
    if (!cell) continue;
    count++;
    const role = sheet.roles.get(column);
    if (role === 'title') continue;
    const set = role === undefined || isContinued ? undefined : setters[role](document, cell);
    const label = textOf(labels[column]);
    if (set === undefined && document.kind === 'documents' && label !== '' && document.fields[label] === undefined) {
      // These items have no body: their other fields are a part of their text.
      document.fields[label] = cell.text;
      document.losses.changes.push({ reason: 'repeated', name: 'columns', before: '', after: label, place: document.place });
    } else if (set === undefined) facts.push({ label, cell });
    else if (set !== cell.text) {
      before.push(cell.text);
      after.push(set);
    }
  }
  addFacts(document, facts);
  const { changes } = document.losses;
  const place = document.place;
  if (before.length > 0) {
    changes.push({ reason: 'characters', name: 'fields', before: before.join('\n'), after: after.join('\n'), place });
  }
  const counts = { tableCells: -count };
  changes.push({ reason: 'structure-flattened', name: 'row', before: '', after: '', counts, place });
}

/** Properties that one kind has in the place of another. */
function settle(document: SourceDocument, titleCell: GridCell | undefined): void {
  const { fields, kind } = document;
  if (titleCell?.href === undefined) return;
  if (kind === 'documents' && fields.file === undefined) fields.file = titleCell.href;
  else if (kind !== 'documents' && fields.website === undefined && kind === 'people') fields.website = titleCell.href;
  else {
    const { place } = document;
    const name = titleCell.href;
    document.losses.changes.push({ reason: 'link-removed', name, before: '', after: '', counts: { links: -1 }, place });
  }
}

/** Reports the words of a sheet that belong to no row. */
function reportRest({ grid, header }: RowSheet, losses: Losses, base: string): void {
  const place = { file: base, line: grid.rows[header]?.number };
  const above = grid.rows.slice(0, header).flatMap(({ cells }) => cells.flatMap((cell) => cell?.text ?? []));
  const frame = [...above, ...grid.notes];
  if (frame.length > 0) {
    const counts = { tableCells: above.length };
    losses.omissions.push({ reason: 'page-frame', name: grid.name ?? base, text: frame.join('\n'), counts, place });
  }
  const titles = grid.rows[header]?.cells.flatMap((cell) => cell?.text ?? []) ?? [];
  const counts = { tableCells: -titles.length };
  losses.changes.push({ reason: 'structure-flattened', name: 'columns', before: titles.join('\n'), after: '', counts, place });
}

/**
 * Documents of the rows of a sheet. Their ids name the row by its title, so that they stay when rows are added.
 * @param base path of the file, with `#` and the name of the sheet in a workbook
 */
export function documentsOfRows(sheet: RowSheet, file: string, base: string): { documents: SourceDocument[]; losses: Losses } {
  const losses = noLosses();
  losses.omissions.push(...sheet.grid.losses.omissions);
  losses.changes.push(...sheet.grid.losses.changes);
  reportRest(sheet, losses, base);
  const titleColumn = [...sheet.roles].find(([, role]) => role === 'title')?.[0] ?? 0;
  const { rows, repeated } = fillMerged(sheet.grid.rows.slice(sheet.header + 1), titleColumn);
  if (repeated.length > 0) {
    losses.changes.push({ reason: 'repeated', name: 'mergeCell', before: '', after: repeated.join('\n'), place: { file: base } });
  }
  const documents: SourceDocument[] = [];
  const seen = new Map<string, number>();
  for (const row of rows) {
    const titleCell = row.cells[titleColumn];
    const named = textOf(titleCell).replaceAll(/\s+/g, ' ');
    const last = documents.at(-1);
    if (named === '' && last) {
      addRow(last, row, sheet, true);
      continue;
    }
    const title = named || textOf(row.cells.find((cell) => cell !== undefined)).replaceAll(/\s+/g, ' ');
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    const place = { file, line: row.number };
    const document = emptyDocument(sheet, `${base}#${keyOf(title)}${count > 1 ? ` (${count})` : ''}`, title, place);
    document.order = documents.length;
    if (named === '') document.losses.changes.push({ reason: 'repeated', name: 'title', before: '', after: title, place });
    addRow(document, row, sheet, false);
    settle(document, titleCell);
    documents.push(document);
  }
  return { documents, losses };
}
