import { join } from 'node:path';
import * as z from 'zod';
import { type JsonFile, openJsonFile } from '../store/json-file.ts';
import { publishingReasons } from './words.ts';

const moment = z.number();

const recordSchema = z.strictObject({
  last: z
    .strictObject({
      at: moment,
      commit: z.string(),
      isDone: z.boolean(),
      reason: z.enum(publishingReasons).optional(),
      details: z.string().optional(),
    })
    .optional(),
  /** Fingerprint of what the last finished build was made of, except the time. */
  inputs: z.string().optional(),
  /** Time span in which the delivered site stays the same; `until` is exclusive. */
  span: z.strictObject({ from: moment.optional(), until: moment.optional() }).default({}),
  /** Milliseconds that the last builds took, the newest last. */
  durations: z.array(z.number()).default([]),
  /** Number of failed builds since the last that had no errors of the environment. */
  failures: z.number().default(0),
});

/** What the desk knows of its last build. */
export type PublishingRecord = z.output<typeof recordSchema>;

/** Opens the record in the folder of state. @throws UsageError if it is damaged */
export const openRecord = (state: string): JsonFile<PublishingRecord> =>
  openJsonFile(join(state, 'publishing.json'), recordSchema as z.ZodType<PublishingRecord>, recordSchema.parse({}));

/** Number of durations that count. */
const mostDurations = 5;

export const withDuration = (durations: readonly number[], duration: number): number[] =>
  [...durations, duration].slice(-mostDurations);

/** Expected duration of a build in milliseconds: the median of the last; undefined before the first. */
export function expectedDuration(durations: readonly number[]): number | undefined {
  return durations.toSorted((one, other) => one - other)[durations.length >> 1];
}

/** First and longest pause before a build is tried again after an error of the environment, e.g. a full disk. Milliseconds. */
const pauses = { first: 60_000, longest: 3_600_000 };

/** When a failed build is tried again although nothing changed; undefined if only a change helps. Milliseconds since 1970. */
export function retryAt({ last, failures }: PublishingRecord): number | undefined {
  if (!last || last.isDone || failures === 0) return undefined;
  return last.at + Math.min(pauses.longest, pauses.first * 2 ** (failures - 1));
}

/** Start of the second in which a time is: builds read times in whole seconds. */
export const secondOf = (time: number) => Math.floor(time / 1000) * 1000;

/** When the delivered site changes by itself: the first whole second; undefined if it does not. */
export const changesAt = ({ last, span: { until } }: PublishingRecord): number | undefined =>
  last?.isDone && until !== undefined ? Math.ceil(until / 1000) * 1000 : undefined;

/** Whether the delivered site is that of another time. */
export const isOutdated = ({ span: { from, until } }: PublishingRecord, now: number): boolean =>
  (from !== undefined && secondOf(now) < from) || (until !== undefined && secondOf(now) >= until);
