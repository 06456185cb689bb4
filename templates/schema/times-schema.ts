import * as z from 'zod';
import { fault } from './faults.ts';
import { describe } from './fields.ts';
import { kind } from './kinds.ts';
import { isOfOurTimes, isTimeZone, matching } from './rules.ts';

/** Fields that hold times: days are among those that all share. */

const timePattern = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;
const endPattern = /^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/;

const timeOfDay = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern, { error: fault('bad-time') })
    .meta({
      ...describe('ساعة من اليوم هكذا: 08:30.', 'A time of day as 08:30.', '08:30'),
      patternErrorMessage: 'اكتب الساعة هكذا: 08:30. Write the time as 08:30.',
    });

/** A time of day as HH:MM, from 00:00 to 23:59. */
export const timeSchema = kind('word', timeOfDay(timePattern), 'time');

/** A time at which something ends: 24:00 is the end of the day. */
export const endTimeSchema = kind('word', timeOfDay(endPattern), 'time');

/** A time of a day, with the offset from UTC. */
const clock = String.raw`T(?:[01]\d|2[0-3]):[0-5]\d(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)`;
const momentPattern = new RegExp(String.raw`^\d{4}-\d{2}-\d{2}(?:${clock})?$`);
const instantPattern = new RegExp(String.raw`^\d{4}-\d{2}-\d{2}${clock}$`);

/** The same, of a day that exists. */
const ofDays = (pattern: RegExp, end: string) =>
  matching(new RegExp(`(?=${z.regexes.date.source.replace('$', end)})${pattern.source}`));
const isMoment = ofDays(momentPattern, '(?:T|$)');
const isInstant = ofDays(instantPattern, 'T');

/** Nobody knows when a day begins whose place is not known. */
const isNoBareDay = matching(/^(?!\d{4}-\d{2}-\d{2}$)/);

const ofOurTimes = (pattern: RegExp) => pattern.source.replace('^', '^(?=19|[2-9])');

/** When something begins or ends, a day or a time of it: `2027-02-14`, or `2027-02-14T09:00+03:00`. */
export const momentSchema = kind(
  'moment',
  z
    .string()
    .refine(isMoment, { error: fault('bad-moment'), abort: true })
    .refine(isOfOurTimes, { error: fault('bad-year') })
    .meta({
      pattern: ofOurTimes(momentPattern),
      patternErrorMessage: 'اكتب 2027-02-14 أو 2027-02-14T09:00+03:00. Write 2027-02-14 or 2027-02-14T09:00+03:00.',
    }),
);

/** A day always with a time of it, and with the offset from UTC: `2027-02-14T09:00+03:00`. */
export const instantSchema = kind(
  'instant',
  z
    .string()
    .refine(isNoBareDay, { error: fault('bare-day'), abort: true })
    .refine(isInstant, { error: fault('bad-moment'), abort: true })
    .refine(isOfOurTimes, { error: fault('bad-year') })
    .meta({
      pattern: ofOurTimes(instantPattern),
      patternErrorMessage:
        'اكتب اليوم والوقت وفرق التوقيت: 2027-02-14T09:00+03:00. Write day, time and offset: 2027-02-14T09:00+03:00.',
    }),
);

const zonePattern = /^[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_+0-9-]*)+$/;

/** A time zone by its name in the tz database: `Asia/Riyadh`. */
export const timeZoneSchema = kind(
  'word',
  z
    .string()
    .regex(zonePattern, { error: fault('bad-time-zone'), abort: true })
    .refine(isTimeZone, { error: fault('bad-time-zone') })
    .meta({ patternErrorMessage: 'اكتب المنطقة هكذا: Asia/Riyadh. Write the zone as Asia/Riyadh.' }),
  'zone',
);
