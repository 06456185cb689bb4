import { constants, linkSync, mkdirSync, rmSync, type Stats, statSync, utimesSync, writeFileSync } from 'node:fs';
import { chmod, copyFile, link, readFile, utimes } from 'node:fs/promises';
import { promisify } from 'node:util';
import { hashBytes, hashFile } from '../common/hash.ts';
import { bytesOf, type CopiedContent, isCopied, type SiteFile, sizeOf } from '../common/output-file.ts';
import type { Progress } from '../progress/progress.ts';
import type { Steps } from './diff.ts';
import type { Left, Placed, Wanted } from './left.ts';

/** Lets others have their turn, such as the line that tells how far the build is. */
const nextTurn = promisify(setImmediate);

/** Files with more bytes are read piece by piece. */
const large = 4 * 1024 ** 2;

/**
 * The time of a file that is written, in whole seconds: never that of the file in its place before, as servers make ETags
 * and `Last-Modified` of it. A file whose bytes are the same is taken over with its time, so that they answer "not modified".
 */
const timeAfter = (former: Stats | undefined, now: number) =>
  former?.isFile() ? Math.max(now, Math.floor(former.mtimeMs / 1000) + 1) : now;

/**
 * Copies a file of the content, as a clone where the disk can. Never as a link: an edit of the content would be
 * published at once, and half done. Whoever may read the site may read it.
 */
async function copyContent({ from }: CopiedContent, target: string, time: number): Promise<void> {
  await copyFile(from, target, constants.COPYFILE_FICLONE);
  await chmod(target, 0o666 & ~process.umask());
  await utimes(target, time, time);
}

/** Without other threads: to ask them takes longer than to write into the memory of the system. */
function writeNow(target: string, bytes: Uint8Array, time: number): void {
  writeFileSync(target, bytes, { flag: 'wx' });
  utimesSync(target, time, time);
}

/** Brings a file of the site that is replaced as a link, where it has the same bytes: not every disk has links. */
async function takeOver(
  former: string,
  stats: Stats | undefined,
  target: string,
  { hash, size }: { hash: string; size: number },
) {
  if (!stats?.isFile() || stats.size !== size) return false;
  try {
    const found = size > large ? await hashFile(former) : hashBytes(await readFile(former));
    if (found !== hash) return false;
    await link(former, target);
    return true;
  } catch {
    return false;
  }
}

export interface Execution {
  steps: Steps;
  wanted: readonly Wanted[];
  /** In the order of `wanted`. */
  files: readonly SiteFile[];
  left: Left;
  /** The folder of the site that will be replaced, and of the new one. */
  outDir: string;
  finished: string;
  progress: Progress;
}

/** Writes a file, or links to that of the former site where its bytes are the same. @returns whether it had to be written. */
async function bring(file: SiteFile, hash: string, { outDir, finished }: Execution, now: number): Promise<boolean> {
  const [former, target] = [`${outDir}/${file.path}`, `${finished}/${file.path}`];
  const stats = statSync(former, { throwIfNoEntry: false });
  if (await takeOver(former, stats, target, { hash, size: sizeOf(file) })) return false;
  if (isCopied(file)) await copyContent(file.content, target, timeAfter(stats, Math.floor(file.content.modified / 1000)));
  else writeNow(target, await bytesOf(file), timeAfter(stats, now));
  return true;
}

/** Links to a file as the last build left it. @returns which file it is; undefined where it could not. */
function linkLeft(file: Wanted, { left, outDir, finished }: Execution): Placed | undefined {
  try {
    const place = left.placeOf(file);
    if (place === undefined || !left.isUntouched(file, `${outDir}/${file.path}`)) return undefined;
    linkSync(`${outDir}/${file.path}`, `${finished}/${file.path}`);
    return left.placedAt(place);
  } catch {
    return undefined;
  }
}

/** Clears the way for a new site. @throws what the machine says, where somebody has damaged what stands there. */
export function clear({ remove, makeFolders }: Pick<Steps, 'remove' | 'makeFolders'>, finished: string): void {
  for (const path of remove) rmSync(`${finished}/${path}`, { recursive: true });
  for (const folder of makeFolders) mkdirSync(`${finished}/${folder}`);
}

/** What became of the files that did not stand there. */
export interface Filled {
  /** By their places in what is wanted. */
  placed: Map<number, Placed>;
  /** How many had to be written. */
  written: number;
}

/** Fills a folder that was cleared. @throws what the machine says */
export async function fill(execution: Execution): Promise<Filled> {
  const { steps, wanted, files, finished, progress } = execution;
  const now = Math.floor(Date.now() / 1000);
  const filled: Filled = { placed: new Map(), written: 0 };
  progress.expect(files.length);
  progress.did(files.length - steps.link.length - steps.write.length);
  const bringOne = async (index: number, isLeft: boolean) => {
    const [file, one] = [files[index], wanted[index]];
    if (!file || !one) return;
    const linked = isLeft ? linkLeft(one, execution) : undefined;
    if (!linked && (await bring(file, one.hash, execution, now))) filled.written++;
    const { ino, size, mtimeMs } = linked ?? statSync(`${finished}/${one.path}`);
    filled.placed.set(index, { ino, size, mtimeMs });
    progress.did(1);
    if (!linked) await nextTurn();
  };
  for (const index of steps.link) await bringOne(index, true);
  for (const index of steps.write) await bringOne(index, false);
  return filled;
}
