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

/** A file that somebody else has written meanwhile. */
export class ChangedMeanwhile extends Error {}

function writeWhole(file: string, bytes: Uint8Array): void {
  const opened = openSync(file, 'wx');
  try {
    for (let at = 0; at < bytes.byteLength; ) at += writeSync(opened, bytes, at);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Gives a file the owner and the permissions of another, as far as the machine allows it. */
function likeOther(file: string, other: string): void {
  const { mode, uid, gid } = statSync(other);
  try {
    chownSync(file, uid, gid);
  } catch {
    // Only the system's administrator may give files away; the permissions count.
  }
  chmodSync(file, mode & 0o7777);
}

/** So that the new name survives a power cut, too. Some systems have folders that cannot be opened. */
function settleFolder(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    fsyncSync(opened);
    closeSync(opened);
  } catch {
    // The file itself is whole either way.
  }
}

/** A file that is gone was taken away by somebody else: some programs write one anew. */
const asMeanwhile = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' ? new ChangedMeanwhile() : (error as Error);

function targetOf(file: string): string {
  try {
    return realpathSync(file);
  } catch (error) {
    throw asMeanwhile(error);
  }
}

/**
 * Writes a file in one step, with the permissions that it had: whoever reads it gets all of the old or all of the new. Of a
 * link, what it leads to is written. Libraries that do this do not look at the last moment whether the file is still the one
 * that was read.
 * @param before what the file is known to hold
 * @throws ChangedMeanwhile when it holds something else; Error when the machine does not let it be written
 */
export function replaceFile(file: string, before: Uint8Array, bytes: Uint8Array): void {
  const target = targetOf(file);
  const unfinished = join(dirname(target), `.qiyam-${process.pid}-${randomUUID()}`);
  try {
    writeWhole(unfinished, bytes);
    likeOther(unfinished, target);
    const found = readRegularFile(target, Number.MAX_SAFE_INTEGER);
    if (!('bytes' in found) || Buffer.compare(found.bytes, before) !== 0) throw new ChangedMeanwhile();
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw existsSync(dirname(target)) ? asMeanwhile(error) : error;
  }
  settleFolder(dirname(target));
}
