import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { UsageError } from './errors.ts';
import { openFiles } from './open-files.ts';
import { findKept } from './output-folder.ts';
import { recordName, recordOf } from './record.ts';
import { asideName, recoverSite } from './recover.ts';

/** A file of the finished site: its path under the output folder, with `/` between folders. */
export interface OutputFile {
  path: string;
  content: string | Uint8Array;
}

/** Removes a site that is of no more use. Under another name first: half of it shall never be taken for a whole. */
async function discard(previous: string, outDir: string): Promise<void> {
  const gone = asideName(outDir, 'gone');
  await rm(gone, { recursive: true, force: true });
  await rename(previous, gone).catch(() => undefined);
  await rm(gone, { recursive: true, force: true });
}

/** Swaps the finished site in. Another build may do the same at the same time: the last one wins, whole. */
async function swap(finished: string, outDir: string): Promise<void> {
  const previous = asideName(outDir, 'old');
  for (let tries = 0; ; tries++) {
    const refusal = await rename(outDir, previous).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error,
    );
    try {
      await rename(finished, outDir);
      break;
    } catch (error) {
      if (!refusal && !existsSync(outDir)) await rename(previous, outDir);
      if (tries === 5) throw refusal && refusal.code !== 'ENOENT' ? refusal : error;
    }
    await discard(previous, outDir);
  }
  await discard(previous, outDir);
}

/**
 * The time of a file, in whole seconds: with the bytes that the previous site had, it is the time of then, so that servers,
 * which make ETags and `Last-Modified` of it, still answer "not modified" after a build. Other bytes never keep the second.
 */
async function timeOf({ content, previous, now }: { content: Uint8Array; previous: string; now: number }): Promise<number> {
  const stats = await stat(previous).catch(() => undefined);
  if (!stats?.isFile()) return now;
  const then = Math.floor(stats.mtimeMs / 1000);
  const isSame =
    stats.size === content.length &&
    (await readFile(previous).then(
      (bytes) => bytes.equals(content),
      () => false,
    ));
  return isSame ? then : Math.max(now, then + 1);
}

async function writeFiles(finished: string, outDir: string, files: OutputFile[]): Promise<void> {
  const record = { path: recordName, content: recordOf(files.map(({ path }) => path)) };
  const folders = new Set(files.map(({ path }) => dirname(join(finished, path))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const now = Math.floor(Date.now() / 1000);
  await pLimit(openFiles).map([...files, record], async (file) => {
    const content = typeof file.content === 'string' ? Buffer.from(file.content) : file.content;
    await writeFile(join(finished, file.path), content);
    const time = await timeOf({ content, previous: join(outDir, file.path), now });
    await utimes(join(finished, file.path), time, time);
  });
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

export interface WriteOptions {
  /** What others keep in the output folder stays there; otherwise it is a reason to refuse. */
  isForced?: boolean;
}

/**
 * Writes the site aside and swaps it in whole: a build that fails or is killed leaves the previous output as it was.
 * The only place that writes to the output folder.
 * @throws UsageError when the machine refuses to write there, or it holds what no build wrote.
 */
export async function writeSite(outDir: string, files: OutputFile[], { isForced = false }: WriteOptions = {}): Promise<void> {
  const finished = asideName(outDir, 'new');
  try {
    await mkdir(dirname(outDir), { recursive: true });
    await recoverSite(outDir);
    await rm(finished, { recursive: true, force: true });
    await mkdir(finished);
    await writeFiles(finished, outDir, files);
    // Asked again: somebody may have put something there while the site was made.
    await copyKept(await findKept(outDir, isForced), outDir, finished);
    await swap(finished, outDir);
  } catch (error) {
    await rm(finished, { recursive: true, force: true });
    const { code, message, syscall } = error as NodeJS.ErrnoException;
    // What the machine refuses is told in a sentence, and is no bug.
    if (code && (syscall || code.startsWith('ERR_FS_'))) throw new UsageError('out-refused', { file: outDir, reason: message });
    throw error;
  }
}
