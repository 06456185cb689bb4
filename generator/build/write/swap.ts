import { existsSync, renameSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { moveLiveFolder } from './live-folder.ts';
import { siblingFolder } from './recover.ts';
import { remove } from './remove.ts';

/** A name that nothing has: what an earlier build of this process left may not let itself be removed. */
function unusedGoneFolder(outDir: string): string {
  const name = siblingFolder(outDir, 'gone');
  let free = name;
  for (let number = 1; !remove(free); number++) free = `${name}-${number}`;
  return free;
}

/**
 * Removes a site that is of no more use. Under another name first: half of it shall never be taken for a whole, and who still
 * writes into it finds it no more.
 * @returns where it then is if the machine does not let it be removed: it belongs to somebody else. A later build that may
 * removes it (`recoverSite`).
 */
export function discard(previous: string, outDir: string): string | undefined {
  const discarded = unusedGoneFolder(outDir);
  try {
    renameSync(previous, discarded);
  } catch {
    // There is none.
    return undefined;
  }
  return remove(discarded) ? undefined : discarded;
}

/** Removes the site that was replaced, once its live folder is in the new one. @returns as `discard` does */
export function discardPrevious(previous: string, outDir: string): string | undefined {
  return moveLiveFolder(previous, outDir) ? discard(previous, outDir) : previous;
}

/**
 * Swaps the finished site in. Another build may do the same at the same time: the last one wins, whole.
 * @returns where the site is that was replaced.
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
