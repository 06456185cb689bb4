import * as z from 'zod';
import { diagnosticCode } from './diagnostic-codes.ts';
import { describe } from './fields.ts';
import { kind } from './kinds.ts';
import { isOfOurTimes, isTimeZone, matching } from './rules.ts';

/** Fields that hold times; dates are in the shared fields. */

const timePattern = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;
const endPattern = /^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/;

const timeOfDay = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern, { error: diagnosticCode('bad-time') })
    .meta({
      ...describe('ساعة من اليوم هكذا: 08:30.', 'A time of day as 08:30.', '08:30'),
      patternErrorMessage: 'اكتب الساعة هكذا: 08:30. Write the time as 08:30.',
    });

/** Time of day HH:MM, 00:00 to 23:59. */
export const timeSchema = kind('word', timeOfDay(timePattern), 'time');

/** End time; 24:00 is the end of the day. */
export const endTimeSchema = kind('word', timeOfDay(endPattern), 'time');

/** Time of day with UTC offset. */
const clock = String.raw`T(?:[01]\d|2[0-3]):[0-5]\d(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)`;
const momentPattern = new RegExp(String.raw`^\d{4}-\d{2}-\d{2}(?:${clock})?$`);
const instantPattern = new RegExp(String.raw`^\d{4}-\d{2}-\d{2}${clock}$`);

/** The same for an existing date. */
const ofDays = (pattern: RegExp, end: string) =>
  matching(new RegExp(`(?=${z.regexes.date.source.replace('$', end)})${pattern.source}`));
const isMoment = ofDays(momentPattern, '(?:T|$)');
const isInstant = ofDays(instantPattern, 'T');

/** Rejects bare dates: without a place the time zone is unknown. */
const isNoBareDay = matching(/^(?!\d{4}-\d{2}-\d{2}$)/);

const ofOurTimes = (pattern: RegExp) => pattern.source.replace('^', '^(?=19|[2-9])');

/** Start or end of something, a date or a date with time: `2027-02-14`, or `2027-02-14T09:00+03:00`. */
export const momentSchema = kind(
  'moment',
  z
    .string()
    .refine(isMoment, { error: diagnosticCode('bad-moment'), abort: true })
    .refine(isOfOurTimes, { error: diagnosticCode('bad-year') })
    .meta({
      pattern: ofOurTimes(momentPattern),
      patternErrorMessage: 'اكتب 2027-02-14 أو 2027-02-14T09:00+03:00. Write 2027-02-14 or 2027-02-14T09:00+03:00.',
    }),
);

/** Date with time and UTC offset: `2027-02-14T09:00+03:00`. */
export const instantSchema = kind(
  'instant',
  z
    .string()
    .refine(isNoBareDay, { error: diagnosticCode('bare-day'), abort: true })
    .refine(isInstant, { error: diagnosticCode('bad-moment'), abort: true })
    .refine(isOfOurTimes, { error: diagnosticCode('bad-year') })
    .meta({
      pattern: ofOurTimes(instantPattern),
      patternErrorMessage:
        'اكتب اليوم والوقت وفرق التوقيت: 2027-02-14T09:00+03:00. Write day, time and offset: 2027-02-14T09:00+03:00.',
    }),
);

const zonePattern = /^[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_+0-9-]*)+$/;

/** Time zone name of the tz database: `Asia/Riyadh`. */
export const timeZoneSchema = kind(
  'word',
  z
    .string()
    .regex(zonePattern, { error: diagnosticCode('bad-time-zone'), abort: true })
    .refine(isTimeZone, { error: diagnosticCode('bad-time-zone') })
    .meta({ patternErrorMessage: 'اكتب المنطقة هكذا: Asia/Riyadh. Write the zone as Asia/Riyadh.' }),
  'zone',
);
