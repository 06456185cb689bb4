import { createHash, randomUUID } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { lstat, mkdir, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readRegularFile } from '../util/regular-file.ts';

export const day = 24 * 60 * 60 * 1000;

/** Larger than anything that a build stores. Bytes. */
const maxEntryBytes = 512 * 1024 ** 2;

const digestLength = 32;

/** Digest of key and bytes: detects an entry under the wrong key as well as a corrupt one. */
export const digestOf = (key: string, bytes: Uint8Array) => createHash('sha256').update(`${key}\0`).update(bytes).digest();

export interface StoreFolders {
  folder: string;
  /** Folder for temporary files, which are renamed when complete. */
  unfinished: string;
  /** File whose mtime is the time of the last pruning. */
  stamp: string;
  fileOf: (key: string) => string;
}

/** Path of an entry within the store. */
export function entryName(key: string): string {
  const name = createHash('sha256').update(key).digest('hex');
  return join(name.slice(0, 2), name.slice(2));
}

export function foldersOf(folder: string): StoreFolders {
  return {
    folder,
    unfinished: join(folder, 'unfinished'),
    stamp: join(folder, 'pruned'),
    fileOf: (key) => join(folder, entryName(key)),
  };
}

export function readEntry(file: string, key: string): Uint8Array | undefined {
  const result = readRegularFile(file, maxEntryBytes);
  if (!('bytes' in result) || result.bytes.length < digestLength) return undefined;
  const bytes = result.bytes.subarray(digestLength);
  return digestOf(key, bytes).equals(result.bytes.subarray(0, digestLength)) ? bytes : undefined;
}

/** Updates the mtime of an entry, at most once a day, as pruning goes by it. @returns whether the entry exists */
export function touchEntry(file: string): boolean {
  let isThere = false;
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    isThere = stats?.isFile() === true;
    const now = Date.now();
    if (stats && now - stats.mtimeMs > day) utimesSync(file, now / 1000, now / 1000);
  } catch {
    // The file may belong to another user; it may then be pruned while in use, and is created again.
  }
  return isThere;
}

/** Removes files of the wrong type at the paths of an entry and its folders. */
async function removeObstacles({ folder, unfinished }: StoreFolders, file: string): Promise<void> {
  for (const place of [folder, unfinished, dirname(file)]) {
    const stats = await stat(place).catch(() => undefined);
    // Another build may have created the folder in the meantime.
    if (!stats?.isDirectory()) await unlink(place).catch(() => undefined);
  }
  const stats = await lstat(file).catch(() => undefined);
  if (stats?.isDirectory()) await rm(file, { recursive: true, force: true });
}

/** Synchronous: waiting for the thread pool takes longer than writing to the page cache. */
function writeAtomically(folders: StoreFolders, file: string, parts: Uint8Array[]): void {
  const unfinished = join(folders.unfinished, `${process.pid}-${randomUUID()}`);
  try {
    const opened = openSync(unfinished, 'w');
    try {
      for (const part of parts) writeFileSync(opened, part);
    } finally {
      closeSync(opened);
    }
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

export async function writeEntry(folders: StoreFolders, file: string, parts: Uint8Array[]): Promise<void> {
  try {
    writeAtomically(folders, file, parts);
  } catch {
    await removeObstacles(folders, file);
    await mkdir(folders.unfinished, { recursive: true });
    await mkdir(dirname(file), { recursive: true });
    writeAtomically(folders, file, parts);
  }
}
