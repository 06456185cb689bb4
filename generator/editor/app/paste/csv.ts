import { type CsvRow, readCsv } from '../../../content/translations/csv.ts';
import { ExchangeError } from '../../../content/translations/exchange-error.ts';
import { lineOf, type PasteNotes, sentenceOf } from './sentence.ts';
import { type TableNames, type TablePiece, tableOfCells } from './table.ts';

const encodingOfMark = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
};

/** Decodes a CSV file. What is neither UTF-8 nor UTF-16 was saved as "CSV" by Excel on a Windows in Arabic. */
function decodeCsv(bytes: Uint8Array): string {
  const mark = encodingOfMark(bytes);
  if (mark) return new TextDecoder(mark).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

function rowsOf(text: string): CsvRow[] {
  try {
    const rows = readCsv(text);
    // The first line of some files names the separator for Excel: `sep=;`.
    return /^sep=/i.test(rows[0]?.cells[0] ?? '') ? rows.slice(1) : rows;
  } catch (error) {
    if (error instanceof ExchangeError) return [];
    throw error;
  }
}

/** Cells are plain text: signs that would become marks are removed, as from any pasted text. */
const cellOf = (text: string, notes: PasteNotes) =>
  lineOf(sentenceOf({ name: '', text, attributes: {}, children: [] }, notes), notes);

/**
 * Table of a CSV file or of tab-separated text. The first row is assumed to hold the headings, and this is noted.
 * @param content the text, or the bytes of a file in an unknown encoding
 * @returns undefined if it has fewer than two rows or columns, or an unclosed quotation mark
 */
export function tableOfCsv(content: string | Uint8Array, notes: PasteNotes, names: TableNames): TablePiece | undefined {
  const text = typeof content === 'string' ? content : decodeCsv(content);
  const grid = rowsOf(text).map(({ cells }) => cells.map((cell) => cellOf(cell, notes)));
  const isHeaded = () => {
    notes.cleaned.add('firstRow');
    return true;
  };
  return tableOfCells({ grid, caption: '', isHeaded }, notes, names);
}
