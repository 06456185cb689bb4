import * as z from 'zod';
import { kind } from '../../../blocks/kinds.ts';

/** A day, or a day and a time of it with the offset from UTC. */
const momentPattern = /^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d))?$/;

/** Whether the day of a moment exists. */
function isDayOfCalendar(moment: string): boolean {
  return z.iso.date().safeParse(moment.slice(0, 10)).success;
}

/** When something begins or ends: `2027-02-14`, or `2027-02-14T09:00+03:00`. */
export const momentSchema = kind(
  'moment',
  z
    .string()
    .refine((moment) => momentPattern.test(moment) && isDayOfCalendar(moment), { error: 'bad-moment', abort: true })
    .refine((moment) => /^(?:19|[2-9])/.test(moment), { error: 'bad-year' })
    .meta({
      pattern: momentPattern.source.replace('^', '^(?=19|[2-9])'),
      patternErrorMessage: 'اكتب 2027-02-14 أو 2027-02-14T09:00+03:00. Write 2027-02-14 or 2027-02-14T09:00+03:00.',
    }),
);
