import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readRegularFile } from '../../core/util/regular-file.ts';

/** Thrown if another program wrote the file meanwhile. */
export class FileChangedError extends Error {}

function writeWhole(file: string, bytes: Uint8Array): void {
  const opened = openSync(file, 'wx');
  try {
    for (let at = 0; at < bytes.byteLength; ) at += writeSync(opened, bytes, at);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Copies owner and permissions from another file, as far as the system allows. */
function likeOther(file: string, other: string): void {
  const { mode, uid, gid } = statSync(other);
  try {
    chownSync(file, uid, gid);
  } catch {
    // Only root may change the owner; the permissions matter.
  }
  chmodSync(file, mode & 0o7777);
}

/** Syncs the folder, so that the rename survives a power failure. Some systems cannot open folders. */
function settleFolder(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    fsyncSync(opened);
    closeSync(opened);
  } catch {
    // The file is complete either way.
  }
}

/** A missing file counts as changed: some programs delete and recreate files. */
const toFileChangedError = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' ? new FileChangedError() : (error as Error);

function targetOf(file: string): string {
  try {
    return realpathSync(file);
  } catch (error) {
    throw toFileChangedError(error);
  }
}

/**
 * Replaces a file atomically and keeps its permissions; links are followed. Unlike libraries for atomic writes, it compares the
 * file with `before` right before the rename.
 * @param before expected content of the file
 * @throws ChangedMeanwhile if the content differs; Error if the file cannot be written
 */
export function replaceFile(file: string, before: Uint8Array, bytes: Uint8Array): void {
  const target = targetOf(file);
  const unfinished = join(dirname(target), `.qiyam-${process.pid}-${randomUUID()}`);
  try {
    writeWhole(unfinished, bytes);
    likeOther(unfinished, target);
    const found = readRegularFile(target, Number.MAX_SAFE_INTEGER);
    if (!('bytes' in found) || Buffer.compare(found.bytes, before) !== 0) throw new FileChangedError();
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw existsSync(dirname(target)) ? toFileChangedError(error) : error;
  }
  settleFolder(dirname(target));
}
