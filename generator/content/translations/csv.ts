import { ExchangeError } from './exchange-error.ts';

/** Characters that start a formula in spreadsheet programs, including full-width forms, and the guard itself. */
const dangerous = /^['=+\-@\t\r\n＝＋－＠]/u;
const guard = "'";

/** Protects a cell against being read as a formula. */
const guarded = (cell: string) => (dangerous.test(cell) ? guard + cell : cell);

/** Removes the guard. */
const unguarded = (cell: string) => (cell.startsWith(guard) && dangerous.test(cell.slice(1)) ? cell.slice(1) : cell);

const quoted = (cell: string) => `"${guarded(cell).replaceAll('"', '""')}"`;

/** A CSV table (RFC 4180) with a byte order mark, by which Excel recognises UTF-8. No cell starts a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

export interface CsvRow {
  cells: string[];
  /** Line number of its start, from 1. */
  line: number;
}

/** Excel writes semicolons in locales with a decimal comma, and tabs in the format “Unicode text”. */
const separators = [',', ';', '\t'];

function separatorOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((separator) => bare.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** End of a quoted cell (exclusive); -1 if it is not closed. A regular expression would overflow the stack. */
function endOfQuoted(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at + 1;
  }
  return -1;
}

/**
 * Reads a CSV table with any of the separators.
 * @throws ExchangeError for an unclosed quotation mark
 */
export function readCsv(text: string): CsvRow[] {
  const body = text.replace(/^\ufeff/, '');
  const separator = separatorOf(body);
  const bare = new RegExp(`[^${separator}\r\n]*`, 'y');
  const part = new RegExp(`${separator}|\r\n|\n|\r|$`, 'y');
  const rows: CsvRow[] = [];
  let row: CsvRow = { cells: [], line: 1 };
  let line = 1;
  for (let at = 0; at < body.length; at = part.lastIndex) {
    const isQuoted = body[at] === '"';
    bare.lastIndex = at;
    const end = isQuoted ? endOfQuoted(body, at) : at + (bare.exec(body)?.[0].length ?? 0);
    part.lastIndex = end;
    const found = end === -1 ? undefined : part.exec(body)?.[0];
    if (found === undefined) throw new ExchangeError('unclosed', { line, found: body.slice(at, at + 40) });
    row.cells.push(unguarded(isQuoted ? body.slice(at + 1, end - 1).replaceAll('""', '"') : body.slice(at, end)));
    line += body.slice(at, part.lastIndex).split(/\r\n|\n|\r/).length - 1;
    if (found === separator) continue;
    rows.push(row);
    row = { cells: [], line };
  }
  if (row.cells.length > 0) rows.push(row);
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}
