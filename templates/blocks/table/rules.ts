import type * as z from 'zod';
import { faultOf } from '../../vocabulary/rules.ts';

/** Whether no label stands there twice. */
export const areDistinct = (labels: readonly string[]): boolean => new Set(labels).size === labels.length;

/** A fault where neither a caption nor a heading says what the table is. */
export function refineName({ value, issues }: z.core.ParsePayload<{ caption?: string; heading?: string }>): void {
  if (value.caption === undefined && value.heading === undefined) issues.push(faultOf('nameless-table', [], value));
}

/** A fault for each row that has not as many cells as there are columns. */
export function refineRows({
  value,
  issues,
}: z.core.ParsePayload<{ columns: string[]; rows: unknown[][]; total?: unknown[] }>): void {
  const { columns, rows, total } = value;
  const all = [
    ...rows.map((row, index) => ({ row, path: ['rows', index] })),
    ...(total ? [{ row: total, path: ['total'] }] : []),
  ];
  for (const { row, path } of all) {
    if (row.length === columns.length) continue;
    const params = { count: row.length, expected: String(columns.length) };
    issues.push(faultOf('row-length', path, row, params));
  }
}
