import type * as z from 'zod';
import { faultOf } from '../../schema/rules.ts';

/** Whether no label stands there twice. */
export const areDistinct = (labels: readonly string[]): boolean => new Set(labels).size === labels.length;

/** A fault where neither a caption nor a heading says what the table is. */
export function refineName({ value, issues }: z.core.ParsePayload<{ caption?: string; heading?: string }>): void {
  if (value.caption === undefined && value.heading === undefined) issues.push(faultOf('nameless-table', [], value));
}

/** A diagnostic for each row with another number of cells than the headings, or, without headings, than the first row. */
export function refineRows({
  value,
  issues,
}: z.core.ParsePayload<{ columns?: string[]; rows: unknown[][]; total?: unknown[] }>): void {
  const { rows, total } = value;
  const { length: expected } = value.columns ?? rows[0] ?? [];
  const all = [
    ...rows.map((row, index) => ({ row, path: ['rows', index] })),
    ...(total ? [{ row: total, path: ['total'] }] : []),
  ];
  for (const { row, path } of all) {
    if (row.length === expected) continue;
    const params = { count: row.length, expected: String(expected) };
    issues.push(faultOf('row-length', path, row, params));
  }
}

/** A diagnostic where a table has headings of columns and says that none of its cells is a heading. */
export function refinePlain({ value, issues }: z.core.ParsePayload<{ columns?: string[]; isPlain?: true }>): void {
  if (value.columns !== undefined && value.isPlain) issues.push(faultOf('columns-or-plain', ['isPlain'], value));
}

/** A diagnostic where visitors are to sort by headings that the table does not have. */
export function refineSorting({ value, issues }: z.core.ParsePayload<{ columns?: string[]; isSortable?: true }>): void {
  if (value.columns === undefined && value.isSortable) issues.push(faultOf('nothing-to-sort-by', ['isSortable'], value));
}
