import { existsSync, renameSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { asideName } from './recover.ts';

/**
 * Removes a site that is of no more use. Under another name first: half of it shall never be taken for a whole, and who still
 * writes into it finds it no more.
 */
export function discard(previous: string, outDir: string): void {
  const gone = asideName(outDir, 'gone');
  rmSync(gone, { recursive: true, force: true });
  try {
    renameSync(previous, gone);
  } catch {
    // There is none.
  }
  // At once: file by file, with other threads, tens of thousands would take several times as long.
  rmSync(gone, { recursive: true, force: true });
}

/**
 * Swaps the finished site in. Another build may do the same at the same time: the last one wins, whole.
 * @returns where the site is that was replaced.
 */
export async function swap(finished: string, outDir: string): Promise<string> {
  const previous = asideName(outDir, 'old');
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
    discard(previous, outDir);
  }
}
