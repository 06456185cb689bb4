import type * as z from 'zod';
import { faultOf } from '../../schema/rules.ts';

/** Reports a tab without content. */
export function refineTab({ value, issues }: z.core.ParsePayload<{ items?: unknown; table?: unknown }>): void {
  if (value.items === undefined && value.table === undefined) issues.push(faultOf('empty-tab', [], value));
}
