import type * as z from 'zod';
import { faultOf } from '../../vocabulary/rules.ts';

/** Whether the platform knows a time zone of the tz database. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A fault where a season ends before it begins. */
export function refineSeason({ value, issues }: z.core.ParsePayload<{ from: string; until: string }>): void {
  const { from, until } = value;
  if (until < from) issues.push(faultOf('reversed-days', ['until'], until, { expected: from }));
}
