import { cleanText, fromPdf } from '../../../core/util/characters/clean.ts';
import { placeSpans, type Range, type RangeCell, readTsv, type SpannedCell, toRange } from '../../document/grid/range.ts';
import { fromDom } from '../paste/html.ts';
import { lineOf, PasteNotes, sentenceOf } from '../paste/sentence.ts';

/** Number value of a pasted cell. Excel, LibreOffice and Google Sheets mark it differently. */
function exactOf(cell: Element): number | undefined {
  const sheets = cell.getAttribute('data-sheets-value');
  const told = cell.getAttribute('x:num') || cell.getAttribute('sdval') || (sheets && /"3":(-?[\d.eE+-]+)/.exec(sheets)?.[1]);
  const value = told ? Number(told) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** Whether a row only carries formatting: Excel uses hidden rows for column widths. */
const isHelp = (row: Element) => /mso-(?:ignore|hide)|display\s*:\s*none/i.test(row.getAttribute('style') ?? '');

function readCell(cell: HTMLTableCellElement): SpannedCell {
  const exact = exactOf(cell);
  const notes = new PasteNotes();
  return {
    text: lineOf(sentenceOf({ ...fromDom(cell), name: 'span' }, notes), notes),
    rows: cell.rowSpan,
    columns: cell.colSpan,
    ...(exact !== undefined && { exact }),
  };
}

/** First table of some HTML, in reading order regardless of direction. */
function readTable(html: string): Range | undefined {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return undefined;
  const rows = [...table.rows].filter((row) => !isHelp(row));
  return placeSpans(rows.map((row) => [...row.cells].map(readCell)));
}

const cleaned = (cell: RangeCell): RangeCell => ({ text: cleanText(cell.text).text.trim() });

/**
 * Parses copied cells: an HTML table or tab-separated text.
 * @returns undefined if there is nothing to paste, `unread` for text of a PDF whose reading order is uncertain
 */
export function readClipboard(data: Pick<DataTransfer, 'getData'>): Range | 'unread' | undefined {
  const { text, cleaned: ofPdf } = fromPdf(data.getData('text/plain'));
  if (ofPdf.includes('unread')) return 'unread';
  const table = ofPdf.length === 0 ? readTable(data.getData('text/html')) : undefined;
  if (table && table.length > 0) return table;
  const range = toRange(readTsv(text).map((row) => row.map(cleaned)));
  return range.length > 0 ? range : undefined;
}
