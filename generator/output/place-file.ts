import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  ftruncateSync,
  futimesSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  type Stats,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a new site is made, as other threads are told of it. */
export interface Ground {
  /** Folder of the new site. */
  finished: string;
  /** Folder of the site that it will replace. */
  outDir: string;
  /** Whether the folder was empty when it was opened. */
  isBare: boolean;
  /** Whether files of a former site that stand there and are nobody else's are written over: making files takes longer. */
  isReusing: boolean;
  /** What files may be done with, as the system sets it for new ones. */
  mode: number;
  /** Tells it from others that this process has made a site at. */
  serial: number;
}

/** Which file was written: what tells it from any that takes its place, or is written to later. */
export type PlacedFile = Pick<Stats, 'ino' | 'size' | 'mtimeMs'>;

/**
 * The time of a file that is written, in whole seconds: never that of the file in its place before, as servers make ETags
 * and `Last-Modified` of it. A file whose bytes are the same is taken over with its time, so that they answer "not modified".
 */
export function timeOf(former: string, now: number): number {
  return timeAfter(statSync(former, { throwIfNoEntry: false }), now);
}

/** The same where the file before has been looked at. */
const timeAfter = (former: Stats | undefined, now: number) =>
  former?.isFile() ? Math.max(now, Math.floor(former.mtimeMs / 1000) + 1) : now;

const { O_RDWR, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;

/** A file that is open to be written; `ino` where that is known. */
interface Opened {
  file: number;
  /** Bytes that it has. */
  size: number;
  ino?: number;
}

/** Opens a file of a former site to be written over; undefined where it has another name, too: somebody's copy by links. */
function openFormer(target: string, { mode }: Ground): Opened | undefined {
  let file: number;
  try {
    file = openSync(target, O_RDWR | O_NOFOLLOW | O_NONBLOCK);
  } catch {
    return undefined;
  }
  const stats = fstatSync(file);
  const isOurs = stats.isFile() && stats.nlink === 1 && (stats.mode & 0o777) === mode && stats.uid === process.getuid?.();
  if (isOurs) return { file, size: stats.size, ino: stats.ino };
  closeSync(file);
  return undefined;
}

/** Makes the folder of a file. That of the site itself is not made: where it is gone, the build is ending. */
function makeFolder(target: string, finished: string): void {
  if (!existsSync(finished)) throw new Error('The site is no longer made.');
  mkdirSync(dirname(target), { recursive: true });
}

/** Folders of the new site that are known to be none but folders, and its own. */
const lookedAt = { serial: -1, folders: new Set<string>() };

/**
 * Whether what leads to a file is nothing but folders, as far as it is there: a site before the last may have been damaged,
 * and a link may lead anywhere.
 */
function isOnlyFolders(folder: string, ground: Ground): boolean {
  const { finished, serial } = ground;
  if (lookedAt.serial !== serial) {
    lookedAt.serial = serial;
    lookedAt.folders.clear();
  }
  if (folder.length <= finished.length || lookedAt.folders.has(folder)) return true;
  if (!isOnlyFolders(dirname(folder), ground)) return false;
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) return false;
  lookedAt.folders.add(folder);
  return true;
}

/** Opens a new file. */
function openNew(target: string, { finished, isBare }: Ground): Opened {
  try {
    if (!isBare) unlinkSync(target);
  } catch {
    // Nothing stands there, or what is no file, and will be in the way.
  }
  try {
    return { file: openSync(target, 'wx'), size: 0 };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    makeFolder(target, finished);
    return { file: openSync(target, 'wx'), size: 0 };
  }
}

interface Linking {
  former: string;
  stats: Stats | undefined;
  target: string;
}

/** Links to the file of the site that will be replaced, where it holds the same bytes: it keeps its time. */
function linkFormer({ finished, isBare }: Ground, { former, stats, target }: Linking, bytes: Uint8Array): PlacedFile | undefined {
  if (!stats?.isFile() || stats.size !== bytes.byteLength || !readFileSync(former).equals(bytes)) return undefined;
  try {
    makeFolder(target, finished);
    if (!isBare) rmSync(target, { force: true });
    linkSync(former, target);
    const { ino, size, mtimeMs } = stats;
    return { ino, size, mtimeMs };
  } catch {
    return undefined;
  }
}

/**
 * Writes a file of a site where the site is being made, at once: to ask other threads takes longer than to write into the
 * memory of the system. One that is in the site that will be replaced, byte for byte, is a link to it.
 * @returns which file it is; undefined where it could not be written.
 */
export function placeFile(ground: Ground, path: string, bytes: Uint8Array): PlacedFile | undefined {
  const target = join(ground.finished, path);
  const former = join(ground.outDir, path);
  try {
    if (!ground.isBare && !isOnlyFolders(dirname(target), ground)) return undefined;
    const before = statSync(former, { throwIfNoEntry: false });
    const linked = linkFormer(ground, { former, stats: before, target }, bytes);
    if (linked) return linked;
    const time = timeAfter(before, Math.floor(Date.now() / 1000));
    const { file, size, ino = 0 } = (ground.isReusing && openFormer(target, ground)) || openNew(target, ground);
    try {
      writeFileSync(file, bytes);
      if (size > bytes.byteLength) ftruncateSync(file, bytes.byteLength);
      futimesSync(file, time, time);
      // Where a disk keeps other times, the file is taken for another, and is written once more.
      if (ino !== 0) return { ino, mtimeMs: time * 1000, size: bytes.byteLength };
      const stats = fstatSync(file);
      return { ino: stats.ino, mtimeMs: stats.mtimeMs, size: bytes.byteLength };
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}
