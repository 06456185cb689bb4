import type { GridForm } from '../../../templates/vocabulary/grids.ts';
import { isObject, type Json, type JsonObject } from '../../json/value.ts';
import type { Cell, Grid } from './grid.ts';

type Language = 'ar' | 'en';

/** What new rows and columns are called until somebody names them. */
const names = { column: { ar: 'عمود', en: 'Column' }, row: { ar: 'صف', en: 'Row' } };

/** What a new cell holds until something else does: a name that no other has where there has to be one, nothing, or 0. */
export function blankCell(grid: Grid, { row, column }: Cell, language: Language): Json {
  const { form, cells } = grid;
  const numbered = (of: keyof typeof names, n: number, taken: unknown[]) => {
    const wish = (index: number) => `${names[of][language]} ${index}`;
    let index = n;
    while (taken.includes(wish(index))) index++;
    return wish(index);
  };
  if (row === 0) return numbered('column', column + 1, cells[0] ?? []);
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
  language: Language;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The headings and names of an example; in a site of another language those of their places. All say that they are samples. */
function sampleNames(words: readonly unknown[], of: keyof typeof names, { mark, language }: Sample): string[] {
  return words.map((word, index) => {
    const isForeign = language !== 'ar' && /\p{Script=Arabic}/u.test(String(word));
    return mark(isForeign ? `${names[of][language]} ${index + 1}` : String(word));
  });
}

/**
 * The grid of the examples of a schema, as the gallery shows it: as many rows and columns, under the same names. Cells of
 * text are empty, so that nothing is published that nobody has written.
 */
export function sampleGrid(form: GridForm, sample: Sample): JsonObject {
  const { exampleOf } = sample;
  if (form.by === 'rows') {
    const headings = sampleNames(listOf(exampleOf(form.headings)), 'column', sample);
    const row = (name: string) => [name, ...headings.slice(1).map(() => '')];
    const rows = sampleNames(
      listOf(exampleOf(form.rows)).map((cells) => listOf(cells)[0]),
      'row',
      sample,
    ).map(row);
    const end = form.last === undefined ? undefined : listOf(exampleOf(form.last))[0];
    const last = end === undefined ? [] : sampleNames([end], 'row', sample).map(row);
    return { [form.headings]: headings, [form.rows]: rows, ...(last[0] && { [String(form.last)]: last[0] }) };
  }
  const columns = listOf(exampleOf(form.columns)).filter(isObject);
  const [corner = '', ...headings] = sampleNames(
    [exampleOf(form.corner), ...columns.map((one) => one[form.heading])],
    'column',
    sample,
  );
  return {
    [form.corner]: corner,
    [form.names]: sampleNames(listOf(exampleOf(form.names)), 'row', sample),
    [form.columns]: headings.map((heading, index) => ({
      [form.heading]: heading,
      [form.values]: columns[index]?.[form.values] ?? [],
    })),
  };
}
