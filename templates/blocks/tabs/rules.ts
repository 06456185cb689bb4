import type * as z from 'zod';
import { issueOf } from '../../schema/rules.ts';

/** Reports a tab without content. */
export function refineTab({ value, issues }: z.core.ParsePayload<{ items?: unknown; table?: unknown }>): void {
  if (value.items === undefined && value.table === undefined) issues.push(issueOf('empty-tab', [], value));
}
