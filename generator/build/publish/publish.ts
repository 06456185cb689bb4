import pLimit from 'p-limit';
import { type Progress, silent } from '../../core/progress/progress.ts';
import { caching } from '../hosting/headers.ts';
import { type FindChangesOptions, findChanges, nextRecord, type PublishRecord, parseRecord } from './changes.ts';
import { type PublishedObject, stages } from './objects.ts';
import type { ObjectStore } from './store.ts';

/** Requests at once: stores take more, the lines of offices may not. */
const requests = 8;

export interface PublishOptions {
  store: ObjectStore;
  objects: PublishedObject[];
  /** The part of the bucket that holds the site; empty, or with a slash at its end. */
  folder: string;
  /** Also removes what the site no longer has. */
  isPruning: boolean;
  /** Finds out what would be done, and does none of it. */
  isDryRun: boolean;
  keepDays: number;
  now: Date;
  /** Told of each object that is sent or removed. */
  log: (line: string) => void;
  /** Told of a record that is none, before anything is sent. */
  noteLostRecord?: (key: string) => void;
  progress?: Progress;
}

export interface PublishResult {
  sent: number;
  bytes: number;
  removed: number;
  /** Hashed files of earlier sites that stay a while. */
  kept: number;
  /** There was a record that could not be read: all was sent anew, and nothing of earlier sites is known. */
  isRecordLost: boolean;
}

/** Name of the record in the folder of the site. */
export const recordName = '.published.json';

/** The record in the store; one that cannot be read stands for none. */
async function readRecord(store: ObjectStore, key: string): Promise<{ record: PublishRecord; isLost: boolean }> {
  const text = await store.read(key);
  const record = text === undefined ? {} : parseRecord(text);
  return { record: record ?? {}, isLost: record === undefined };
}

/** The same record has the same text. */
const writeRecord = (record: PublishRecord) =>
  `${JSON.stringify(Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`;

const sizeOf = ({ body }: PublishedObject) => ('hash' in body ? body.size : body.byteLength);

/** Seconds that an object takes to be sent or removed, and a byte of it, about: lines of offices send 1 MB in a second. */
const work = { object: 0.05, byte: 1 / 1_000_000 };
const workOf = (object: PublishedObject) => work.object + sizeOf(object) * work.byte;

/** Sends stage after stage, each whole before the next begins; gives back the ETags. */
async function sendAll({ store, log, progress = silent }: PublishOptions, send: PublishedObject[]): Promise<Map<string, string>> {
  const etags = new Map<string, string>();
  let failure: Error | undefined;
  for (const stage of stages) {
    const objects = send.filter((object) => object.stage === stage);
    await pLimit(requests).map(objects, async (object) => {
      // Once one is refused no other begins; those under way end before the refusal is told.
      if (failure) return;
      try {
        etags.set(object.key, await store.put(object));
        log(`+ ${object.key}`);
        progress.did(workOf(object));
      } catch (error) {
        failure ??= error as Error;
      }
    });
    if (failure) throw failure;
  }
  return etags;
}

/**
 * Brings a bucket to the state of a site, by as few requests as it takes.
 * @throws UsageError when the store refuses; visitors then see the previous site, or pages of both, each of them whole.
 */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const { store, objects, folder, isPruning, isDryRun, keepDays, now, log, progress = silent } = options;
  progress.begin('send');
  const recordKey = folder + recordName;
  const [{ record, isLost }, listing] = await Promise.all([readRecord(store, recordKey), store.list(folder)]);
  if (isLost) options.noteLostRecord?.(recordKey);
  const compared: FindChangesOptions = { objects, record, listing, keepDays, now };
  const changes = findChanges(compared);
  const remove = isPruning ? changes.remove : [];
  const bytes = changes.send.reduce((sum, object) => sum + sizeOf(object), 0);
  const result = { sent: changes.send.length, bytes, removed: remove.length, kept: changes.kept, isRecordLost: isLost };
  if (isDryRun) {
    for (const { key } of changes.send) log(`+ ${key}`);
    for (const key of remove) log(`- ${key}`);
    return result;
  }
  progress.expect(changes.send.reduce((sum, object) => sum + workOf(object), remove.length * work.object));
  const etags = await sendAll(options, changes.send);
  const next = writeRecord(nextRecord(compared, etags));
  if (isLost || next !== writeRecord(record)) {
    const body = Buffer.from(next);
    await store.put({ key: recordKey, body, contentType: 'application/json', cacheControl: caching.page });
  }
  await pLimit(requests).map(remove, async (key) => {
    await store.remove(key);
    log(`- ${key}`);
    progress.did(work.object);
  });
  return result;
}
