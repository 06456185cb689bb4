/** Copied cell: the displayed text, and the exact number if the clipboard contains it. */
export interface RangeCell {
  text: string;
  exact?: number;
}

/** Rows of cells, all of equal length. */
export type Range = RangeCell[][];

const empty: RangeCell = { text: '' };

/** Pads rows to equal length, and trims empty rows and columns at the end. */
export function toRange(rows: readonly (readonly (RangeCell | undefined)[])[]): Range {
  const isFull = (cell: RangeCell | undefined) => cell !== undefined && cell.text !== '';
  const height = rows.findLastIndex((row) => row.some(isFull)) + 1;
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex(isFull) + 1));
  return rows.slice(0, height).map((row) => Array.from({ length: width }, (_, column) => row[column] ?? empty));
}

/** Cell of an HTML table with its row span and column span. */
export interface SpannedCell extends RangeCell {
  rows: number;
  columns: number;
}

/** Limit of spans, as pasted HTML is untrusted. https://html.spec.whatwg.org/#algorithm-for-processing-rows */
const mostSpan = 1000;

/** Expands spans: the first cell has the text, the others are empty. */
export function placeSpans(rows: readonly (readonly SpannedCell[])[]): Range {
  const placed: (RangeCell | undefined)[][] = rows.map(() => []);
  for (const [row, cells] of rows.entries()) {
    let column = 0;
    for (const { rows: down, columns: across, ...cell } of cells) {
      while (placed[row]?.[column] !== undefined) column++;
      for (let y = 0; y < Math.min(Math.max(1, down), mostSpan, rows.length - row); y++) {
        for (let x = 0; x < Math.min(Math.max(1, across), mostSpan); x++) {
          const target = placed[row + y];
          if (target) target[column + x] ??= x === 0 && y === 0 ? cell : empty;
        }
      }
    }
  }
  return toRange(placed);
}

/**
 * Parses TSV of spreadsheets: tabs between cells, quotation marks around cells that contain tabs, line breaks or quotation
 * marks.
 */
export function readTsv(text: string): Range {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  for (let found = cells.exec(text); found; found = cells.exec(text)) {
    const [, quoted, plain = '', end = ''] = found;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return toRange(rows.map((row) => row.map((cell) => ({ text: cell }))));
}

const asTsv = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const writeTsv = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.map(asTsv).join('\t')).join('\n');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** HTML table with its direction. @param heads number of heading rows */
export function writeHtml(rows: readonly (readonly string[])[], { heads, isRtl }: { heads: number; isRtl: boolean }): string {
  const cell = (text: string, name: string) => `<${name}>${text.replaceAll(/[&<>]/g, (one) => escapes[one] ?? one)}</${name}>`;
  const lines = rows.map((row, index) => `<tr>${row.map((text) => cell(text, index < heads ? 'th' : 'td')).join('')}</tr>`);
  return `<meta charset="utf-8"><table dir="${isRtl ? 'rtl' : 'ltr'}">${lines.join('')}</table>`;
}
