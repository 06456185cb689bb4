import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenInterrupted } from './interruption.ts';

/** Milliseconds after which nobody can be using a folder: its process was killed. */
const maxAge = 24 * 3600_000;

/** Removes folders that killed processes have left. Those of other users cannot be, and need not. */
async function sweep(prefix: string): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  const removals = names
    .filter((name) => name.startsWith(prefix))
    .map(async (name) => {
      const folder = join(tmpdir(), name);
      if (Date.now() - (await stat(folder)).mtimeMs > maxAge) await rm(folder, { recursive: true, force: true });
    });
  await Promise.allSettled(removals);
}

/**
 * Does something with a folder of its own in the place of the system for what is temporary. The folder is gone afterwards,
 * however that ends: also when the process is interrupted meanwhile, and at the latest a day after it was killed.
 * @param use what for, as a part of the folder's name: "upload" makes `qiyam-upload-…`
 */
export async function inTemporaryFolder<Result>(use: string, act: (folder: string) => Promise<Result>): Promise<Result> {
  const prefix = `qiyam-${use}-`;
  await sweep(prefix);
  let folder: string | undefined;
  // Before it is there, and it is there at once: a signal in between would leave it.
  const cancel = whenInterrupted(() => folder !== undefined && rmSync(folder, { recursive: true, force: true }));
  try {
    folder = mkdtempSync(join(tmpdir(), prefix));
    return await act(folder);
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    cancel();
  }
}
