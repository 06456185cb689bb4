import { contentHash } from '../../core/util/hash.ts';
import type { PublishedObject } from './objects.ts';

/** What the store was last given under a key. */
export interface ObjectRecord {
  /** Of the content and of all that is sent with it. */
  fingerprint: string;
  /** As the store gave it: when it has another now, someone else has written there. */
  etag: string;
  isHashed: boolean;
  /** When the site first did without the object, ISO 8601. */
  gone?: string;
}

/** What earlier runs have published, by key. Kept in the store beside the site. */
export type PublishRecord = Record<string, ObjectRecord>;

const isText = (value: unknown) => typeof value === 'string';

function isEntry(value: unknown): value is ObjectRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { fingerprint, etag, isHashed, gone } = value as Partial<ObjectRecord>;
  const isDay = gone === undefined || (isText(gone) && !Number.isNaN(Date.parse(gone)));
  return isText(fingerprint) && isText(etag) && typeof isHashed === 'boolean' && isDay;
}

/** The record that a text is; undefined for what is none, whoever has written it. */
export function parseRecord(text: string): PublishRecord | undefined {
  try {
    const read: unknown = JSON.parse(text);
    const isRecord = typeof read === 'object' && read !== null && !Array.isArray(read) && Object.values(read).every(isEntry);
    return isRecord ? (read as PublishRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** An object that the store lists: its key and ETag. */
export type Listing = ReadonlyMap<string, string>;

export interface Changes {
  send: PublishedObject[];
  /** Keys of objects that the site no longer has, and that no page still being read can need. */
  remove: string[];
  /** Kept a while for pages that are still open or in a cache. */
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
  /** Days for which a hashed file stays after the last site that had it. */
  keepDays: number;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Compares a site with what the store holds. Only what earlier runs have published is ever removed: other objects of the
 * bucket are none of our business.
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
 * The record once everything is sent. It is written before anything is removed and still names that: a run that ends
 * early leaves nothing that a later one would not know.
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
