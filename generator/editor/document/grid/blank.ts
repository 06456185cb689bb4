import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import type { GridForm } from '../../../../templates/schema/grids.ts';
import { isObject, type Json, type JsonObject } from '../../../core/json/value.ts';
import { items } from '../../../core/json/walk.ts';
import { type Cell, type Grid, isHeadingRow } from './grid.ts';

/** What new rows, columns and sample cells are called until somebody names them. */
const names: Record<'column' | 'row' | 'cell', Record<MessageLanguage, string>> = {
  column: { ar: 'عمود', en: 'Column' },
  row: { ar: 'صف', en: 'Row' },
  cell: { ar: 'نص', en: 'Text' },
};

/** What a new cell holds until something else does: a name that no other has where there has to be one, nothing, or 0. */
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
  /** The example that the schema gives of a key. */
  exampleOf: (key: string) => unknown;
  /** Words with the mark of what nobody has written. */
  mark: (words: string) => string;
  language: MessageLanguage;
}

/** Words of an example that say that they are samples; in a site of another language others stand for them. */
const sampleWord = (word: unknown, other: string, { mark, language }: Sample): string => {
  const isForeign = language !== 'ar' && /\p{Script=Arabic}/u.test(String(word));
  return mark(isForeign ? other : String(word));
};

const sampleNames = (words: readonly unknown[], of: 'column' | 'row', sample: Sample): string[] =>
  words.map((word, index) => sampleWord(word, `${names[of][sample.language]} ${index + 1}`, sample));

/** Rows of an example; a cell of nothing stays empty. */
function sampleRows(rows: readonly unknown[], sample: Sample): string[][] {
  const cell = (text: unknown) => (text === '' ? '' : sampleWord(text, names.cell[sample.language], sample));
  const heads = sampleNames(
    rows.map((cells) => items(cells)[0]),
    'row',
    sample,
  );
  return rows.map((cells, index) => [heads[index] ?? '', ...items(cells).slice(1).map(cell)]);
}

/** The grid of the examples of a schema, as the gallery shows it: the same rows and columns, whose words say that they are samples. */
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

/** Values of an object with those of its grid. @param keys of the object, in the order in which they are written */
export const withGrid = (keys: readonly string[], values: JsonObject, grid: JsonObject | undefined): JsonObject => {
  const all = { ...values, ...grid };
  return Object.fromEntries(keys.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]])));
};
