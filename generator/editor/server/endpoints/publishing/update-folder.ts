import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { git, gitWords } from '../git.ts';
import { type IncomingFile, stampAt } from './git-folder.ts';
import { indexFile } from './git-index.ts';
import { changedEntries, type GitPlace } from './git-place.ts';

/** Time to wait for the lock of another git command, in milliseconds. */
const lockTimeout = 5000;

/** Prepared update of the working tree to a commit; created before the push. */
export interface FolderUpdate {
  to: string;
  coming: IncomingFile[];
  /** Folder with the files to move into the working tree. */
  files: string;
}

/** Checks out changed files into a temporary folder. @param index index file of the commit */
export async function prepareFiles(
  { own, top }: GitPlace,
  to: string,
  incoming: IncomingFile[],
  index: string,
): Promise<FolderUpdate> {
  const files = join(own, 'files');
  const paths = incoming.flatMap(({ path, after }) => (after && after.mode !== '160000' ? [`${path}\0`] : [])).join('');
  const env = { GIT_INDEX_FILE: index };
  if (paths) await git(['checkout-index', '-z', '--stdin', `--prefix=${files}/`], { folder: top, env, input: paths });
  return { to, coming: incoming, files };
}

/** New index: the present one with the changed entries of a commit. */
async function nextIndex(place: GitPlace, known: string, to: string): Promise<string> {
  const { own, folder, top, head } = place;
  const index = join(own, 'next');
  if (existsSync(known)) copyFileSync(known, index);
  const empty = () => gitWords(['hash-object', '-t', 'tree', '--stdin'], { folder, input: '' });
  const changed = await changedEntries(place, head ?? (await empty()), to);
  const zeros = '0'.repeat(to.length);
  const lines = changed.map(({ path, after }) => `${after?.mode ?? 0} ${after?.hash ?? zeros}\t${path}\0`);
  const env = { GIT_INDEX_FILE: index };
  await git(['update-index', '-z', '--index-info'], { folder: top, env, input: lines.join('') });
  return index;
}

/** Takes git's index lock. @returns whether it was free in time */
async function lockIndex(lock: string, next: string): Promise<boolean> {
  for (const end = performance.now() + lockTimeout; ; ) {
    try {
      linkSync(next, lock);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || performance.now() > end) return false;
      await setTimeout(50);
    }
  }
}

/** Replaces, creates or deletes a file atomically. */
function placeFile({ top }: GitPlace, { path, after }: IncomingFile, files: string): void {
  const file = join(top, path);
  if (!after) {
    rmSync(file, { force: true });
    removeEmpty(dirname(file), top);
    return;
  }
  if (after.mode === '160000') {
    // As git does: an empty folder, which `git submodule update` fills.
    if (!existsSync(file)) mkdirSync(file, { recursive: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  try {
    renameSync(join(files, path), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // The git directory may be on another device.
    const beside = join(dirname(file), `.qiyam-${process.pid}`);
    copyFileSync(join(files, path), beside);
    renameSync(beside, file);
  }
}

function removeEmpty(folder: string, top: string): void {
  for (let one = folder; one.startsWith(`${top}/`); one = dirname(one)) {
    try {
      rmdirSync(one);
    } catch {
      return;
    }
  }
}

/**
 * Updates working tree, index and branch to a pushed commit. Each step is atomic, and the order is safe to interrupt: files are
 * then merely uncommitted, and the next publication finds them unchanged.
 * @param readSite reads the site file and returns a function that writes it; undefined if it was changed meanwhile and cannot
 * be merged
 * @returns whether it was done; false, with nothing changed, if working tree, branch or index have changed meanwhile
 */
export async function updateFolder(
  place: GitPlace,
  { to, coming: incoming, files }: FolderUpdate,
  readSite: () => (() => void) | undefined,
): Promise<boolean> {
  const { folder, branch, head } = place;
  const known = await indexFile(place);
  const lock = `${known}.lock`;
  for (let tries = 0; tries < 3; tries++) {
    const before = existsSync(known) ? readFileSync(known) : undefined;
    const next = await nextIndex(place, known, to);
    if (!(await lockIndex(lock, next))) return false;
    let isLocked = true;
    try {
      const isSame = before === undefined ? !existsSync(known) : existsSync(known) && readFileSync(known).equals(before);
      if (!isSame) continue;
      const now = await gitWords(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`], { folder, accepts: 1 });
      if (now !== (head ?? '')) return false;
      const placeSite = readSite();
      if (!placeSite || incoming.some(({ path, stamp }) => stampAt(join(place.top, path)) !== stamp)) return false;
      for (const one of incoming) placeFile(place, one, files);
      placeSite();
      renameSync(lock, known);
      isLocked = false;
      const ref = ['update-ref', '-m', 'publish', `refs/heads/${branch}`, to, head ?? '0'.repeat(to.length)];
      await git(ref, { folder });
      // Best-effort refresh of cached file stats.
      await git(['update-index', '-q', '--refresh'], { folder, accepts: 1 }).catch(() => undefined);
      return true;
    } finally {
      if (isLocked) rmSync(lock, { force: true });
      rmSync(next, { force: true });
    }
  }
  return false;
}
