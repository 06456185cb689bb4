import { existsSync } from 'node:fs';
import { lstat, readdir, rename, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../../core/cache/processes.ts';
import { moveLiveFolder } from './live-folder.ts';
import { remove } from './remove.ts';

/**
 * Folders that a build creates beside the output folder: the staging copy (`new`), the previous site during the swap (`old`),
 * and a discarded site (`gone`), which is never restored, as parts of it may be deleted already.
 */
type SiblingKind = 'new' | 'old' | 'gone';

/** Name of this process's sibling folder. */
export const siblingFolder = (outDir: string, kind: SiblingKind) => `${outDir}.qiyam-${kind}-${process.pid}`;

interface Leftover {
  place: string;
  kind: SiblingKind;
  time: number;
}

/**
 * Longest time that a running build may need each folder. After that, the process id may belong to another process.
 * Milliseconds.
 */
const maxAge: Record<SiblingKind, number> = { new: 24 * 60 * 60 * 1000, old: 10_000, gone: 24 * 60 * 60 * 1000 };

/** Sibling folders of interrupted builds, newest first. */
async function findLeftovers(outDir: string): Promise<Leftover[]> {
  const name = basename(outDir);
  const found: Leftover[] = [];
  for (const sibling of await readdir(dirname(outDir))) {
    const [, kind, pid] =
      (sibling.startsWith(name) && /^\.qiyam-(new|old|gone)-(\d+)(?:-\d+)?$/.exec(sibling.slice(name.length))) || [];
    if (!kind) continue;
    const place = join(dirname(outDir), sibling);
    const leftover = { place, kind: kind as SiblingKind, time: (await lstat(place)).ctimeMs };
    const isInUse = Number(pid) !== process.pid && isRunning(Number(pid)) && Date.now() - leftover.time < maxAge[leftover.kind];
    if (!isInUse) found.push(leftover);
  }
  return found.sort((a, b) => b.time - a.time);
}

/**
 * Recovers from an interrupted build: restores the previous site if it was about to be replaced, and deletes staging copies.
 * Every command that reads the output folder calls this first. Never throws: if the file system refuses, later steps report it.
 */
export async function recoverSite(outDir: string): Promise<void> {
  try {
    for (const { place, kind } of await findLeftovers(outDir)) {
      // Someone may have created the folder again; if it is empty, it can be removed.
      if (kind === 'old') await rmdir(outDir).catch(() => undefined);
      if (kind === 'old' && !existsSync(outDir)) await rename(place, outDir);
      // A live folder of another user waits for a build that may move it.
      else if (kind !== 'old' || moveLiveFolder(place, outDir)) remove(place);
    }
  } catch {
    // Another build may be doing the same.
  }
}
