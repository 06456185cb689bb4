import * as z from 'zod';
import { fault } from '../../../vocabulary/faults.ts';
import { kind } from '../../../vocabulary/kinds.ts';
import { isOfOurTimes, matching } from '../../../vocabulary/rules.ts';

/** A day, or a day and a time of it with the offset from UTC. */
const momentPattern = /^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d))?$/;

/** The same, of a day that exists. */
const isMoment = matching(new RegExp(`(?=${z.regexes.date.source.replace('$', '(?:T|$)')})${momentPattern.source}`));

/** When something begins or ends: `2027-02-14`, or `2027-02-14T09:00+03:00`. */
export const momentSchema = kind(
  'moment',
  z
    .string()
    .refine(isMoment, { error: fault('bad-moment'), abort: true })
    .refine(isOfOurTimes, { error: fault('bad-year') })
    .meta({
      pattern: momentPattern.source.replace('^', '^(?=19|[2-9])'),
      patternErrorMessage: 'اكتب 2027-02-14 أو 2027-02-14T09:00+03:00. Write 2027-02-14 or 2027-02-14T09:00+03:00.',
    }),
);
