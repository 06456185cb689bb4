import type { Place } from './place-schema.ts';
import { weekdays } from './weekdays.ts';

export type Hours = NonNullable<Place['hours']>;

/** When a place, or one of its schedules, is open. */
export type Times = Partial<Pick<Place, 'hours' | 'seasons' | 'holidays'>>;

/** Minutes of a day that are over at HH:MM. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** From when to when, as HH:MM. */
export interface Spell {
  from: string;
  to: string;
}

/** Days that follow each other and have the same hours: 0 for Sunday. */
export interface Days {
  first: number;
  last: number;
  /** None: closed. */
  spells: Spell[];
}

/** Whether a spell is a whole day. */
export const isAllDay = ({ from, to }: Spell) => from === '00:00' && (to === '24:00' || to === '00:00');

const sameSpells = (a: Spell[], b: Spell[]) => JSON.stringify(a) === JSON.stringify(b);

/** The week from Sunday on, days of the same hours together; a week ends with Saturday. */
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
