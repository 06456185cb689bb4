import { readCsv, writeCsv } from './csv.ts';
import type { ExchangeLanguages, TranslatedFile } from './exchange.ts';
import { ExchangeError } from './exchange-error.ts';
import type { TranslatedUnit, Unit } from './units.ts';

/** Columns besides the two texts, whose columns are named by language tag. */
const columns = { places: 'place', words: 'where', state: 'state', former: 'before' };

/** Values of the state column that mean that nobody has checked the text, as translators may write them. */
const draft = /^(?:machine|draft|fuzzy|آلي|مسودة)/i;

/** Writes units as a CSV table for spreadsheet programs. */
export function writeCsvFile(units: readonly Unit[], { source, target }: ExchangeLanguages): string {
  const head = [columns.places, columns.words, columns.state, columns.former, source, target];
  const rows = units.map((unit) => [
    unit.places.map(({ pointer }) => pointer).join('\n'),
    unit.places.map(({ words }) => words).join('\n'),
    unit.state,
    unit.previous ?? '',
    unit.source,
    unit.target ?? '',
  ]);
  return writeCsv([head, ...rows]);
}

/**
 * Reads a table of `writeCsvFile` after it was saved by a spreadsheet program.
 * @throws ExchangeError for an invalid table
 */
export function readCsvFile(text: string, { source, target }: ExchangeLanguages): TranslatedFile {
  const [head, ...rows] = readCsv(text);
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const indexOf = (name: string) => names.indexOf(name.toLowerCase());
  const [from, to] = [indexOf(source), indexOf(target)];
  const lacking = [source, target].filter((name) => indexOf(name) === -1);
  if (lacking.length > 0) throw new ExchangeError('columns', { line: 1, found: lacking.join(', ') });
  const units = rows.map(({ cells, line }): TranslatedUnit => {
    const cellOf = (name: string) => cells[indexOf(name)] ?? '';
    return {
      source: cells[from] ?? '',
      target: cells[to] ?? '',
      places: cellOf(columns.places)
        .split(/\r\n|\n|\r/)
        .filter(Boolean),
      isDraft: draft.test(cellOf(columns.state).trim()),
      line,
    };
  });
  return { units };
}
