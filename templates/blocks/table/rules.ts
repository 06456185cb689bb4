import type * as z from 'zod';
import { issueOf } from '../../schema/rules.ts';

/** Whether all labels are distinct. */
export const areDistinct = (labels: readonly string[]): boolean => new Set(labels).size === labels.length;

/** Reports a table with neither caption nor heading. */
export function refineName({ value, issues }: z.core.ParsePayload<{ caption?: string; heading?: string }>): void {
  if (value.caption === undefined && value.heading === undefined) issues.push(issueOf('nameless-table', [], value));
}

/** Reports rows whose number of cells differs from the headings or, without headings, from the first row. */
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
    issues.push(issueOf('row-length', path, row, params));
  }
}

/** Reports a table with column headings that is also marked as plain. */
export function refinePlain({ value, issues }: z.core.ParsePayload<{ columns?: string[]; isPlain?: true }>): void {
  if (value.columns !== undefined && value.isPlain) issues.push(issueOf('columns-or-plain', ['isPlain'], value));
}

/** Reports a sortable table without headings. */
export function refineSorting({ value, issues }: z.core.ParsePayload<{ columns?: string[]; isSortable?: true }>): void {
  if (value.columns === undefined && value.isSortable) issues.push(issueOf('nothing-to-sort-by', ['isSortable'], value));
}
