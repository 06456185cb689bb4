import { createHash, randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, renameSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { lstat, mkdir, readdir, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openRegularFile, readRegularFile } from './content/regular-file.ts';
import { projectRoot } from './paths.ts';
import { isRunning } from './processes.ts';

/**
 * What earlier builds have made, by the key of what it was made of. A help, never a reason to fail: what cannot be read,
 * or is not what was put, is not there, and what cannot be kept is made again next time.
 */
export interface Store {
  /** What was put under this very key, byte for byte; undefined otherwise. Never throws. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Keeps bytes under a key, where the machine allows it. Never throws. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /**
   * Keeps much under one key: a head, and after it parts of which whoever reads them knows what they must be. Only the head
   * is checked on reading. Never throws.
   */
  putParts: (key: string, head: Uint8Array, parts: readonly Uint8Array[]) => Promise<void>;
  /**
   * Reads from what `putParts` has put.
   * @param find where it begins after the head and how long it is, in bytes. @returns these bytes,
   * unchecked; undefined where there are none. Never throws.
   */
  getPart: (key: string, find: (head: Uint8Array) => [at: number, size: number] | undefined) => Uint8Array | undefined;
  /**
   * Removes what has not been used for long, and what killed builds and earlier versions left, but nothing of what is in
   * use: `used` tells its keys. Never throws.
   */
  prune: (used?: () => Iterable<string>) => Promise<void>;
  /** Why something could not be kept, in the words of the machine. */
  trouble: () => string | undefined;
}

const day = 24 * 60 * 60 * 1000;

/** What no build has used for so long goes. Milliseconds. */
const keptTime = 60 * day;

/**
 * What the store may hold besides what the build uses that prunes it; beyond it goes what was not used for longest, but for
 * what was used lately. Bytes.
 */
const keptBytes = 1024 ** 3;

/** What was put or used in this time may belong to a build that is running. Milliseconds. */
const lately = 5 * 60 * 1000;

/** After so much was put, the store is looked through although it was today. Bytes. */
const muchPut = 64 * 1024 ** 2;

/** More than anything that a build makes. Bytes. */
const largestEntry = 512 * 1024 ** 2;

const digestLength = 32;

/** Binds bytes to their key: an entry in the place of another is as wrong as a damaged one. */
const digestOf = (key: string, bytes: Uint8Array) => createHash('sha256').update(`${key}\0`).update(bytes).digest();

interface Places {
  folder: string;
  /** Where entries are written before they are moved to their place whole. */
  unfinished: string;
  /** Its time is that of the last look through the store. */
  stamp: string;
  fileOf: (key: string) => string;
}

/** Path of an entry within the folder of the store. */
export function entryName(key: string): string {
  const name = createHash('sha256').update(key).digest('hex');
  return join(name.slice(0, 2), name.slice(2));
}

function placesOf(folder: string): Places {
  return {
    folder,
    unfinished: join(folder, 'unfinished'),
    stamp: join(folder, 'pruned'),
    fileOf: (key) => join(folder, entryName(key)),
  };
}

function read(file: string, key: string): Uint8Array | undefined {
  const result = readRegularFile(file, largestEntry);
  if (!('bytes' in result) || result.bytes.length < digestLength) return undefined;
  const bytes = result.bytes.subarray(digestLength);
  return digestOf(key, bytes).equals(result.bytes.subarray(0, digestLength)) ? bytes : undefined;
}

function readRange(file: number, at: number, size: number): Buffer | undefined {
  const bytes = Buffer.allocUnsafeSlow(size);
  for (let end = 0, count = 1; end < size; end += count) {
    count = readSync(file, bytes, end, size - end, at + end);
    if (count === 0) return undefined;
  }
  return bytes;
}

/** What stands before a head: its digest, and how long it is. */
const beforeHead = digestLength + 4;

function readPart(file: string, key: string, find: Parameters<Store['getPart']>[1]): Uint8Array | undefined {
  const opened = openRegularFile(file);
  if ('refusal' in opened) return undefined;
  try {
    const start = readRange(opened.file, 0, beforeHead);
    const length = start?.readUInt32LE(digestLength) ?? Number.POSITIVE_INFINITY;
    if (!start || length > opened.stats.size - beforeHead) return undefined;
    const head = readRange(opened.file, beforeHead, length);
    if (!head || !digestOf(key, head).equals(start.subarray(0, digestLength))) return undefined;
    const [at, size] = find(head) ?? [];
    if (at === undefined || size === undefined) return undefined;
    return readRange(opened.file, beforeHead + length + at, size);
  } catch {
    return undefined;
  } finally {
    closeSync(opened.file);
  }
}

/** Marks an entry as used, once a day: pruning goes by its time. */
function touch(file: string): void {
  try {
    const now = Date.now();
    if (now - statSync(file).mtimeMs > day) utimesSync(file, now / 1000, now / 1000);
  } catch {
    // It may be another's; then it is pruned although it is used, and made again.
  }
}

/** Removes what stands where an entry or a folder of the store belongs. */
async function clearWay({ folder, unfinished }: Places, file: string): Promise<void> {
  for (const place of [folder, unfinished, dirname(file)]) {
    const stats = await stat(place).catch(() => undefined);
    // Another build may have made the folder meanwhile.
    if (!stats?.isDirectory()) await unlink(place).catch(() => undefined);
  }
  const stats = await lstat(file).catch(() => undefined);
  if (stats?.isDirectory()) await rm(file, { recursive: true, force: true });
}

function writeAll(opened: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.byteLength; ) at += writeSync(opened, bytes, at);
}

/** Without waiting for other threads: that takes longer than writing into the memory of the system. */
function write(places: Places, file: string, parts: Uint8Array[]): void {
  const unfinished = join(places.unfinished, `${process.pid}-${randomUUID()}`);
  try {
    const opened = openSync(unfinished, 'w');
    try {
      for (const part of parts) writeAll(opened, part);
    } finally {
      closeSync(opened);
    }
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

async function writeAnyhow(places: Places, file: string, parts: Uint8Array[]): Promise<void> {
  try {
    write(places, file, parts);
  } catch {
    await clearWay(places, file);
    await mkdir(places.unfinished, { recursive: true });
    await mkdir(dirname(file), { recursive: true });
    write(places, file, parts);
  }
}

/** Writes that were killed; those of a process that has no time to finish in a day have been, too. */
async function sweepUnfinished({ unfinished }: Places): Promise<void> {
  for (const name of await readdir(unfinished).catch(() => [])) {
    const file = join(unfinished, name);
    const { mtimeMs } = await lstat(file).catch(() => ({ mtimeMs: 0 }));
    if (!isRunning(Number.parseInt(name, 10)) || Date.now() - mtimeMs > day) await rm(file, { recursive: true, force: true });
  }
}

async function sweepEntries({ folder, fileOf }: Places, keys: Iterable<string>, mostBytes: number): Promise<void> {
  const used = new Set<string>();
  for (const key of keys) used.add(fileOf(key));
  const shelves = (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));
  const names = await Promise.all(
    shelves.map(async (shelf) => (await readdir(join(folder, shelf)).catch(() => [])).map((name) => join(folder, shelf, name))),
  );
  const now = Date.now();
  const entries = [];
  for (const file of names.flat()) {
    if (used.has(file)) continue;
    const { mtimeMs, size } = await lstat(file).catch(() => ({ mtimeMs: now, size: 0 }));
    entries.push({ file, size, age: now - mtimeMs });
  }
  let total = 0;
  for (const { file, size, age } of entries.sort((a, b) => a.age - b.age)) {
    total += size;
    if (age > keptTime || (total > mostBytes && age > lately)) await rm(file, { recursive: true, force: true });
  }
}

function headBefore(key: string, head: Uint8Array): Uint8Array {
  const start = Buffer.alloc(beforeHead);
  start.set(digestOf(key, head));
  start.writeUInt32LE(head.byteLength, digestLength);
  return start;
}

/** A store in a folder that is its own. @param mostBytes what it may hold besides what is in use. */
export function openStore(folder: string, mostBytes = keptBytes): Store {
  const places = placesOf(folder);
  let bytesPut = 0;
  let trouble: string | undefined;
  const isDue = async () => {
    const { mtimeMs } = await stat(places.stamp).catch(() => ({ mtimeMs: 0 }));
    return bytesPut > muchPut || Date.now() - mtimeMs > day;
  };
  const keep = async (key: string, parts: Uint8Array[]) => {
    for (const { byteLength } of parts) bytesPut += byteLength;
    await writeAnyhow(places, places.fileOf(key), parts).catch((error) => {
      trouble ??= String((error as Error).message);
    });
  };
  return {
    get: async (key) => {
      const file = places.fileOf(key);
      const bytes = read(file, key);
      if (bytes) touch(file);
      return bytes;
    },
    put: (key, bytes) => keep(key, [digestOf(key, bytes), bytes]),
    putParts: (key, head, parts) => keep(key, [headBefore(key, head), head, ...parts]),
    getPart: (key, find) => {
      const file = places.fileOf(key);
      const bytes = readPart(file, key, find);
      if (bytes) touch(file);
      return bytes;
    },
    prune: async (used = () => []) => {
      try {
        await sweepUnfinished(places);
        if (!(await isDue())) return;
        await sweepEntries(places, used(), mostBytes);
        await writeFile(places.stamp, '');
      } catch {
        // The next build tries again.
      }
    },
    trouble: () => trouble,
  };
}

/** Folder of everything that builds keep for later ones. `QIYAM_CACHE` gives it another name: tests damage one of their own. */
export const cacheFolder = join(projectRoot, 'node_modules/.cache', process.env.QIYAM_CACHE || 'qiyam');

/** The store of this project: every cache of the generator goes through it. */
export const store = openStore(join(cacheFolder, 'store'));

/** What the store has under a key, or what is made and put there. */
export async function takeOrMake(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = await store.get(key);
  if (kept) return kept;
  const made = await make();
  await store.put(key, made);
  return made;
}

/** Where versions of yesterday kept what the store keeps now. */
const formerPlaces = /^(?:compressed|drawings|images|[0-9a-f]{16}(?:\..*)?|preview-client-.*)$/;

/** Puts the cache in order at the end of a build, which tells what it uses. Never throws. */
export async function tidyCache(used?: () => Iterable<string>): Promise<void> {
  await store.prune(used);
  const left = (await readdir(cacheFolder).catch(() => [])).filter((name) => formerPlaces.test(name));
  await Promise.all(left.map((name) => rm(join(cacheFolder, name), { recursive: true, force: true }).catch(() => undefined)));
}
