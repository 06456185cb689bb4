import pLimit from 'p-limit';
import { type Progress, silent } from '../../core/progress/progress.ts';
import { caching } from '../hosting/headers.ts';
import { type FindChangesOptions, findChanges, nextRecord, type PublishRecord, parseRecord } from './changes.ts';
import { type PublishedObject, stages } from './objects.ts';
import type { ObjectStore } from './store.ts';

/** Concurrent requests: stores allow more, but slow connections may not. */
const requests = 8;

export interface PublishOptions {
  store: ObjectStore;
  objects: PublishedObject[];
  /** Folder of the site in the bucket; empty, or with a trailing slash. */
  folder: string;
  /** Also removes objects that the site no longer contains. */
  isPruning: boolean;
  /** Only reports what would be done. */
  isDryRun: boolean;
  keepDays: number;
  now: Date;
  /** Called for each object that is sent or removed. */
  log: (line: string) => void;
  /** Called before anything is sent if the record is unreadable. */
  noteLostRecord?: (key: string) => void;
  progress?: Progress;
}

export interface PublishResult {
  sent: number;
  bytes: number;
  removed: number;
  /** Number of retained hashed files of earlier sites. */
  kept: number;
  /** The record was unreadable: everything was sent again, and objects of earlier sites are unknown. */
  isRecordLost: boolean;
}

/** Name of the publish record in the folder of the site. */
export const recordName = '.published.json';

/** Reads the record from the store; an unreadable one counts as empty. */
async function readRecord(store: ObjectStore, key: string): Promise<{ record: PublishRecord; isLost: boolean }> {
  const text = await store.read(key);
  const record = text === undefined ? {} : parseRecord(text);
  return { record: record ?? {}, isLost: record === undefined };
}

/** Serializes a record deterministically. */
const writeRecord = (record: PublishRecord) =>
  `${JSON.stringify(Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`;

const sizeOf = ({ body }: PublishedObject) => ('hash' in body ? body.size : body.byteLength);

/** Estimated seconds per object and per byte, for progress: about 1 MB per second. */
const work = { object: 0.05, byte: 1 / 1_000_000 };
const workOf = (object: PublishedObject) => work.object + sizeOf(object) * work.byte;

/**
 * Sends the objects stage by stage.
 * @returns ETags by key
 */
async function sendAll({ store, log, progress = silent }: PublishOptions, send: PublishedObject[]): Promise<Map<string, string>> {
  const etags = new Map<string, string>();
  let failure: Error | undefined;
  for (const stage of stages) {
    const objects = send.filter((object) => object.stage === stage);
    await pLimit(requests).map(objects, async (object) => {
      // After a failure no further upload starts; running ones finish before the error is thrown.
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
 * Updates a bucket to the state of a site with as few requests as possible.
 * @throws UsageError if the store refuses a request; visitors then see the previous site, or a mix of both with complete pages
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
