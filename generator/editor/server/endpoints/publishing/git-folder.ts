import { existsSync, lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isWithin } from '../../../../core/util/is-within.ts';
import { git, gitWords } from '../git.ts';
import { MergeError } from './git-merge.ts';
import { type ChangedEntry, changedEntries, type GitPlace, isOwn, type TreeEntry } from './git-place.ts';

/** File stat for detecting changes; undefined if the file is missing. */
export type Stamp = string | undefined;

export function stampAt(file: string): Stamp {
  try {
    const { ino, size, mtimeMs, ctimeMs, mode } = lstatSync(file);
    return `${ino} ${size} ${mtimeMs} ${ctimeMs} ${mode}`;
  } catch {
    return undefined;
  }
}

/** File changed by others, with its stat in the working tree. */
export interface IncomingFile extends ChangedEntry {
  stamp: Stamp;
}

/** Whether the working tree has the content of an entry; for undefined, no file. */
async function holds({ top }: GitPlace, path: string, entry: TreeEntry | undefined): Promise<boolean> {
  if (!entry) return stampAt(join(top, path)) === undefined;
  const found = await gitWords(['hash-object', '--', path], { folder: top }).catch(() => undefined);
  return found === entry.hash;
}

/** Mode 160000 marks a submodule: only its commit is recorded. */
const isRepository = ({ before, after }: ChangedEntry) => [before?.mode, after?.mode].includes('160000');

/** Whether a path is inside the working tree after following links. */
function liesInside({ top }: GitPlace, path: string): boolean {
  let folder = dirname(join(top, path));
  while (!existsSync(folder)) folder = dirname(folder);
  return isWithin(top, folder);
}

const pathsIn = (output: Buffer) => new Set(output.toString().split('\0').filter(Boolean));

/**
 * Files that change from one commit to another, if none was changed here.
 * @param from commit with the site's own files as in the working tree
 * @throws MergeRefusal with the files that were changed here too
 */
export async function incomingFiles(place: GitPlace, from: string, to: string): Promise<IncomingFile[]> {
  const { top } = place;
  const incoming = (await changedEntries(place, from, to)).filter(({ path }) => path !== place.sitePath);
  if (incoming.length === 0) return [];
  const { head } = place;
  const staged = head === undefined ? ['ls-files', '-z'] : ['diff-index', '--cached', '--name-only', '--no-renames', '-z', head];
  const touched = pathsIn(
    Buffer.concat([
      await git(staged, { folder: top }),
      await git(['diff', '--name-only', '--no-renames', '--no-ext-diff', '--ignore-submodules', '-z'], { folder: top }),
    ]),
  );
  const blocked: string[] = [];
  const found: IncomingFile[] = [];
  for (const entry of incoming) {
    const { path, before } = entry;
    const stamp = stampAt(join(top, path));
    // The new content may exist already, after an interrupted publication.
    const isFree = (isOwn(place, path) || !touched.has(path)) && (await holds(place, path, before));
    const isReplaceable = isFree || isRepository(entry) || (await holds(place, path, entry.after));
    if (!isReplaceable || !liesInside(place, path)) blocked.push(path);
    found.push({ ...entry, stamp });
  }
  if (blocked.length > 0) throw new MergeError('here', blocked);
  return found;
}
