import { constants, existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../diagnostics/errors.ts';
import { openFiles } from '../open-files.ts';
import { type Progress, silent } from '../progress/progress.ts';
import { KnownFiles } from './known-files.ts';
import { bytesOf, type CopiedContent, hashOf, isCopied, type OutputFile, type SiteFile, sizeOf } from './output-file.ts';
import { findKept, type TakenAs } from './output-folder.ts';
import { recordName, recordOf } from './record.ts';
import { asideName, recoverSite } from './recover.ts';
import { keepSpare, takeSpare, tidySpares } from './spare.ts';
import { discard, swap } from './swap.ts';
import { isSameCopy, takeOver, takeOverCopy } from './take-over.ts';

/** Lets others have their turn, such as the line that tells how far the build is. */
const nextTurn = promisify(setImmediate);

/**
 * The time of a file that is written, in whole seconds: never that of the file in its place before, as servers make ETags
 * and `Last-Modified` of it. A file whose bytes are the same is taken over with its time, so that they answer "not modified".
 */
function timeOf(former: string, now: number): number {
  try {
    const stats = statSync(former);
    return stats.isFile() ? Math.max(now, Math.floor(stats.mtimeMs / 1000) + 1) : now;
  } catch {
    return now;
  }
}

interface WriteFilesInput {
  /** Folder of the site that is being made. */
  finished: string;
  outDir: string;
  /** With their record. */
  files: readonly SiteFile[];
  known: KnownFiles;
  progress: Progress;
}

/**
 * Copies a file of the content, as a clone where the disk can. Never as a link: an edit of the content would be
 * published at once, and half done. Whoever may read the site may read it.
 */
async function copyContent(content: CopiedContent, former: string, target: string): Promise<void> {
  if (await takeOverCopy(former, target, content)) return;
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

/** Whether the output folder holds every file of a site, as the last build left it. Its record says that it holds no other. */
function isThere({ outDir, files, known }: Pick<WriteFilesInput, 'outDir' | 'files' | 'known'>): boolean {
  // Asked first of what is in memory: one file that is another one says it of all.
  if (!files.every((file) => isCopied(file) || known.knows(file.path, hashOf(file)))) return false;
  return files.every((file) => {
    const place = join(outDir, file.path);
    return isCopied(file) ? isSameCopy(place, file.content) : known.isUntouched(file.path, place, hashOf(file));
  });
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

/**
 * Prepares the folder of the new site: that of the one before the last, where it is there, or an empty one.
 * @returns the files that stand in it already.
 */
async function openFinished({ finished, outDir, files, known }: Omit<WriteFilesInput, 'progress'>): Promise<Set<string>> {
  await rm(finished, { recursive: true, force: true });
  const folders = foldersOf(files);
  const hashes = new Map<string, string>();
  for (const file of files) if (!isCopied(file)) hashes.set(file.path, hashOf(file));
  const standing = new Set<string>();
  const isWanted = (path: string, file: string) => {
    const hash = hashes.get(path);
    const stands = hash !== undefined && known.confirm(path, file, hash);
    if (stands) standing.add(path);
    return stands;
  };
  if (!(await takeSpare({ outDir, finished, folders, isWanted }))) standing.clear();
  for (const folder of ['', ...folders]) mkdirSync(join(finished, folder), { recursive: true });
  return standing;
}

/**
 * Writes every file, or links to that of the former site where its bytes are the same.
 * @returns how many had to be written.
 */
async function writeFiles(input: WriteFilesInput): Promise<number> {
  const { finished, outDir, files, known, progress } = input;
  const standing = await openFinished(input);
  const now = Math.floor(Date.now() / 1000);
  let written = 0;
  const write = async (file: SiteFile) => {
    const former = join(outDir, file.path);
    const target = join(finished, file.path);
    if (isCopied(file)) return copyContent(file.content, former, target);
    const hash = hashOf(file);
    if (!(await takeOver({ former, target, size: sizeOf(file), hash }))) {
      writeNow(target, await bytesOf(file), timeOf(former, now));
      written++;
    }
    known.add(file.path, target, hash);
  };
  const isKnown = (file: SiteFile) =>
    standing.has(file.path) ||
    (!isCopied(file) && known.takeOver(file.path, join(outDir, file.path), join(finished, file.path), hashOf(file)));
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
}

/**
 * Writes the site aside and swaps it in whole: a build that fails or is killed leaves the previous output as it was.
 * The only place that writes to the output folder.
 * @throws UsageError when the machine refuses to write there, or it holds what no build wrote.
 */
export async function writeSite(outDir: string, files: readonly SiteFile[], options: WriteOptions = {}): Promise<void> {
  const { progress = silent, ...taken } = options;
  const finished = asideName(outDir, 'new');
  try {
    await mkdir(dirname(outDir), { recursive: true });
    await recoverSite(outDir);
    const known = await KnownFiles.of(outDir);
    const all = [recordFile(files, taken.isDraft), ...files];
    if (isThere({ outDir, files: all, known })) return;
    const written = await writeFiles({ finished, outDir, files: all, known, progress });
    // Asked again: somebody may have put something there while the site was made.
    const kept = await findKept(outDir, taken);
    await copyKept(kept, outDir, finished);
    const previous = await swap(finished, outDir);
    await known.keep(outDir);
    const isKept = kept.length === 0 && (await keepSpare({ outDir, previous, files: all.length, written }));
    if (!isKept) await discard(previous, outDir);
    await tidySpares();
  } catch (error) {
    await rm(finished, { recursive: true, force: true });
    const { code, message, syscall } = error as NodeJS.ErrnoException;
    // What the machine refuses is told in a sentence, and is no bug.
    if (code && (syscall || code.startsWith('ERR_FS_'))) throw new UsageError('out-refused', { file: outDir, reason: message });
    throw error;
  }
}
