import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import pLimit from 'p-limit';
import { UsageError } from './errors.ts';
import { openFiles } from './open-files.ts';
import { projectRoot } from './paths.ts';
import { isRunning } from './processes.ts';

/** A file of the finished site: its path under the output folder, with `/` between folders. */
export interface OutputFile {
  path: string;
  content: string | Uint8Array;
}

/** Folders that a build makes beside the output folder: the site being written, and the previous one while swapping. */
const asideName = (outDir: string, kind: 'new' | 'old') => `${outDir}.qiyam-${kind}-${process.pid}`;

/** Puts right what a killed build left: the previous site comes back, half-written ones go. */
async function recover(outDir: string): Promise<void> {
  const name = basename(outDir);
  for (const sibling of await readdir(dirname(outDir))) {
    if (!sibling.startsWith(`${name}.qiyam-`)) continue;
    const [, kind, pid] = /^\.qiyam-(new|old)-(\d+)$/.exec(sibling.slice(name.length)) ?? [];
    if (!kind || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue;
    const left = join(dirname(outDir), sibling);
    if (kind === 'old' && !existsSync(outDir)) await rename(left, outDir);
    else await rm(left, { recursive: true, force: true });
  }
}

/** Whether a folder is one that a build has written, or empty: only such a one is replaced. */
async function isReplaceable(outDir: string): Promise<boolean> {
  const entries = await readdir(outDir);
  if (entries.length === 0) return true;
  const assets = await readdir(join(outDir, 'assets')).catch(() => [] as string[]);
  return entries.includes('404.html') && assets.some((name) => /^site\.[\w-]{8,12}\.css$/.test(name));
}

/**
 * Where a site may be written: the folder itself, with links followed.
 * @throws UsageError for a folder that holds something else than a built site, or that the project or its content is in.
 */
export async function findOutputFolder(outDir: string, siteFile: string): Promise<string> {
  const asked = resolve(outDir);
  const folder = existsSync(asked) ? await realpath(asked) : asked;
  const contains = (inner: string) => `${inner}${sep}`.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
  const content = dirname(resolve(siteFile));
  if ([process.cwd(), projectRoot, content].some(contains) || `${folder}${sep}`.startsWith(`${join(content, 'assets')}${sep}`)) {
    throw new UsageError('out-holds-content', { file: outDir });
  }
  if (!existsSync(folder)) return folder;
  if (!(await stat(folder)).isDirectory()) throw new UsageError('out-is-file', { file: outDir });
  if (!(await isReplaceable(folder))) throw new UsageError('out-holds-others', { file: outDir });
  return folder;
}

/** Swaps the finished site in. Another build may do the same at the same time: the last one wins, whole. */
async function swap(finished: string, outDir: string): Promise<void> {
  const previous = asideName(outDir, 'old');
  for (let tries = 0; ; tries++) {
    const isMoved = await rename(outDir, previous).then(
      () => true,
      () => false,
    );
    try {
      await rename(finished, outDir);
      break;
    } catch (error) {
      if (isMoved && !existsSync(outDir)) await rename(previous, outDir);
      if (tries === 5) throw error;
    }
    await rm(previous, { recursive: true, force: true });
  }
  await rm(previous, { recursive: true, force: true });
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

/** What the machine may refuse: told in a sentence, not as a bug. */
const machineErrors = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'ENOENT', 'ENAMETOOLONG', 'EMFILE']);

/**
 * Writes the site aside and swaps it in whole: a build that fails or is killed leaves the previous output as it was.
 * The only place that writes to the output folder.
 * @throws UsageError when the machine refuses to write there.
 */
export async function writeSite(outDir: string, files: OutputFile[]): Promise<void> {
  const finished = asideName(outDir, 'new');
  try {
    await mkdir(dirname(outDir), { recursive: true });
    await recover(outDir);
    await mkdir(finished);
    const folders = new Set(files.map(({ path }) => dirname(join(finished, path))));
    for (const folder of folders) await mkdir(folder, { recursive: true });
    const now = Math.floor(Date.now() / 1000);
    await pLimit(openFiles).map(files, async (file) => {
      const content = typeof file.content === 'string' ? Buffer.from(file.content) : file.content;
      await writeFile(join(finished, file.path), content);
      const time = await timeOf({ content, previous: join(outDir, file.path), now });
      await utimes(join(finished, file.path), time, time);
    });
    await swap(finished, outDir);
  } catch (error) {
    await rm(finished, { recursive: true, force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    if (code && machineErrors.has(code)) throw new UsageError('out-refused', { file: outDir, reason: message });
    throw error;
  }
}
