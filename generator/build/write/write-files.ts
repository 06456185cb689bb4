import {
  copyFileSync,
  constants as fsConstants,
  linkSync,
  lstatSync,
  mkdirSync,
  rmSync,
  type Stats,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { chmod, copyFile, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Progress } from '../../core/progress/progress.ts';
import { hashBytes, hashFile } from '../../core/util/hash.ts';
import { bytesOf } from '../../core/util/output-file.ts';
import type { HashedFile, WrittenFile } from './hashed-files.ts';
import { isUnchanged, type OutputManifest, statFile } from './manifest.ts';

export interface WriteFilesInput {
  /** The output folder, with the site that will be replaced. */
  outDir: string;
  /** Where the new site is written; an empty folder. */
  newDir: string;
  /** Of the site that will be replaced. */
  manifest: OutputManifest;
  /** Seconds since 1970. */
  now: number;
  progress: Progress;
}

/** Lets others have their turn, such as the progress line and signals. */
const yieldToEventLoop = promisify(setImmediate);

/** Files written between two such turns. */
const filesPerYield = 32;

/** Files with more bytes are hashed piece by piece. */
const streamingThreshold = 4 * 1024 ** 2;

/** Every folder of some files, relative, outer ones first. */
function foldersOf(files: readonly HashedFile[]): Set<string> {
  const folders = new Set<string>();
  for (const { path } of files) {
    for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end));
  }
  return folders;
}

/** Whether a file of the former site has the wanted bytes; undefined if it must be read to know. */
function matchesManifest(former: Stats, { path, hash, size }: HashedFile, manifest: OutputManifest): boolean | undefined {
  const previous = manifest.files.get(path);
  if (previous && isUnchanged(previous, former)) return previous.hash === hash;
  return former.isFile() && former.size === size ? undefined : false;
}

/** The same of a file that somebody touched, or that no manifest lists. */
async function matchesHash(place: string, { hash, size }: HashedFile): Promise<boolean> {
  try {
    return hash === (size > streamingThreshold ? await hashFile(place) : hashBytes(await readFile(place)));
  } catch {
    return false;
  }
}

/**
 * Takes over a file with its modification time, so that servers answer "not modified": as a link, or as a copy where the disk has no
 * links. @returns undefined if neither works
 */
function reuse(former: string, stats: Stats, target: string): WrittenFile | undefined {
  try {
    linkSync(former, target);
    return stats;
  } catch {
    // Such as a disk without links, or a file of somebody else.
  }
  try {
    copyFileSync(former, target, fsConstants.COPYFILE_FICLONE);
    utimesSync(target, stats.atimeMs / 1000, stats.mtimeMs / 1000);
    return lstatSync(target);
  } catch {
    rmSync(target, { force: true });
    return undefined;
  }
}

/**
 * Writes the bytes of a file. Its time, in whole seconds, is never that of the former file: servers make ETags and `Last-Modified` of
 * it. Content files are never linked to: an edit would be published at once, and half done.
 */
async function writeFile(
  { file, source }: HashedFile,
  target: string,
  { former, now }: { former: Stats | undefined; now: number },
): Promise<WrittenFile> {
  if (source) {
    await copyFile(source.from.from, target, fsConstants.COPYFILE_FICLONE);
    await chmod(target, 0o666 & ~process.umask());
  } else {
    // Synchronous: other threads would take longer than the system takes to keep it in memory.
    writeFileSync(target, await bytesOf(file), { flag: 'wx' });
  }
  const time = source ? Math.floor(source.from.modified / 1000) : now;
  const later = former?.isFile() ? Math.max(time, Math.floor(former.mtimeMs / 1000) + 1) : time;
  utimesSync(target, later, later);
  return lstatSync(target);
}

/** Links, copies or writes a file. */
function placeFile(file: HashedFile, { outDir, newDir, manifest, now }: WriteFilesInput): WrittenFile | Promise<WrittenFile> {
  const [place, target] = [`${outDir}/${file.path}`, `${newDir}/${file.path}`];
  const former = statFile(place);
  const write = () => writeFile(file, target, { former, now });
  if (!former) return write();
  const reuseOrWrite = (isSame: boolean) => (isSame && reuse(place, former, target)) || write();
  const isSame = matchesManifest(former, file, manifest);
  return isSame === undefined ? matchesHash(place, file).then(reuseOrWrite) : reuseOrWrite(isSame);
}

/**
 * Writes the files of a site into a folder: those that the former site has are taken over from there.
 * @returns which file each is. @throws what the system says
 */
export async function writeFiles(files: readonly HashedFile[], input: WriteFilesInput): Promise<WrittenFile[]> {
  for (const folder of foldersOf(files)) mkdirSync(`${input.newDir}/${folder}`);
  input.progress.expect(files.length);
  const written: WrittenFile[] = [];
  for (const [index, file] of files.entries()) {
    const result = placeFile(file, input);
    // Most files are linked at once: to wait for each would take longer.
    written.push(result instanceof Promise ? await result : result);
    input.progress.did(1);
    if (index % filesPerYield === 0) await yieldToEventLoop();
  }
  return written;
}
