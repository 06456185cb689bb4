import { accessSync, closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';

/** Why a file was not read. */
export type ReadErrorReason =
  /** Nothing has this name, or a link leads to nothing. */
  | 'missing'
  | 'folder'
  /** A pipe, which may never end and may never begin. */
  | 'pipe'
  | 'socket'
  /** A device, such as `/dev/zero`. */
  | 'device'
  /** Links that lead to each other. */
  | 'link-loop'
  /** The machine allows nobody, or not this user, to read it. */
  | 'locked'
  | 'large';

export interface ReadError {
  refusal: ReadErrorReason;
  /** In bytes, of what is too large. */
  size?: number;
  /** What the machine said, such as `EACCES`. */
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
  return { refusal: readErrorReasonOfCode[code] ?? 'locked', code };
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

/** Opens what is a file; the caller closes it. @throws what the machine says. */
function open(path: string): { file: number; stats: Stats } | ReadError {
  // Opening a device may do something: it is asked what it is before.
  const readError = readErrorReasonOf(statSync(path));
  if (readError) return { refusal: readError };
  // What takes the place of the file between the two is opened without waiting for it, and asked again.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  const stats = fstatSync(file);
  const reason = readErrorReasonOf(stats);
  if (!reason) return { file, stats };
  closeSync(file);
  return { refusal: reason };
}

/** Opens a file as `readRegularFile` reads one. Never throws; the caller closes it. */
export function openRegularFile(path: string): { file: number; stats: Stats } | ReadError {
  try {
    return open(path);
  } catch (error) {
    return toReadError(error);
  }
}

/** Whether nobody has written to an open file between two looks: its own time may be set, that of its last change never. */
const isUntouched = (before: Stats, after: Stats) =>
  before.size === after.size && before.mtimeMs === after.mtimeMs && before.ctimeMs === after.ctimeMs;

function readOnce(path: string, maxBytes: number): ReadResult & { isSettled: boolean } {
  const opened = open(path);
  if ('refusal' in opened) return { ...opened, isSettled: true };
  const { file, stats: before } = opened;
  try {
    if (before.size > maxBytes) return { refusal: 'large', size: before.size, isSettled: true };
    const bytes = readAll(file, before.size);
    const after = fstatSync(file);
    return { bytes, isSettled: isUntouched(before, after) };
  } finally {
    closeSync(file);
  }
}

/** What the machine says of a file, with links followed, or why it is none. Never throws. */
export function statRegularFile(path: string): Stats | ReadError {
  try {
    const stats = statSync(path);
    accessSync(path, constants.R_OK);
    const reason = readErrorReasonOf(stats);
    return reason ? { refusal: reason } : stats;
  } catch (error) {
    return toReadError(error);
  }
}

/** A file that goes on being written is read as it then is. */
const maxTries = 5;

/**
 * Reads a file, with links followed, and nothing that is no file: not a folder, nor what may have no end. A file that is
 * being written meanwhile is read again.
 * @param maxBytes how many bytes it may have; larger ones are not read.
 * @returns the bytes, or why there are none. Never throws, never waits.
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
