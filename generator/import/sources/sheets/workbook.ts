import type { Place } from '../../model/content.ts';
import { type Losses, noLosses } from '../../model/losses.ts';
import { SourceError } from '../../model/source-error.ts';
import type { OfficePackage, Relationship } from '../office/package.ts';
import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from '../office/xml.ts';
import type { Grid, GridCell, GridRow } from './grid.ts';
import { builtInFormat } from './number-format.ts';
import type { Range } from './references.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readWorksheet, type WorkbookFacts, type Worksheet } from './worksheet.ts';

const isOn = (value: string | undefined) => value === '1' || value === 'true';

function readFormats(styles: XmlElement | undefined): string[] {
  const own = new Map(
    childrenOf(childOf(styles, 'numFmts'), 'numFmt').map(({ attributes }) => [
      Number(attributes.numFmtId),
      attributes.formatCode ?? 'General',
    ]),
  );
  return childrenOf(childOf(styles, 'cellXfs'), 'xf').map(({ attributes: { numFmtId = '0' } }) => {
    const id = Number(numFmtId);
    return own.get(id) ?? builtInFormat(id);
  });
}

const textOfCells = (sheet: Worksheet) => [...sheet.rows.values()].flatMap((row) => [...row.values()].map(({ text }) => text));

const contains = ({ left, right }: Range, column: number) => column >= left && column <= right;

/** Takes hidden rows and columns out of a sheet, and reports them. */
function takeHidden(sheet: Worksheet, losses: Losses, place: Place): void {
  const hidden: string[] = [];
  for (const [line, row] of sheet.rows) {
    for (const [column, cell] of row) {
      if (!sheet.hiddenRows.has(line) && !sheet.hiddenColumns.some((range) => contains(range, column))) continue;
      hidden.push(cell.text);
      row.delete(column);
    }
    if (row.size === 0) sheet.rows.delete(line);
  }
  if (hidden.length === 0) return;
  const counts = { tableCells: hidden.length };
  losses.omissions.push({ reason: 'hidden', name: place.file, text: hidden.join('\n'), counts, place });
}

function setLinks(sheet: Worksheet, relationships: ReadonlyMap<string, Relationship>): void {
  for (const { range, id, place } of sheet.links) {
    const href = relationships.get(id ?? '')?.target ?? (place === undefined ? undefined : `#${place}`);
    if (href === undefined) continue;
    const few = Array.from({ length: Math.min(range.bottom - range.top + 1, sheet.rows.size) }, (_, index) => range.top + index);
    const lines = few.at(-1) === range.bottom ? few : [...sheet.rows.keys()];
    for (const line of lines) {
      if (line < range.top || line > range.bottom) continue;
      for (const [column, cell] of sheet.rows.get(line) ?? []) {
        if (!contains(range, column)) continue;
        sheet.rows.get(line)?.set(column, { ...cell, href, content: [{ type: 'link', href, children: cell.content }] });
      }
    }
  }
}

/** Whether merged cells other than the first have content: other programs than Excel write such files, and show it. */
function hidesCells({ rows }: Worksheet, { top, bottom, left, right }: Worksheet['merges'][number]): boolean {
  for (const [line, row] of rows) {
    if (line < top || line > bottom) continue;
    for (const column of row.keys()) if (column >= left && column <= right && (line !== top || column !== left)) return true;
  }
  return false;
}

/** Gives the first cell of merged ones its spans. Hidden rows and columns are not counted. */
function setSpans(sheet: Worksheet): void {
  for (const { top, bottom, left, right } of sheet.merges) {
    const cell = sheet.rows.get(top)?.get(left);
    if (!cell || right - left > 1000 || bottom - top > 100_000 || hidesCells(sheet, { top, bottom, left, right })) continue;
    let columns = 0;
    let rows = 0;
    for (let column = left; column <= right; column++)
      if (!sheet.hiddenColumns.some((range) => contains(range, column))) columns++;
    for (let row = top; row <= bottom; row++) if (!sheet.hiddenRows.has(row)) rows++;
    if (columns > 1) cell.columns = columns;
    if (rows > 1) cell.rows = rows;
  }
}

/** Rows in order; hidden columns are left out, and merged rows without words are kept. */
function toRows(sheet: Worksheet): GridRow[] {
  const isHidden = (column: number) => sheet.hiddenColumns.some((range) => contains(range, column));
  const hidden = [...sheet.hiddenRows].toSorted((a, b) => a - b);
  let above = 0;
  return [...sheet.rows]
    .toSorted(([a], [b]) => a - b)
    .map(([number, row]) => {
      const last = Math.max(...row.keys());
      const cells: (GridCell | undefined)[] = [];
      for (let column = 0; column <= last; column++) if (!isHidden(column)) cells.push(row.get(column));
      while ((hidden[above] ?? number) < number) above++;
      return { cells, line: number - above, number };
    });
}

function reportSheet(sheet: Worksheet, losses: Losses, place: Place): void {
  const frame = sheet.frame.map((text) => text.replaceAll(/&(?:"[^"]*"|\d+|[A-Z&])/g, ' ').trim()).filter(Boolean);
  if (frame.length > 0) losses.omissions.push({ reason: 'page-frame', name: place.file, text: frame.join('\n'), place });
  for (const error of sheet.errors) {
    losses.omissions.push({ reason: 'unreadable', name: error, text: error, counts: { tableCells: 1 }, place });
  }
  if (sheet.times.length === 0) return;
  const [before, after] = [0, 1].map((index) => sheet.times.map((pair) => pair[index]).join('\n')) as [string, string];
  const counts = { tableCells: -sheet.times.length };
  losses.changes.push({ reason: 'characters', name: 'numFmt', before, after, counts, place });
}

/** Comments on cells; words of text boxes; pictures and charts, which are left out. */
function readAround(
  file: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
  losses: Losses,
  place: Place,
): string[] {
  const notes: string[] = [];
  for (const { type, target } of relationships.values()) {
    if (type !== 'comments' && type !== 'drawing') continue;
    const tree = file.readTree(target);
    for (const comment of descendantsOf(tree, 'comment')) {
      const text = descendantsOf(comment, 't').map(textOf).join('').trim();
      if (text !== '') losses.omissions.push({ reason: 'comment', name: 'comment', text, place });
    }
    notes.push(...descendantsOf(tree, 'xdr:txBody').map((body) => descendantsOf(body, 'a:t').map(textOf).join(' ').trim()));
    for (const properties of descendantsOf(tree, 'xdr:nvPicPr')) {
      const text = childOf(properties, 'xdr:cNvPr')?.attributes.descr ?? '';
      losses.omissions.push({ reason: 'unreadable', name: 'xdr:pic', text, counts: { pictures: 1 }, place });
    }
    for (const _ of descendantsOf(tree, 'c:chart')) {
      losses.omissions.push({ reason: 'dynamic', name: 'c:chart', text: '', place });
    }
  }
  return notes.filter(Boolean);
}

function readGrid(name: string, part: string, isHidden: boolean, facts: WorkbookFacts): Grid {
  const losses = noLosses();
  const place = { file: `${facts.file.place.file}#${name}` };
  const sheet = readWorksheet(part, facts);
  if (isHidden) {
    const words = textOfCells(sheet);
    const counts = { tableCells: words.length };
    reportSheet({ ...sheet, frame: [] }, losses, place);
    if (words.length > 0) losses.omissions.push({ reason: 'hidden', name, text: words.join('\n'), counts, place });
    return { name, rows: [], notes: [], losses };
  }
  const relationships = facts.file.readRelationships(part);
  reportSheet(sheet, losses, place);
  const notes = readAround(facts.file, relationships, losses, place);
  takeHidden(sheet, losses, place);
  setLinks(sheet, relationships);
  setSpans(sheet);
  return { name, rows: toRows(sheet), notes, losses };
}

/** Reads the sheets of a workbook one by one. Hidden ones have no rows, only losses. @throws SourceError */
export function* readWorkbook(file: OfficePackage): Generator<Grid> {
  const main = file.findMainPart() ?? 'xl/workbook.xml';
  const tree = file.readTree(main);
  const sheets = childrenOf(childOf(tree, 'sheets'), 'sheet');
  if (tree?.name !== 'workbook' || sheets.length === 0) throw new SourceError('unreadable', file.place, 'no-workbook');
  const relationships = file.readRelationships(main);
  const partOf = (wanted: string) => [...relationships.values()].find(({ type }) => type === wanted)?.target;
  const styles = partOf('styles');
  const facts: WorkbookFacts = {
    file,
    strings: readSharedStrings(file, partOf('sharedStrings')),
    formats: readFormats(styles === undefined ? undefined : file.readTree(styles)),
    is1904: isOn(childOf(tree, 'workbookPr')?.attributes.date1904),
  };
  for (const { attributes } of sheets) {
    const part = relationships.get(attributes['r:id'] ?? '')?.target;
    const { name = '', state } = attributes;
    if (part !== undefined) yield readGrid(name, part, state !== undefined && state !== 'visible', facts);
  }
}
