import { existsSync, lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isWithin } from '../files/asset-folder.ts';
import { git, gitWords } from '../git.ts';
import { MergeRefusal } from './git-merge.ts';
import { type ChangedEntry, changedEntries, type GitPlace, isOwn, type TreeEntry } from './git-place.ts';

/** What tells whether a file of the folder has been touched since; undefined where there is none. */
export type Stamp = string | undefined;

export function stampAt(file: string): Stamp {
  try {
    const { ino, size, mtimeMs, ctimeMs, mode } = lstatSync(file);
    return `${ino} ${size} ${mtimeMs} ${ctimeMs} ${mode}`;
  } catch {
    return undefined;
  }
}

/** A file that others have changed, as it comes into the folder. */
export interface ComingFile extends ChangedEntry {
  stamp: Stamp;
}

/** Whether the folder holds the very bytes of an entry, or nothing where that is none. */
async function holds({ top }: GitPlace, path: string, entry: TreeEntry | undefined): Promise<boolean> {
  if (!entry) return stampAt(join(top, path)) === undefined;
  const found = await gitWords(['hash-object', '--', path], { folder: top }).catch(() => undefined);
  return found === entry.hash;
}

/** Git's own sign for a repository within this one: only which of its commits is meant comes in. */
const isRepository = ({ before, after }: ChangedEntry) => [before?.mode, after?.mode].includes('160000');

/** Whether a file would lie in the folder, and not where a link leads out of it. */
function liesInside({ top }: GitPlace, path: string): boolean {
  let folder = dirname(join(top, path));
  while (!existsSync(folder)) folder = dirname(folder);
  return isWithin(top, folder);
}

const pathsIn = (said: Buffer) => new Set(said.toString().split('\0').filter(Boolean));

/**
 * The files that come into the folder when one commit takes the place of another, and that nobody here has touched.
 * @param from what the folder holds of the site's own files @throws MergeRefusal with those that were changed here as well
 */
export async function comingFiles(place: GitPlace, from: string, to: string): Promise<ComingFile[]> {
  const { top } = place;
  const coming = (await changedEntries(place, from, to)).filter(({ path }) => path !== place.sitePath);
  if (coming.length === 0) return [];
  const { head } = place;
  const staged = head === undefined ? ['ls-files', '-z'] : ['diff-index', '--cached', '--name-only', '--no-renames', '-z', head];
  const touched = pathsIn(
    Buffer.concat([
      await git(staged, { folder: top }),
      await git(['diff', '--name-only', '--no-renames', '--no-ext-diff', '--ignore-submodules', '-z'], { folder: top }),
    ]),
  );
  const blocked: string[] = [];
  const found: ComingFile[] = [];
  for (const entry of coming) {
    const { path, before } = entry;
    const stamp = stampAt(join(top, path));
    // What comes may be there already: a publishing that was cut short has put it there.
    const isFree = (isOwn(place, path) || !touched.has(path)) && (await holds(place, path, before));
    const isTaken = isFree || isRepository(entry) || (await holds(place, path, entry.after));
    if (!isTaken || !liesInside(place, path)) blocked.push(path);
    found.push({ ...entry, stamp });
  }
  if (blocked.length > 0) throw new MergeRefusal('here', blocked);
  return found;
}
