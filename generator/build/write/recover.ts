import { existsSync } from 'node:fs';
import { lstat, readdir, rename, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../../core/cache/processes.ts';
import { moveLiveFolder } from './live-folder.ts';
import { remove } from './remove.ts';

/**
 * Folders that a build makes beside the output folder: the site being written (`new`), the previous one while the two are
 * swapped (`old`), and the previous one once it is of no more use (`gone`): it is never put back, as parts of it may be
 * deleted already.
 */
type SiblingKind = 'new' | 'old' | 'gone';

/** Name of such a folder of this process. */
export const siblingFolder = (outDir: string, kind: SiblingKind) => `${outDir}.qiyam-${kind}-${process.pid}`;

interface Leftover {
  place: string;
  kind: SiblingKind;
  time: number;
}

/** How long a build that runs may need each; the number of an ended one may be another process by then. Milliseconds. */
const maxAge: Record<SiblingKind, number> = { new: 24 * 60 * 60 * 1000, old: 10_000, gone: 24 * 60 * 60 * 1000 };

/** What builds that ended early have left beside the output folder, the newest first. */
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
 * Puts right what a build left that was kept from finishing: the previous site comes back if it was about to be replaced,
 * half-written ones go. Every command that looks at the output folder calls this before anything else. Never throws: where
 * the machine refuses it, what follows says so.
 */
export async function recoverSite(outDir: string): Promise<void> {
  try {
    for (const { place, kind } of await findLeftovers(outDir)) {
      // Somebody may have made the folder anew by hand: as long as it is empty, nothing is lost.
      if (kind === 'old') await rmdir(outDir).catch(() => undefined);
      if (kind === 'old' && !existsSync(outDir)) await rename(place, outDir);
      // What belongs to somebody else waits for a build that may remove it.
      else if (kind !== 'old' || moveLiveFolder(place, outDir)) remove(place);
    }
  } catch {
    // Another build may be doing the same.
  }
}
