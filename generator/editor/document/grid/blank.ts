import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import type { GridForm } from '../../../../templates/schema/grids.ts';
import { isObject, type Json, type JsonObject } from '../../../core/json/value.ts';
import { items } from '../../../core/json/walk.ts';
import { type Cell, type Grid, isHeadingRow } from './grid.ts';

/** Default names of new rows, columns and sample cells. */
const names: Record<'column' | 'row' | 'cell', Record<MessageLanguage, string>> = {
  column: { ar: 'عمود', en: 'Column' },
  row: { ar: 'صف', en: 'Row' },
  cell: { ar: 'نص', en: 'Text' },
};

/** Initial value of a new cell: a free heading or row name, an empty text, or 0. */
export function blankCell(grid: Grid, { row, column }: Cell, language: MessageLanguage): Json {
  const { form, cells } = grid;
  const numbered = (of: 'column' | 'row', n: number, taken: unknown[]) => {
    const wish = (index: number) => `${names[of][language]} ${index}`;
    let index = n;
    while (taken.includes(wish(index))) index++;
    return wish(index);
  };
  if (isHeadingRow(grid, row)) return numbered('column', column + 1, cells[0] ?? []);
  if (form.by === 'rows') return '';
  return column === 0
    ? numbered(
        'row',
        row,
        cells.map(([name]) => name),
      )
    : 0;
}

interface Sample {
  /** Example of a key in the schema. */
  exampleOf: (key: string) => unknown;
  /** Marks words as sample text. */
  mark: (words: string) => string;
  language: MessageLanguage;
}

/** Marked sample text; Arabic examples are replaced in a site of another language. */
const sampleWord = (word: unknown, other: string, { mark, language }: Sample): string => {
  const isForeign = language !== 'ar' && /\p{Script=Arabic}/u.test(String(word));
  return mark(isForeign ? other : String(word));
};

const sampleNames = (words: readonly unknown[], of: 'column' | 'row', sample: Sample): string[] =>
  words.map((word, index) => sampleWord(word, `${names[of][sample.language]} ${index + 1}`, sample));

/** Sample rows; empty cells stay empty. */
function sampleRows(rows: readonly unknown[], sample: Sample): string[][] {
  const cell = (text: unknown) => (text === '' ? '' : sampleWord(text, names.cell[sample.language], sample));
  const heads = sampleNames(
    rows.map((cells) => items(cells)[0]),
    'row',
    sample,
  );
  return rows.map((cells, index) => [heads[index] ?? '', ...items(cells).slice(1).map(cell)]);
}

/**
 * Sample grid from the examples of the schema, with the same rows and columns as the gallery; all texts are marked as samples.
 */
export function sampleGrid(form: GridForm, sample: Sample): JsonObject {
  const { exampleOf } = sample;
  if (form.by === 'rows') {
    const [last] = form.last === undefined ? [] : sampleRows([exampleOf(form.last)].filter(Array.isArray), sample);
    return {
      [form.headings]: sampleNames(items(exampleOf(form.headings)), 'column', sample),
      [form.rows]: sampleRows(items(exampleOf(form.rows)), sample),
      ...(last && { [String(form.last)]: last }),
    };
  }
  const columns = items(exampleOf(form.columns)).filter(isObject);
  const [corner = '', ...headings] = sampleNames(
    [exampleOf(form.corner), ...columns.map((one) => one[form.heading])],
    'column',
    sample,
  );
  return {
    [form.corner]: corner,
    [form.names]: sampleNames(items(exampleOf(form.names)), 'row', sample),
    [form.columns]: headings.map((heading, index) => ({
      [form.heading]: heading,
      [form.values]: columns[index]?.[form.values] ?? [],
    })),
  };
}

/** Values of an object merged with those of its grid. @param keys keys of the object in output order */
export const withGrid = (keys: readonly string[], values: JsonObject, grid: JsonObject | undefined): JsonObject => {
  const all = { ...values, ...grid };
  return Object.fromEntries(keys.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]])));
};
