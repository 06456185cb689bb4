import { existsSync, renameSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { moveLiveFolder } from './live-folder.ts';
import { siblingFolder } from './recover.ts';
import { remove } from './remove.ts';

/** An unused name: a folder left by an earlier build of this process may be undeletable. */
function unusedGoneFolder(outDir: string): string {
  const name = siblingFolder(outDir, 'gone');
  let free = name;
  for (let number = 1; !remove(free); number++) free = `${name}-${number}`;
  return free;
}

/**
 * Deletes a site. It is renamed first, so that a half-deleted site is never taken for a complete one, and processes still
 * writing to it no longer find it.
 * @returns its new folder if it belongs to another user and could not be deleted; a later build that may deletes it
 * (`recoverSite`)
 */
export function discard(previous: string, outDir: string): string | undefined {
  const discarded = unusedGoneFolder(outDir);
  try {
    renameSync(previous, discarded);
  } catch {
    // It does not exist.
    return undefined;
  }
  return remove(discarded) ? undefined : discarded;
}

/**
 * Deletes the replaced site after moving its live folder into the new one.
 * @returns as `discard` does; the replaced site itself if the live folder could not be moved
 */
export function discardPrevious(previous: string, outDir: string): string | undefined {
  return moveLiveFolder(previous, outDir) ? discard(previous, outDir) : previous;
}

/**
 * Swaps the finished site in. If another build does so at the same time, the last one wins, as a whole.
 * @returns folder of the replaced site
 */
export async function swap(finished: string, outDir: string): Promise<string> {
  const previous = siblingFolder(outDir, 'old');
  for (let tries = 0; ; tries++) {
    const refusal = await rename(outDir, previous).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error,
    );
    try {
      await rename(finished, outDir);
      return previous;
    } catch (error) {
      if (!refusal && !existsSync(outDir)) await rename(previous, outDir);
      if (tries === 5) throw refusal && refusal.code !== 'ENOENT' ? refusal : error;
    }
    discardPrevious(previous, outDir);
  }
}
