import { accessSync, closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';

/** Why a file could not be read. */
export type ReadErrorReason =
  /** Does not exist, or a broken link. */
  | 'missing'
  | 'folder'
  /** A named pipe: reading might never end or start. */
  | 'pipe'
  | 'socket'
  /** A device, such as `/dev/zero`. */
  | 'device'
  /** Circular links. */
  | 'link-loop'
  /** No permission. */
  | 'locked'
  | 'large';

export interface ReadError {
  reason: ReadErrorReason;
  /** Bytes, if too large. */
  size?: number;
  /** System error code, such as `EACCES`. */
  code?: string;
}

export type ReadResult = { bytes: Buffer } | ReadError;

const readErrorReasonOfCode: Record<string, ReadErrorReason> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  ENAMETOOLONG: 'missing',
  ERR_INVALID_ARG_VALUE: 'missing',
  EISDIR: 'folder',
  ENXIO: 'socket',
  ELOOP: 'link-loop',
};

function readErrorReasonOf(stats: Stats): ReadErrorReason | undefined {
  if (stats.isFile()) return undefined;
  if (stats.isDirectory()) return 'folder';
  if (stats.isFIFO()) return 'pipe';
  return stats.isSocket() ? 'socket' : 'device';
}

function toReadError(error: unknown): ReadError {
  const { code = '' } = error as NodeJS.ErrnoException;
  return { reason: readErrorReasonOfCode[code] ?? 'locked', code };
}

function readAll(file: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(size);
  let end = 0;
  while (end < size) {
    const count = readSync(file, bytes, end, Math.min(size - end, 2 ** 30), null);
    if (count === 0) break;
    end += count;
  }
  return bytes.subarray(0, end);
}

/** Opens a regular file; the caller closes it. @throws system errors */
function open(path: string): { file: number; stats: Stats } | ReadError {
  // Opening a device may have side effects, so the type is checked first.
  const readError = readErrorReasonOf(statSync(path));
  if (readError) return { reason: readError };
  // Non-blocking, and checked again: the file may have been replaced in between.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  const stats = fstatSync(file);
  const reason = readErrorReasonOf(stats);
  if (!reason) return { file, stats };
  closeSync(file);
  return { reason };
}

/** Opens a file under the same conditions as `readRegularFile`. Never throws; the caller closes it. */
export function openRegularFile(path: string): { file: number; stats: Stats } | ReadError {
  try {
    return open(path);
  } catch (error) {
    return toReadError(error);
  }
}

/** Whether an open file was not written to between two stats: programs can set mtime, but not ctime. */
const isUntouched = (before: Stats, after: Stats) =>
  before.size === after.size && before.mtimeMs === after.mtimeMs && before.ctimeMs === after.ctimeMs;

function readOnce(path: string, maxBytes: number): ReadResult & { isSettled: boolean } {
  const opened = open(path);
  if ('reason' in opened) return { ...opened, isSettled: true };
  const { file, stats: before } = opened;
  try {
    if (before.size > maxBytes) return { reason: 'large', size: before.size, isSettled: true };
    const bytes = readAll(file, before.size);
    const after = fstatSync(file);
    return { bytes, isSettled: isUntouched(before, after) };
  } finally {
    closeSync(file);
  }
}

/** Stats of a regular file, links resolved, or why there are none. Never throws. */
export function statRegularFile(path: string): Stats | ReadError {
  try {
    const stats = statSync(path);
    accessSync(path, constants.R_OK);
    const reason = readErrorReasonOf(stats);
    return reason ? { reason } : stats;
  } catch (error) {
    return toReadError(error);
  }
}

/** After this many tries, a file that is still being written is used as it is. */
const maxTries = 5;

/**
 * Reads a regular file, links resolved; no folders, pipes or devices. Reads again if the file is written meanwhile.
 * @param maxBytes maximum size; larger files are not read
 * @returns the bytes, or why there are none. Never throws, never blocks.
 */
export function readRegularFile(path: string, maxBytes: number): ReadResult {
  try {
    for (let tries = 1; ; tries++) {
      const { isSettled, ...result } = readOnce(path, maxBytes);
      if (isSettled || tries === maxTries) return result;
    }
  } catch (error) {
    return toReadError(error);
  }
}
