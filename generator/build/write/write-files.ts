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
import { isUnchanged, type Manifest, statFile } from './manifest.ts';
import type { PlacedFile, WantedFile } from './wanted-files.ts';

export interface WriteFilesInput {
  /** The output folder, with the site that will be replaced. */
  outDir: string;
  /** Where the new site is written; an empty folder. */
  newDir: string;
  /** Of the site that will be replaced. */
  manifest: Manifest;
  /** Seconds since 1970. */
  now: number;
  progress: Progress;
}

/** Lets others have their turn, such as the progress line and signals. */
const nextTurn = promisify(setImmediate);

/** Files written between two such turns. */
const filesPerTurn = 32;

/** Files with more bytes are hashed piece by piece. */
const large = 4 * 1024 ** 2;

/** Every folder of some files, relative, outer ones first. */
function foldersOf(files: readonly WantedFile[]): Set<string> {
  const folders = new Set<string>();
  for (const { path } of files) {
    for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end));
  }
  return folders;
}

/** Whether a file of the former site has the wanted bytes; undefined if it must be read to know. */
function isKnownToMatch(former: Stats, { path, hash, size }: WantedFile, manifest: Manifest): boolean | undefined {
  const known = manifest.files.get(path);
  if (known && isUnchanged(known, former)) return known.hash === hash;
  return former.isFile() && former.size === size ? undefined : false;
}

/** The same of a file that somebody touched, or that no manifest lists. */
async function hasBytes(place: string, { hash, size }: WantedFile): Promise<boolean> {
  try {
    return hash === (size > large ? await hashFile(place) : hashBytes(await readFile(place)));
  } catch {
    return false;
  }
}

/**
 * Takes over a file with its modification time, so that servers answer "not modified": as a link, or as a copy where the disk has no
 * links. @returns undefined if neither works
 */
function reuse(former: string, stats: Stats, target: string): PlacedFile | undefined {
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
  { file, source }: WantedFile,
  target: string,
  { former, now }: { former: Stats | undefined; now: number },
): Promise<PlacedFile> {
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
function placeFile(file: WantedFile, { outDir, newDir, manifest, now }: WriteFilesInput): PlacedFile | Promise<PlacedFile> {
  const [place, target] = [`${outDir}/${file.path}`, `${newDir}/${file.path}`];
  const former = statFile(place);
  const write = () => writeFile(file, target, { former, now });
  if (!former) return write();
  const take = (isSame: boolean) => (isSame && reuse(place, former, target)) || write();
  const isSame = isKnownToMatch(former, file, manifest);
  return isSame === undefined ? hasBytes(place, file).then(take) : take(isSame);
}

/**
 * Writes the files of a site into a folder: those that the former site has are taken over from there.
 * @returns which file each is. @throws what the system says
 */
export async function writeFiles(files: readonly WantedFile[], input: WriteFilesInput): Promise<PlacedFile[]> {
  for (const folder of foldersOf(files)) mkdirSync(`${input.newDir}/${folder}`);
  input.progress.expect(files.length);
  const placed: PlacedFile[] = [];
  for (const [index, file] of files.entries()) {
    const one = placeFile(file, input);
    // Most files are linked at once: to wait for each would take longer.
    placed.push(one instanceof Promise ? await one : one);
    input.progress.did(1);
    if (index % filesPerTurn === 0) await nextTurn();
  }
  return placed;
}
