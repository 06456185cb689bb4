import type { Place } from './place-schema.ts';
import { weekdays } from './weekdays.ts';

export type Hours = NonNullable<Place['hours']>;

/** Opening hours of a place or of one of its schedules. */
export type Times = Partial<Pick<Place, 'hours' | 'seasons' | 'holidays'>>;

/** Minutes since midnight at HH:MM. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Span of opening hours, HH:MM. */
export interface Spell {
  from: string;
  to: string;
}

/** Consecutive days with the same hours; 0 is Sunday. */
export interface Days {
  first: number;
  last: number;
  /** Empty: closed. */
  spells: Spell[];
}

/** Whether a span covers the whole day. */
export const isAllDay = ({ from, to }: Spell) => from === '00:00' && (to === '24:00' || to === '00:00');

const sameSpells = (a: Spell[], b: Spell[]) => JSON.stringify(a) === JSON.stringify(b);

/** Week from Sunday to Saturday, grouping consecutive days with the same hours. */
export function weekOf(hours: Hours): Days[] {
  const week: Days[] = [];
  for (const [index, name] of weekdays.entries()) {
    const spells = hours
      .filter(({ days }) => days.includes(name))
      .map(({ from, to }) => ({ from, to }))
      .sort((a, b) => minutesOf(a.from) - minutesOf(b.from));
    const before = week.at(-1);
    if (before && sameSpells(before.spells, spells)) before.last = index;
    else week.push({ first: index, last: index, spells });
  }
  return week;
}
