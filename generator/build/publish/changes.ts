import { contentHash } from '../../core/util/hash.ts';
import type { PublishedObject } from './objects.ts';

/** Record of a published object. */
export interface ObjectRecord {
  /** Hash of the content and its metadata. */
  fingerprint: string;
  /** ETag from the store; if it has changed, someone else has overwritten the object. */
  etag: string;
  isHashed: boolean;
  /** When the site first no longer contained the object, ISO 8601. */
  gone?: string;
}

/** Records of published objects, by key. Stored beside the site. */
export type PublishRecord = Record<string, ObjectRecord>;

const isText = (value: unknown) => typeof value === 'string';

function isEntry(value: unknown): value is ObjectRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { fingerprint, etag, isHashed, gone } = value as Partial<ObjectRecord>;
  const isDay = gone === undefined || (isText(gone) && !Number.isNaN(Date.parse(gone)));
  return isText(fingerprint) && isText(etag) && typeof isHashed === 'boolean' && isDay;
}

/** Parses a publish record; undefined if it is invalid. */
export function parseRecord(text: string): PublishRecord | undefined {
  try {
    const read: unknown = JSON.parse(text);
    const isRecord = typeof read === 'object' && read !== null && !Array.isArray(read) && Object.values(read).every(isEntry);
    return isRecord ? (read as PublishRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** ETags of listed objects, by key. */
export type Listing = ReadonlyMap<string, string>;

export interface Changes {
  send: PublishedObject[];
  /** Keys of objects that the site no longer contains, after their retention time. */
  remove: string[];
  /** Number of old objects retained for pages that are still open or cached. */
  kept: number;
}

function fingerprint({ body, contentType, cacheControl, location, contentDisposition }: PublishedObject): string {
  const content = 'hash' in body ? body.hash : contentHash(body);
  const more = contentDisposition === undefined ? [] : [contentDisposition];
  return contentHash(JSON.stringify([content, contentType, cacheControl, location, ...more]));
}

export interface FindChangesOptions {
  objects: PublishedObject[];
  record: PublishRecord;
  listing: Listing;
  now: Date;
  /** Days for which hashed files are retained after the site stops using them. */
  keepDays: number;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Compares a site with the store. Only objects published by earlier runs are ever removed; other objects in the bucket are left
 * alone.
 */
export function findChanges({ objects, record, listing, now, keepDays }: FindChangesOptions): Changes {
  const isSame = (object: PublishedObject) => {
    const entry = record[object.key];
    return entry?.fingerprint === fingerprint(object) && entry.etag === listing.get(object.key);
  };
  const keys = new Set(objects.map(({ key }) => key));
  const gone = Object.entries(record).filter(([key]) => !keys.has(key) && listing.has(key));
  const daysGone = (entry: ObjectRecord) => (now.getTime() - (entry.gone ? Date.parse(entry.gone) : now.getTime())) / day;
  const remove = gone.filter(([, entry]) => !entry.isHashed || daysGone(entry) >= keepDays).map(([key]) => key);
  return { send: objects.filter((object) => !isSame(object)), remove, kept: gone.length - remove.length };
}

/**
 * Record after everything is sent. It is written before anything is removed and still lists the removed objects, so that a
 * later run can finish an interrupted one.
 */
export function nextRecord(
  { objects, record, listing, now }: FindChangesOptions,
  sent: ReadonlyMap<string, string>,
): PublishRecord {
  const current = objects.map((object): [string, ObjectRecord] => {
    const etag = sent.get(object.key) ?? listing.get(object.key) ?? '';
    return [object.key, { fingerprint: fingerprint(object), etag, isHashed: object.stage === 'hashed' }];
  });
  const left = Object.entries(record)
    .filter(([key]) => listing.has(key))
    .map(([key, entry]): [string, ObjectRecord] => [key, { gone: now.toISOString(), ...entry }]);
  return Object.fromEntries([...left, ...current]);
}
