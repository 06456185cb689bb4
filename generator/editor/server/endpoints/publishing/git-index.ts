import { copyFileSync, existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importBaseName } from '../../../../core/util/project.ts';
import { CommandError, git, gitWords, timeouts } from '../git.ts';
import { entriesOf, type GitPlace, type TreeEntry } from './git-place.ts';

/** Environment with a separate index file; the index of the repository is not touched. */
export const withIndex = (index: string) => ({ GIT_INDEX_FILE: index });

/** Path of the repository's index, whose cached file stats speed up git. */
export async function indexFile({ folder, gitDir }: Pick<GitPlace, 'folder' | 'gitDir'>): Promise<string> {
  const said = await gitWords(['rev-parse', '--path-format=absolute', '--git-path', 'index'], { folder }).catch(() => '');
  return said || join(gitDir, 'index');
}

/** New index file with the entries of HEAD, and those of the repository's index that are the same. */
export async function headIndex(place: GitPlace): Promise<string> {
  const { folder, own, head } = place;
  const index = join(own, 'index');
  const known = await indexFile(place);
  const isKnown = existsSync(known);
  if (isKnown) copyFileSync(known, index);
  // Resets entries that users have staged: they are not part of this commit.
  const read = head === undefined ? ['--empty'] : [...(isKnown ? ['--reset'] : []), head];
  await git(['read-tree', ...read], { folder, env: withIndex(index) });
  return index;
}

/** Writes the site file to the object database, with git's filters. */
export const siteBlob = ({ top, sitePath }: GitPlace, bytes: Uint8Array) =>
  gitWords(['hash-object', '-w', '--path', sitePath, '--stdin'], { folder: top, input: bytes });

/** Writes several versions of the site file. @returns their hashes */
export async function siteBlobs({ own, top, sitePath }: GitPlace, texts: readonly string[]): Promise<string[]> {
  const folder = join(own, 'texts');
  await mkdir(folder);
  const files = texts.map((_, index) => join(folder, String(index)));
  await Promise.all(texts.map((text, index) => writeFile(files[index] ?? '', text)));
  const said = await gitWords(['hash-object', '-w', '--path', sitePath, ...files], { folder: top, timeout: timeouts.network });
  await rm(folder, { recursive: true });
  return said.split('\n');
}

/** Entry of the site file in a commit: links and executable files stay so. */
export async function siteEntry(place: GitPlace, commit: string): Promise<TreeEntry> {
  const { sitePath } = place;
  return (await entriesOf(place, commit, [sitePath])).get(sitePath) ?? { mode: '100644', hash: '' };
}

/** Puts the site file into an index. */
export async function putSite({ top, sitePath }: GitPlace, index: string, { mode, hash }: TreeEntry): Promise<void> {
  const entry = `${mode},${hash},${sitePath}`;
  await git(['update-index', '--add', '--cacheinfo', entry], { folder: top, env: withIndex(index) });
}

async function isIgnored({ top, sitePath }: GitPlace): Promise<boolean> {
  const isKnown = await git(['ls-files', '--error-unmatch', '--', sitePath], { folder: top }).then(
    () => true,
    () => false,
  );
  // Exit code 1: not ignored.
  const said = isKnown ? '' : await gitWords(['check-ignore', '--', sitePath], { folder: top, accepts: 1 });
  return said !== '';
}

/** @throws CommandError if git ignores the site file */
export async function expectKept(place: GitPlace): Promise<void> {
  if (await isIgnored(place)) throw new CommandError(`site file ignored: ${place.sitePath}`);
}

/** Adds a file or folder of the working tree to an index, deletions included; ignored files are left out. */
export async function addPath({ top }: GitPlace, path: string, index: string): Promise<void> {
  const options = { folder: top, env: withIndex(index) };
  const known = await git(['ls-files', '--cached', '--others', '--exclude-standard', '--', path], options);
  // Git refuses a path that matches nothing.
  if (known.length > 0) await git(['add', '--all', '--', path], options);
}

/** Adds the other files of the site to an index: assets, translation record, record of the last import. */
export async function addOwnFiles(place: GitPlace, index: string): Promise<void> {
  const { prefix, recordPath } = place;
  for (const path of [`${prefix}assets`, recordPath, `${prefix}${importBaseName}`]) await addPath(place, path, index);
}

/** Writes the tree of an index. @returns its hash */
export const treeOf = ({ folder }: GitPlace, index: string): Promise<string> =>
  gitWords(['write-tree'], { folder, env: withIndex(index) });

/** Tree of the last commit with the present files of the site; other files of the working tree are not included. */
export async function ownTree(place: GitPlace, bytes: Uint8Array): Promise<{ tree: string; index: string }> {
  await expectKept(place);
  const index = await headIndex(place);
  const { mode } = place.head === undefined ? { mode: '100644' } : await siteEntry(place, place.head);
  await putSite(place, index, { mode, hash: await siteBlob(place, bytes) });
  await addOwnFiles(place, index);
  return { tree: await treeOf(place, index), index };
}
