import type * as z from 'zod';
import { issueOf } from '../../schema/rules.ts';
import { ranks } from './ranks.ts';

type Piece = string | { type: string };

/** Indexes of tables without a name: no caption, and no heading above them. */
function namelessTables(body: readonly Piece[]): number[] {
  const isHeading = (piece: Piece) => typeof piece !== 'string' && Object.hasOwn(ranks, piece.type);
  const first = body.findIndex(isHeading);
  const isNameless = (piece: Piece) => typeof piece !== 'string' && piece.type === 'table' && !Object.hasOwn(piece, 'caption');
  return body.flatMap((piece, index) => (isNameless(piece) && (first === -1 || index < first) ? [index] : []));
}

/** Reports tables of a text that have no name. */
export function refineTables({ value, issues }: z.core.ParsePayload<Piece[]>): void {
  for (const index of namelessTables(value)) issues.push(issueOf('nameless-table', [index], value[index]));
}

/** The same, where the section's heading names tables above the first heading of the text. */
export function refineTablesBelow({ value, issues }: z.core.ParsePayload<{ heading?: string; body: Piece[] }>): void {
  if (value.heading !== undefined) return;
  for (const index of namelessTables(value.body)) issues.push(issueOf('nameless-table', ['body', index], value.body[index]));
}
