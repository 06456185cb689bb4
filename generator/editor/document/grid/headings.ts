import { flattenElements, plainWords, readInline } from '../../../content/text/inline/read.ts';
import type { Path } from '../../../core/json/path.ts';
import type { Json } from '../../../core/json/value.ts';
import { valueAt } from '../../../core/json/value-at.ts';
import type { Operation } from '../text/operation.ts';
import { textOfCell } from './cells.ts';
import { distinctNames } from './distinct.ts';
import type { Grid } from './grid.ts';

/** Operations that add, remove or convert the optional headings of a grid. */

/** Removes a key that is only valid with headings, or only without. */
function removeKey(grid: Grid, value: Json | undefined, which: 'plain' | 'neededBy'): Operation[] {
  const { form } = grid;
  const key = form.by === 'rows' ? form.optional?.[which] : undefined;
  return key === undefined || valueAt(value, [key]) === undefined ? [] : [{ do: 'remove', at: [key] }];
}

const headingsAt = ({ form }: Grid): Path => (form.by === 'rows' ? [form.headings] : []);

/** @param cells the new headings */
export const addHeadings = (grid: Grid, value: Json | undefined, cells: readonly Json[]): Operation[] => [
  ...removeKey(grid, value, 'plain'),
  { do: 'set', at: headingsAt(grid), value: [...cells] },
];

export const removeHeadings = (grid: Grid, value: Json | undefined): Operation[] => [
  ...removeKey(grid, value, 'neededBy'),
  { do: 'remove', at: headingsAt(grid) },
];

/** Heading text of a cell: no list and no link, as headings may be buttons. */
function headingOf(cell: Json | undefined): string {
  const text = textOfCell(cell)
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();
  const hasLink = flattenElements(readInline(text) ?? []).some(({ kind }) => kind === 'link');
  return hasLink ? plainWords(text) : text;
}

/** Turns the first row into headings and makes them unique. @param blank headings for empty cells */
export function headingsFromRow(grid: Grid, value: Json | undefined, blank: readonly string[]): Operation[] {
  const { form, cells } = grid;
  if (form.by !== 'rows') return [];
  const words = blank.map((name, column) => headingOf(cells[0]?.[column]) || name);
  return [...addHeadings(grid, value, distinctNames(words)), { do: 'remove', at: [form.rows, 0] }];
}

/** Turns the headings into the first row. */
export function headingsToRow(grid: Grid, value: Json | undefined): Operation[] {
  const { form } = grid;
  if (form.by !== 'rows') return [];
  const cells = (grid.cells[0] ?? []).map((cell) => cell ?? '');
  return [...removeHeadings(grid, value), { do: 'insert', at: [form.rows], index: 0, value: cells }];
}
