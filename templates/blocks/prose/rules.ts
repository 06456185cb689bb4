import type * as z from 'zod';
import { faultOf } from '../../schema/rules.ts';
import { ranks } from './ranks.ts';

type Piece = string | { type: string };

/** Indexes of tables that nothing names: they have no caption, and no heading of the text stands above them. */
function namelessTables(body: readonly Piece[]): number[] {
  const isHeading = (piece: Piece) => typeof piece !== 'string' && Object.hasOwn(ranks, piece.type);
  const first = body.findIndex(isHeading);
  const isNameless = (piece: Piece) => typeof piece !== 'string' && piece.type === 'table' && !Object.hasOwn(piece, 'caption');
  return body.flatMap((piece, index) => (isNameless(piece) && (first === -1 || index < first) ? [index] : []));
}

/** A fault for each table of a text that nothing names. */
export function refineTables({ value, issues }: z.core.ParsePayload<Piece[]>): void {
  for (const index of namelessTables(value)) issues.push(faultOf('nameless-table', [index], value[index]));
}

/** The same where the heading of the section names those that stand above all headings of the text. */
export function refineTablesBelow({ value, issues }: z.core.ParsePayload<{ heading?: string; body: Piece[] }>): void {
  if (value.heading !== undefined) return;
  for (const index of namelessTables(value.body)) issues.push(faultOf('nameless-table', ['body', index], value.body[index]));
}
