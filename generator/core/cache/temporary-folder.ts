import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenInterrupted } from './interruption.ts';

/** Milliseconds after which a folder is considered abandoned. */
const maxAge = 24 * 3600_000;

/** Removes folders of killed processes. Those of other users are skipped. */
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

/** A temporary folder, which is also removed on signals, and at the latest a day after the process was killed. */
export interface TemporaryFolder {
  path: string;
  remove: () => Promise<void>;
}

/**
 * Creates a folder in the system's temporary folder. The caller removes it.
 * @param use part of the folder's name: "upload" creates `qiyam-upload-…`
 */
export async function openTemporaryFolder(use: string): Promise<TemporaryFolder> {
  const prefix = `qiyam-${use}-`;
  await sweep(prefix);
  let folder: string | undefined;
  // Registered before the folder is created, synchronously: a signal in between would leave it behind.
  const cancel = whenInterrupted(() => folder !== undefined && rmSync(folder, { recursive: true, force: true }));
  try {
    folder = mkdtempSync(join(tmpdir(), prefix));
  } catch (error) {
    cancel();
    throw error;
  }
  const path = folder;
  const remove = async () => {
    await rm(path, { recursive: true, force: true });
    cancel();
  };
  return { path, remove };
}

/**
 * Runs a function with a new folder in the system's temporary folder. The folder is removed afterwards, also on errors and
 * signals, and at the latest a day after the process was killed.
 * @param use part of the folder's name: "upload" creates `qiyam-upload-…`
 */
export async function inTemporaryFolder<Result>(use: string, act: (folder: string) => Promise<Result>): Promise<Result> {
  const { path, remove } = await openTemporaryFolder(use);
  return act(path).finally(remove);
}
