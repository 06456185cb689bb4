import type * as z from 'zod';
import { faultOf } from '../../vocabulary/rules.ts';

/** A fault where a season ends before it begins. */
export function refineSeason({ value, issues }: z.core.ParsePayload<{ from: string; until: string }>): void {
  const { from, until } = value;
  if (until < from) issues.push(faultOf('reversed-days', ['until'], until, { expected: from }));
}
