import { createHash, randomUUID } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { lstat, mkdir, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readRegularFile } from '../util/regular-file.ts';

export const day = 24 * 60 * 60 * 1000;

/** More than anything that a build makes. Bytes. */
const maxEntryBytes = 512 * 1024 ** 2;

const digestLength = 32;

/** Binds bytes to their key: an entry in the place of another is as wrong as a damaged one. */
export const digestOf = (key: string, bytes: Uint8Array) => createHash('sha256').update(`${key}\0`).update(bytes).digest();

export interface StoreFolders {
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

/** Marks an entry as used, once a day: pruning goes by its time. @returns whether there is one */
export function touchEntry(file: string): boolean {
  let isThere = false;
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    isThere = stats?.isFile() === true;
    const now = Date.now();
    if (stats && now - stats.mtimeMs > day) utimesSync(file, now / 1000, now / 1000);
  } catch {
    // It may be another's; then it is pruned although it is used, and made again.
  }
  return isThere;
}

/** Removes what stands where an entry or a folder of the store belongs. */
async function removeObstacles({ folder, unfinished }: StoreFolders, file: string): Promise<void> {
  for (const place of [folder, unfinished, dirname(file)]) {
    const stats = await stat(place).catch(() => undefined);
    // Another build may have made the folder meanwhile.
    if (!stats?.isDirectory()) await unlink(place).catch(() => undefined);
  }
  const stats = await lstat(file).catch(() => undefined);
  if (stats?.isDirectory()) await rm(file, { recursive: true, force: true });
}

/** Without waiting for other threads: that takes longer than writing into the memory of the system. */
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
