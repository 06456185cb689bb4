import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../editor/server/endpoints/git.ts';
import type { PublishedBranch } from './published-version.ts';

/** Checking out gigabytes of assets takes minutes. Milliseconds. */
const timeout = 1_200_000;

/**
 * Settings for content that is not trusted: links become files with the name of their target, so that nothing outside the folder
 * is published; hooks of the repository do not run.
 */
const settings = (folder: string) => ['-c', 'core.symlinks=false', '-c', `core.hooksPath=${join(folder, 'no-hooks')}`];

/** Folder of a checkout in the folder of published versions. */
const treeOf = (folder: string) => join(folder, 'version');

export interface CheckoutOptions {
  commit: string;
  /** For the checkout and its index. */
  folder: string;
  signal?: AbortSignal | undefined;
}

/** Writes the files of a commit; unchanged files are kept. @throws CommandError */
async function writeTree({ gitDir }: PublishedBranch, { commit, folder, signal }: CheckoutOptions): Promise<void> {
  const tree = treeOf(folder);
  const index = join(folder, 'index');
  mkdirSync(tree, { recursive: true });
  // Left by a killed process: this process is the only one that uses the folder.
  rmSync(`${index}.lock`, { force: true });
  const env = { GIT_DIR: gitDir, GIT_WORK_TREE: tree, GIT_INDEX_FILE: index };
  const options = { folder: tree, env, timeout, ...(signal && { signal }) };
  await git([...settings(folder), 'read-tree', '--reset', '-u', commit], options);
  await git([...settings(folder), 'clean', '-ffdxq'], options);
}

/**
 * Checks a commit out into a folder, with an index of its own: the repository's index, branches and list of work trees stay as
 * they are. A folder that a killed process left is repaired.
 * @returns the folder of the site
 * @throws CommandError e.g. if the disk is full
 */
export async function checkOut(place: PublishedBranch, options: CheckoutOptions): Promise<string> {
  const { folder, signal } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    await writeTree(place, options);
  } catch (error) {
    if (signal?.aborted) throw error;
    rmSync(treeOf(folder), { recursive: true, force: true });
    rmSync(join(folder, 'index'), { force: true });
    await writeTree(place, options);
  }
  return join(treeOf(folder), place.prefix);
}
