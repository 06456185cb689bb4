import type * as z from 'zod';
import { issueOf } from '../../schema/rules.ts';

/** Reports a season that ends before it begins. */
export function refineSeason({ value, issues }: z.core.ParsePayload<{ from: string; until: string }>): void {
  const { from, until } = value;
  if (until < from) issues.push(issueOf('reversed-days', ['until'], until, { expected: from }));
}

const timesOfPlace = ['hours', 'seasons', 'holidays'] as const;

interface Times extends Partial<Record<(typeof timesOfPlace)[number], unknown>> {
  schedules?: { title: unknown }[] | undefined;
}

/** Reports hours beside schedules, and schedules with duplicate titles. */
export function refineTimes({ value, issues }: z.core.ParsePayload<Times>): void {
  const { schedules = [] } = value;
  const beside = schedules.length > 0 ? timesOfPlace.filter((key) => value[key] !== undefined) : [];
  for (const key of beside) issues.push(issueOf('hours-or-schedules', [key], value[key], { found: key }));
  for (const [index, { title }] of schedules.entries()) {
    if (typeof title !== 'string' || !schedules.slice(0, index).some((earlier) => earlier.title === title)) continue;
    issues.push(issueOf('same-schedule', ['schedules', index, 'title'], title));
  }
}
