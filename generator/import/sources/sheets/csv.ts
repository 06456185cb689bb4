const separators = [',', ';', '\t', '|', '،'];

/** Largest part of a file that the separator is judged by. */
const sampleLength = 65_536;

/** A row of a table as text. @property line line of its start, from 1 */
export interface CsvRow {
  cells: string[];
  line: number;
}

/** End of a quoted cell, after the quotation mark; -1 if it is not closed, or if text follows that closes no cell. */
function endOfQuoted(text: string, from: number, separator: string): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    const next = text[at + 1];
    if (next === '"') at++;
    else if (next === undefined || next === separator || next === '\n' || next === '\r') return at + 1;
  }
  return -1;
}

const lineFeeds = (text: string) => text.split(/\r\n|\n|\r/).length - 1;

/** Reads a table. A quotation mark that is not closed is a character like others. Rows may have different lengths. */
function readCsvRows(text: string, separator: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let row: CsvRow = { cells: [], line: 1 };
  let line = 1;
  let at = 0;
  const end = new RegExp(`[${separator}\r\n]|$`, 'g');
  // Cells after an unclosed mark would each search for its end.
  let canBeQuoted = true;
  while (at <= text.length) {
    const quoted = canBeQuoted && text[at] === '"' ? endOfQuoted(text, at, separator) : -1;
    if (text[at] === '"' && quoted === -1) canBeQuoted = false;
    end.lastIndex = quoted === -1 ? at : quoted;
    const stop = end.exec(text)?.index ?? text.length;
    const written = text.slice(at, stop);
    row.cells.push(quoted === -1 ? written : text.slice(at + 1, quoted - 1).replaceAll('""', '"'));
    line += lineFeeds(written);
    at = stop + 1;
    if (text[stop] === separator) continue;
    rows.push(row);
    if (text[stop] === '\r' && text[stop + 1] === '\n') at++;
    line++;
    row = { cells: [], line };
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** How well a separator divides rows: rows of the same number of cells, if there are several cells. */
function fitOf(sample: string, separator: string): number {
  const widths = readCsvRows(sample, separator).map(({ cells }) => cells.length);
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [width = 1, rows = 0] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return width < 2 ? 0 : rows / widths.length + Math.min(width, 50) / 1000;
}

function separatorOf(text: string): string {
  const sample = text.slice(0, sampleLength);
  const fits = separators.map((separator) => fitOf(sample, separator));
  const best = Math.max(...fits);
  return separators[fits.indexOf(best)] ?? ',';
}

/** Reads a table of text with any separator, which its first line may name: `sep=;`. */
export function readCsv(decoded: string): CsvRow[] {
  const text = decoded.replace(/^\ufeff/, '');
  const named = /^"?sep=(.)"?\r?\n/i.exec(text);
  if (!named) return readCsvRows(text, separatorOf(text));
  return readCsvRows(text.slice(named[0].length), named[1] ?? ',').map(({ cells, line }) => ({ cells, line: line + 1 }));
}
