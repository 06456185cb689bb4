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
  /** Output folder with the previous site. */
  outDir: string;
  /** Empty folder for the new site. */
  newDir: string;
  /** Manifest of the previous site. */
  manifest: OutputManifest;
  /** Seconds since 1970. */
  now: number;
  progress: Progress;
}

/** Lets other work run, such as the progress line and signal handlers. */
const yieldToEventLoop = promisify(setImmediate);

/** Files written between two yields. */
const filesPerYield = 32;

/** Larger files are hashed in chunks. Bytes. */
const streamingThreshold = 4 * 1024 ** 2;

/** All folders of some files, relative, outer ones first. */
function foldersOf(files: readonly HashedFile[]): Set<string> {
  const folders = new Set<string>();
  for (const { path } of files) {
    for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end));
  }
  return folders;
}

/** Whether a file of the previous site has the same content; undefined if only reading it can tell. */
function matchesManifest(former: Stats, { path, hash, size }: HashedFile, manifest: OutputManifest): boolean | undefined {
  const previous = manifest.files.get(path);
  if (previous && isUnchanged(previous, former)) return previous.hash === hash;
  return former.isFile() && former.size === size ? undefined : false;
}

/** Compares by content, for a file that was touched or is in no manifest. */
async function matchesHash(place: string, { hash, size }: HashedFile): Promise<boolean> {
  try {
    return hash === (size > streamingThreshold ? await hashFile(place) : hashBytes(await readFile(place)));
  } catch {
    return false;
  }
}

/**
 * Reuses a file of the previous site with its modification time, so that servers answer 304: as a hard link, or as a copy if
 * the disk has no links.
 * @returns undefined if neither works
 */
function reuse(former: string, stats: Stats, target: string): WrittenFile | undefined {
  try {
    linkSync(former, target);
    return stats;
  } catch {
    // E.g. no hard links on this disk, or a file of another user.
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
 * Writes a file. Its modification time, in whole seconds, always differs from that of the previous file: servers derive ETag
 * and `Last-Modified` from it. Assets are never linked, as edits would be published at once.
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
    // Synchronous: handing the write to the thread pool takes longer than writing to the page cache.
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
 * Writes the files of a site into a folder, reusing those of the previous site.
 * @returns stat of each file
 * @throws file system errors
 */
export async function writeFiles(files: readonly HashedFile[], input: WriteFilesInput): Promise<WrittenFile[]> {
  for (const folder of foldersOf(files)) mkdirSync(`${input.newDir}/${folder}`);
  input.progress.expect(files.length);
  const written: WrittenFile[] = [];
  for (const [index, file] of files.entries()) {
    const result = placeFile(file, input);
    // Awaits only if needed: most files are linked synchronously, and awaiting each would take longer.
    written.push(result instanceof Promise ? await result : result);
    input.progress.did(1);
    if (index % filesPerYield === 0) await yieldToEventLoop();
  }
  return written;
}
