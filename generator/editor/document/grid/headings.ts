import { flattenElements, plainWords, readInline } from '../../../content/text/inline/read.ts';
import type { Path } from '../../../core/json/path.ts';
import type { Json } from '../../../core/json/value.ts';
import { valueAt } from '../../../core/json/value-at.ts';
import type { Operation } from '../text/operation.ts';
import { textOfCell } from './cells.ts';
import { distinctNames } from './distinct.ts';
import type { Grid } from './grid.ts';

/** The row of headings of a grid that may have none: operations on its object, made as one change. */

/** Removes a key that can only stand with headings, or only without. */
function removeKey(grid: Grid, value: Json | undefined, which: 'plain' | 'neededBy'): Operation[] {
  const { form } = grid;
  const key = form.by === 'rows' ? form.optional?.[which] : undefined;
  return key === undefined || valueAt(value, [key]) === undefined ? [] : [{ do: 'remove', at: [key] }];
}

const headingsAt = ({ form }: Grid): Path => (form.by === 'rows' ? [form.headings] : []);

/** @param cells of the new row of headings */
export const addHeadings = (grid: Grid, value: Json | undefined, cells: readonly Json[]): Operation[] => [
  ...removeKey(grid, value, 'plain'),
  { do: 'set', at: headingsAt(grid), value: [...cells] },
];

export const removeHeadings = (grid: Grid, value: Json | undefined): Operation[] => [
  ...removeKey(grid, value, 'neededBy'),
  { do: 'remove', at: headingsAt(grid) },
];

/** A cell as a heading: no list, and no link, as a heading may be pressed. */
function headingOf(cell: Json | undefined): string {
  const text = textOfCell(cell)
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();
  const hasLink = flattenElements(readInline(text) ?? []).some(({ kind }) => kind === 'link');
  return hasLink ? plainWords(text) : text;
}

/**
 * Makes headings of the first row, each its own.
 * @param blank headings for cells that are empty
 */
export function headingsFromRow(grid: Grid, value: Json | undefined, blank: readonly string[]): Operation[] {
  const { form, cells } = grid;
  if (form.by !== 'rows') return [];
  const words = blank.map((name, column) => headingOf(cells[0]?.[column]) || name);
  return [...addHeadings(grid, value, distinctNames(words)), { do: 'remove', at: [form.rows, 0] }];
}

/** Makes an ordinary row, the first, of the headings. */
export function headingsToRow(grid: Grid, value: Json | undefined): Operation[] {
  const { form } = grid;
  if (form.by !== 'rows') return [];
  const cells = (grid.cells[0] ?? []).map((cell) => cell ?? '');
  return [...removeHeadings(grid, value), { do: 'insert', at: [form.rows], index: 0, value: cells }];
}
