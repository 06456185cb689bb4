import { constants, existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../diagnostics/errors.ts';
import { openFiles } from '../open-files.ts';
import { type Progress, silent } from '../progress/progress.ts';
import { CopiedFiles } from './copied-files.ts';
import type { ExpectedFile } from './known-files.ts';
import type { Look } from './look.ts';
import { NewSite } from './new-site.ts';
import { bytesOf, type CopiedContent, hashOf, isCopied, type OutputFile, type SiteFile, sizeOf } from './output-file.ts';
import { findHeld, type TakenAs, tellRefusal } from './output-folder.ts';
import { timeOf } from './place-file.ts';
import { holdsTheSame, recordName, recordOf } from './record.ts';
import { recoverSite } from './recover.ts';
import { clear, keepSpare, makeSpare, tidySpares } from './spare.ts';
import { discard, swap } from './swap.ts';
import { takeOver } from './take-over.ts';

/** Lets others have their turn, such as the line that tells how far the build is. */
const nextTurn = promisify(setImmediate);

interface WriteFilesInput {
  site: NewSite;
  /** With their record. */
  files: readonly SiteFile[];
  copied: CopiedFiles;
  progress: Progress;
}

/** Names the bytes of a file, wherever they are. */
type NameBytes = (file: SiteFile) => string;

const namer =
  (copied: CopiedFiles): NameBytes =>
  (file) =>
    isCopied(file) ? copied.hashOf(file.content.from) : hashOf(file);

/**
 * Copies a file of the content, as a clone where the disk can. Never as a link: an edit of the content would be
 * published at once, and half done. Whoever may read the site may read it.
 */
async function copyContent(content: CopiedContent, former: string, target: string): Promise<void> {
  await copyFile(content.from, target, constants.COPYFILE_FICLONE);
  await chmod(target, 0o666 & ~process.umask());
  const seconds = content.modified / 1000;
  const time = timeOf(former, seconds);
  await utimes(target, time, time);
}

/** Without other threads: to ask them takes longer than to write into the memory of the system. */
function writeNow(target: string, bytes: Uint8Array, time: number): void {
  writeFileSync(target, bytes);
  utimesSync(target, time, time);
}

function recordFile(files: readonly SiteFile[], isDraft = false): OutputFile {
  const paths = files.map(({ path }) => path);
  return { path: recordName, content: recordOf(paths, isDraft) };
}

/** What the build knows of the bytes of its files. */
function* expectedOf(files: readonly SiteFile[], nameOf: NameBytes): Generator<ExpectedFile> {
  for (const file of files) yield { path: file.path, hash: nameOf(file) };
}

/** Whether the output folder holds every file of a site, as the last build left it. Its record says that it holds no other. */
async function isThere(site: NewSite, files: readonly SiteFile[], nameOf: NameBytes): Promise<boolean> {
  const { outDir, known } = site;
  const look = await site.lookAt(outDir);
  if (look) return known.allStand(look);
  return files.every((file) => known.isUntouched(file.path, join(outDir, file.path), nameOf(file)));
}

/** Every folder of some files, relative. */
function foldersOf(files: readonly SiteFile[]): Set<string> {
  const folders = new Set<string>();
  for (const { path } of files) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}

/** Removes what does not belong to the new site, as `clear` does, by what another thread has found. @returns the folders left. */
function clearBy(look: Look, { finished, known }: NewSite, folders: ReadonlySet<string>): ReadonlySet<string> {
  const placeOf = (path: string) => `${finished}/${path}`;
  known.confirmAll(look, placeOf, (path) => rmSync(placeOf(path), { force: true }));
  const needless = look.folders.filter((folder) => !folders.has(folder));
  for (const folder of needless) rmSync(placeOf(folder), { recursive: true, force: true });
  return new Set(look.folders);
}

/** Prepares the folder of the new site: what does not belong to it goes, and its folders are made. */
async function prepareFolder(site: NewSite, files: readonly SiteFile[]): Promise<void> {
  const { finished, known } = site;
  const isFilled = site.isOpen;
  await site.open();
  const folders = foldersOf(files);
  let there: ReadonlySet<string> = new Set();
  try {
    const look = await site.lookAt(finished);
    if (look) there = clearBy(look, site, folders);
    else if (isFilled || !site.isBare) clear(finished, { folders, isWanted: (path, file) => known.confirm(path, file) });
  } catch {
    // Somebody has damaged it, or a part of it is another's.
    await site.empty();
  }
  for (const folder of ['', ...folders]) {
    if (!there.has(folder)) mkdirSync(join(finished, folder), { recursive: true });
  }
}

/**
 * Writes every file, or links to that of the former site where its bytes are the same.
 * @returns how many had to be written.
 */
async function writeFiles({ site, files, copied, progress }: WriteFilesInput): Promise<number> {
  const { finished, outDir, known } = site;
  await prepareFolder(site, files);
  const nameOf = namer(copied);
  const now = Math.floor(Date.now() / 1000);
  let written = known.countNoted();
  const write = async (file: SiteFile) => {
    const former = join(outDir, file.path);
    const target = join(finished, file.path);
    const hash = nameOf(file);
    if (!(await takeOver({ former, target, size: sizeOf(file), hash }))) {
      if (isCopied(file)) await copyContent(file.content, former, target);
      else writeNow(target, await bytesOf(file), timeOf(former, now));
      written++;
    }
    // What others write while it is copied has another name.
    if (!isCopied(file) || copied.isSettled(file.content.from)) known.add(file.path, target, hash);
  };
  const isKnown = (file: SiteFile) =>
    known.stands(file.path) || known.takeOver(file.path, join(outDir, file.path), join(finished, file.path), nameOf(file));
  progress.expect(files.length);
  const others = files.filter((file) => !isKnown(file));
  progress.did(files.length - others.length);
  const waiting = others.values();
  const work = async () => {
    for (const file of waiting) {
      await write(file);
      progress.did(1);
      await nextTurn();
    }
  };
  // Each takes the next: a promise for each of hundreds of thousands of files would take hundreds of megabytes.
  await Promise.all(Array.from({ length: openFiles }, work));
  return written;
}

/**
 * Copies what others keep in the output folder into the finished site: the build may be killed at any time.
 * @throws UsageError where the site has a file of its own.
 */
async function copyKept(kept: string[], outDir: string, finished: string): Promise<void> {
  const taken = kept.filter((path) => existsSync(join(finished, path)));
  if (taken.length > 0) throw new UsageError('out-stranger-in-way', { file: outDir, list: taken });
  for (const path of kept) {
    await mkdir(dirname(join(finished, path)), { recursive: true });
    await cp(join(outDir, path), join(finished, path), { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  }
}

export interface WriteOptions extends TakenAs {
  progress?: Progress;
  /** Where parts of it may have been written already. */
  site?: NewSite;
}

interface ReplacedSite extends TakenAs {
  site: NewSite;
  /** Where it is. */
  previous: string;
  /** Files of the new one, with their record, and how many of them had to be written. */
  all: readonly SiteFile[];
  written: number;
  strangers: readonly string[];
}

/**
 * Keeps the site that was replaced, or links to the new one, for the next build.
 * @returns whether files of the new one may have got or lost a name by that.
 */
async function replaceSpare({ site, previous, all, written, strangers, isDraft = false }: ReplacedSite): Promise<boolean> {
  const { outDir } = site;
  const isOurs = strangers.length === 0;
  if (isOurs && (await keepSpare({ outDir, previous, files: all.length, written, isDraft }))) return false;
  site.leave(discard(previous, outDir));
  if (isOurs && !isDraft) makeSpare({ outDir, folders: foldersOf(all), paths: all.map(({ path }) => path) });
  return true;
}

async function writeInto(
  site: NewSite,
  files: readonly SiteFile[],
  { progress = silent, ...taken }: WriteOptions,
): Promise<void> {
  const { outDir, finished, known } = site;
  if (!site.isOpen) await recoverSite(outDir);
  const all = [recordFile(files, taken.isDraft), ...files];
  const copied = await CopiedFiles.of(outDir, all);
  const nameOf = namer(copied);
  // Asked first of what is in memory: one file that is another one says it of all.
  if (known.expect(expectedOf(all, nameOf)) && (await isThere(site, all, nameOf))) return;
  const written = await writeFiles({ site, files: all, copied, progress });
  // Asked again: somebody may have put something there while the site was made.
  const { held } = site;
  const { strangers } = held && holdsTheSame(outDir, held) ? held : await findHeld(outDir, taken);
  await copyKept(strangers, outDir, finished);
  const previous = await swap(finished, outDir);
  site.moved();
  const isRelinked = await replaceSpare({ site, previous, all, written, strangers, ...taken });
  await known.keep(outDir, isRelinked);
  await tidySpares();
}

/**
 * Writes the site aside and swaps it in whole: a build that fails or is killed leaves the previous output as it was.
 * The only place that writes to the output folder.
 * @throws UsageError when the machine refuses to write there, or it holds what no build wrote.
 */
export async function writeSite(outDir: string, files: readonly SiteFile[], options: WriteOptions = {}): Promise<void> {
  const site = options.site ?? (await NewSite.of({ outDir, missing: undefined, isDraft: options.isDraft }));
  try {
    await writeInto(site, files, options);
  } catch (error) {
    tellRefusal(outDir, error);
  } finally {
    site.close();
  }
}
