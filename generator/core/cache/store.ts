import { lstat, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../util/engine.mjs';
import { isRunning } from './processes.ts';
import { day, digestOf, foldersOf, readEntry, type StoreFolders, touchEntry, writeEntry } from './store-entries.ts';

/**
 * What earlier builds have made, by the key of what it was made of. A help, never a reason to fail: what cannot be read,
 * or is not what was put, is not there, and what cannot be kept is made again next time.
 */
export interface Store {
  /** What was put under this very key, byte for byte; undefined otherwise. Never throws. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Whether something stands under a key, damaged or not; it counts as used. Never throws. */
  has: (key: string) => boolean;
  /** Keeps bytes under a key, where the machine allows it. Never throws. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /**
   * Removes what has not been used for long, and what killed builds and earlier versions left, but nothing of what is in
   * use: `used` tells its files. Never throws.
   */
  prune: (used?: () => Iterable<string>) => Promise<void>;
  /** The file of a key. */
  fileOf: (key: string) => string;
  /** Why something could not be kept, in the words of the machine. */
  trouble: () => string | undefined;
}

/** What no build has used for so long goes. Milliseconds. */
const maxAge = 60 * day;

/**
 * What the store may hold besides what the build uses that prunes it; beyond it goes what was not used for longest, but for
 * what was used lately. Bytes.
 */
const defaultMaxBytes = 1024 ** 3;

/** What was put or used in this time may belong to a build that is running. Milliseconds. */
const recentUse = 5 * 60 * 1000;

/** After so much was put, the store is looked through although it was today. Bytes. */
const pruneThreshold = 64 * 1024 ** 2;

/** Writes that were killed; those of a process that has no time to finish in a day have been, too. */
async function sweepUnfinished({ unfinished }: StoreFolders): Promise<void> {
  for (const name of await readdir(unfinished).catch(() => [])) {
    const file = join(unfinished, name);
    const { mtimeMs } = await lstat(file).catch(() => ({ mtimeMs: 0 }));
    if (!isRunning(Number.parseInt(name, 10)) || Date.now() - mtimeMs > day) await rm(file, { recursive: true, force: true });
  }
}

async function sweepEntries({ folder }: StoreFolders, files: Iterable<string>, maxBytes: number): Promise<void> {
  const used = new Set(files);
  const subfolders = (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));
  const names = await Promise.all(
    subfolders.map(async (subfolder) =>
      (await readdir(join(folder, subfolder)).catch(() => [])).map((name) => join(folder, subfolder, name)),
    ),
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
    if (age > maxAge || (total > maxBytes && age > recentUse)) await rm(file, { recursive: true, force: true });
  }
}

export interface StoreOptions {
  /** A part of every key: names the code that makes the entries. */
  scope?: string;
  /** What it may hold besides what is in use. */
  mostBytes?: number;
}

/** A store in a folder that is its own; stores of other scopes may share it. */
export function openStore(folder: string, { scope = '', mostBytes: maxBytes = defaultMaxBytes }: StoreOptions = {}): Store {
  const folders = foldersOf(folder);
  const withScope = (key: string) => (scope === '' ? key : `${scope}\0${key}`);
  const fileOf = (key: string) => folders.fileOf(withScope(key));
  let bytesPut = 0;
  let writeError: string | undefined;
  const isDue = async () => {
    const { mtimeMs } = await lstat(folders.stamp).catch(() => ({ mtimeMs: 0 }));
    return bytesPut > pruneThreshold || Date.now() - mtimeMs > day;
  };
  return {
    get: async (key) => {
      const file = fileOf(key);
      const bytes = readEntry(file, withScope(key));
      if (bytes) touchEntry(file);
      return bytes;
    },
    has: (key) => touchEntry(fileOf(key)),
    put: async (key, bytes) => {
      bytesPut += bytes.byteLength;
      await writeEntry(folders, fileOf(key), [digestOf(withScope(key), bytes), bytes]).catch((error) => {
        writeError ??= String((error as Error).message);
      });
    },
    prune: async (used = () => []) => {
      try {
        await sweepUnfinished(folders);
        if (!(await isDue())) return;
        await sweepEntries(folders, used(), maxBytes);
        // A pipe in its place would keep who writes into it waiting.
        await rm(folders.stamp, { recursive: true, force: true });
        await writeFile(folders.stamp, '', { flag: 'wx' });
      } catch {
        // The next build tries again.
      }
    },
    fileOf,
    trouble: () => writeError,
  };
}

/**
 * What is kept for later commands. Every key contains the name of the whole engine, its packages and Node: no entry outlives the code
 * that made it. That is more than each entry depends on, and needs no list of modules that could be incomplete.
 */
export interface Cache {
  folder: string;
  store: Store;
  /**
   * For what no block and no style of a site takes part in, such as pictures: it is kept when a site changes these. Its modules may
   * import none of them (`tests/unit/bundle/engine/code-scope.test.ts`).
   */
  core: Store;
}

/** Dates, compression and regular expressions follow from Node. */
const scopeOf = (id: string) => `${id} ${JSON.stringify(process.versions)}`;

/** A cache of what an engine makes, in a folder that is its own. */
export function openCache(folder: string, { id, coreId }: Pick<Engine, 'id' | 'coreId'>): Cache {
  const place = join(folder, 'store');
  const store = openStore(place, { scope: scopeOf(id) });
  return { folder, store, core: id === coreId ? store : openStore(place, { scope: scopeOf(coreId) }) };
}

/** What was made of an engine when it was built. Nothing goes from it, so that what is used need not be marked: it may be another's. */
export function openPackedStore(folder: string): Store {
  const store = openStore(join(folder, 'store'));
  return { ...store, get: async (key) => readEntry(store.fileOf(key), key) };
}

/** Puts caches in order at the end of a build, which tells what it uses of that of its site. Never throws. */
export async function pruneCaches(ofSite: Cache, ofEngine: Cache, used?: () => Iterable<string>): Promise<void> {
  await ofSite.store.prune(used);
  await ofEngine.store.prune();
}
