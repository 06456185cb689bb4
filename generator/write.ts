import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A file of the finished site: its path under the output folder, with `/` between folders. */
export interface OutputFile {
  path: string;
  content: string | Uint8Array;
}

const unfinishedName = (outDir: string) => `${outDir}.new-${process.pid}`;
const previousName = (outDir: string) => `${outDir}.old`;

/** Puts right what a killed build left: the previous site comes back, half-written ones go. */
async function recover(outDir: string): Promise<void> {
  const previous = previousName(outDir);
  if (existsSync(previous) && !existsSync(outDir)) await rename(previous, outDir);
  await rm(previous, { recursive: true, force: true });
  const siblings = await readdir(dirname(outDir)).catch(() => [] as string[]);
  const stale = siblings.filter(
    (name) => name.startsWith(`${basename(outDir)}.new-`) && !isRunning(Number(name.split('-').at(-1))),
  );
  await Promise.all(stale.map((name) => rm(join(dirname(outDir), name), { recursive: true, force: true })));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes the site aside and swaps it in whole: a build that fails or is killed leaves the previous output as it was.
 * The only place that writes to the output folder.
 */
export async function writeSite(outDir: string, files: OutputFile[]): Promise<void> {
  await mkdir(dirname(outDir), { recursive: true });
  await recover(outDir);
  const unfinished = unfinishedName(outDir);
  try {
    const folders = new Set(files.map(({ path }) => dirname(join(unfinished, path))));
    await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
    await Promise.all(files.map(({ path, content }) => writeFile(join(unfinished, path), content)));
    if (existsSync(outDir)) await rename(outDir, previousName(outDir));
    await rename(unfinished, outDir);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await rm(previousName(outDir), { recursive: true, force: true });
}
