import type * as z from 'zod';
import { faultOf } from '../../schema/rules.ts';

/** A fault for a tab in which nothing stands. */
export function refineTab({ value, issues }: z.core.ParsePayload<{ items?: unknown; table?: unknown }>): void {
  if (value.items === undefined && value.table === undefined) issues.push(faultOf('empty-tab', [], value));
}
