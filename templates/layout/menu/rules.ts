import type * as z from 'zod';

interface Entry {
  href?: string | undefined;
  links?: unknown;
}

/** A fault for an entry that leads nowhere and has no menu of its own. */
export function refineTarget({ value, issues }: z.core.ParsePayload<Entry>): void {
  if (value.href !== undefined || value.links !== undefined) return;
  issues.push({ code: 'custom', message: 'no-target', path: ['label'], input: value });
}
