import type * as z from 'zod';
import { faultOf } from '../../vocabulary/rules.ts';

interface Entry {
  href?: string | undefined;
  links?: unknown;
}

/** A fault for an entry that leads nowhere and has no menu of its own. */
export function refineTarget({ value, issues }: z.core.ParsePayload<Entry>): void {
  if (value.href !== undefined || value.links !== undefined) return;
  issues.push(faultOf('no-target', ['label'], value));
}
