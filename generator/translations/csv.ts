import { ExchangeFault } from './exchange-fault.ts';

/** What a program for tables takes for the beginning of a formula, in full width too, and the guard itself. */
const dangerous = /^['=+\-@\t\r\n＝＋－＠]/u;
const guard = "'";

/** A cell that no program takes for a formula. */
const guarded = (cell: string) => (dangerous.test(cell) ? guard + cell : cell);

/** The same without its guard. */
const unguarded = (cell: string) => (cell.startsWith(guard) && dangerous.test(cell.slice(1)) ? cell.slice(1) : cell);

const quoted = (cell: string) => `"${guarded(cell).replaceAll('"', '""')}"`;

/** A table as RFC 4180 has it, behind the mark by which Excel knows UTF-8. No cell begins a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

export interface CsvRow {
  cells: string[];
  /** Where it begins, from 1. */
  line: number;
}

/** What parts cells: Excel writes semicolons where a comma is in numbers, and tabs as "Unicode text". */
const separators = [',', ';', '\t'];

function separatorOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((separator) => bare.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Reads a table, whatever parts its cells. @throws ExchangeFault for a quotation mark that nothing closes */
export function readCsv(text: string): CsvRow[] {
  const body = text.replace(/^\ufeff/, '');
  const separator = separatorOf(body);
  const pattern = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\r\n"][^${separator}\r\n]*)?)(${separator}|\r\n|\n|\r|$)`,
    'y',
  );
  const rows: CsvRow[] = [];
  let row: CsvRow = { cells: [], line: 1 };
  let line = 1;
  while (pattern.lastIndex < body.length) {
    const start = pattern.lastIndex;
    const [whole, inQuotes, bare = '', end] = pattern.exec(body) ?? [];
    if (whole === undefined) throw new ExchangeFault('unclosed', { line, found: body.slice(start, start + 40) });
    row.cells.push(unguarded(inQuotes?.replaceAll('""', '"') ?? bare));
    line += whole.split(/\r\n|\n|\r/).length - 1;
    if (end === separator) continue;
    rows.push(row);
    row = { cells: [], line };
  }
  if (row.cells.length > 0) rows.push(row);
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}
