import { lstat, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../util/engine.mjs';
import { isRunning } from './processes.ts';
import { day, digestOf, foldersOf, readEntry, type StoreFolders, touchEntry, writeEntry } from './store-entries.ts';

/** Best-effort cache of earlier results by key: unreadable or corrupt entries are misses; failed writes are ignored. */
export interface Store {
  /** The bytes stored under the key, or undefined. Never throws. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Whether the key has an entry, valid or corrupt; marks it as used. Never throws. */
  has: (key: string) => boolean;
  /** Stores bytes under a key, if possible. Never throws. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /**
   * Removes entries that were not used for a long time, and leftovers of killed builds and earlier versions. Keeps the files
   * that `used` returns. Never throws.
   */
  prune: (used?: () => Iterable<string>) => Promise<void>;
  /** Path of the entry of a key. */
  fileOf: (key: string) => string;
  /** System message of the first failed write. */
  writeError: () => string | undefined;
}

/** Entries unused for this long are removed. Milliseconds. */
const maxAge = 60 * day;

/**
 * Maximum size of entries that the pruning build does not use. Beyond it the least recently used ones are removed, except
 * recent ones. Bytes.
 */
const defaultMaxBytes = 1024 ** 3;

/** Entries used this recently may belong to a running build. Milliseconds. */
const recentUse = 5 * 60 * 1000;

/** After this much was written, the store is pruned even if it was pruned today. Bytes. */
const pruneThreshold = 64 * 1024 ** 2;

/** Removes temporary files of processes that have ended, and those older than a day. */
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
  /** Prefix of every key: identifies the code that creates the entries. */
  scope?: string;
  /** Maximum size of entries that are not in use, in bytes. */
  maxBytes?: number;
}

/** Opens a store in a folder, which stores of other scopes may share. */
export function openStore(folder: string, { scope = '', maxBytes = defaultMaxBytes }: StoreOptions = {}): Store {
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
        // If it were a named pipe, writing would block.
        await rm(folders.stamp, { recursive: true, force: true });
        await writeFile(folders.stamp, '', { flag: 'wx' });
      } catch {
        // The next build tries again.
      }
    },
    fileOf,
    writeError: () => writeError,
  };
}

/**
 * Cache for later commands. Every key contains the ids of the engine, its packages and Node, so no entry outlives the code that
 * created it. This invalidates more than necessary, but needs no list of dependencies that could be incomplete.
 */
export interface Cache {
  folder: string;
  store: Store;
  /**
   * For results that custom blocks and styles cannot affect, such as images: kept when a site changes these. Modules that
   * create them may import neither (`tests/unit/bundle/engine/code-scope.test.ts`).
   */
  core: Store;
}

/** Dates, compression and regular expressions depend on the Node version. */
const scopeOf = (id: string) => `${id} ${JSON.stringify(process.versions)}`;

/** Opens the cache of an engine in a folder. */
export function openCache(folder: string, { id, coreId }: Pick<Engine, 'id' | 'coreId'>): Cache {
  const place = join(folder, 'store');
  const store = openStore(place, { scope: scopeOf(id) });
  return { folder, store, core: id === coreId ? store : openStore(place, { scope: scopeOf(coreId) }) };
}

/**
 * Store that is shipped with a built engine. It is never pruned, so reads do not mark entries as used: the files may belong to
 * another user.
 */
export function openPackedStore(folder: string): Store {
  const store = openStore(join(folder, 'store'));
  return { ...store, get: async (key) => readEntry(store.fileOf(key), key) };
}

/** Prunes caches at the end of a build. `used` returns the files of the site's cache that are in use. Never throws. */
export async function pruneCaches(ofSite: Cache, ofEngine: Cache, used?: () => Iterable<string>): Promise<void> {
  await ofSite.store.prune(used);
  await ofEngine.store.prune();
}
