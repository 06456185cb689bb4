import { copyFileSync, existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { git, gitWords, ToolRefusal } from '../git.ts';
import { runHook } from './git-hooks.ts';
import { entriesOf, type GitPlace } from './git-place.ts';

/** Git keeps its own list of files for each of these; that of the repository is not touched. */
const withIndex = (index: string) => ({ GIT_INDEX_FILE: index });

/** The list of files of the repository as it is: it knows which files have not changed since they were looked at. */
export async function indexFile({ folder, gitDir }: Pick<GitPlace, 'folder' | 'gitDir'>): Promise<string> {
  const said = await gitWords(['rev-parse', '--path-format=absolute', '--git-path', 'index'], { folder }).catch(() => '');
  return said || join(gitDir, 'index');
}

async function headIndex(place: GitPlace): Promise<string> {
  const { folder, own, head } = place;
  const index = join(own, 'index');
  const known = await indexFile(place);
  const isKnown = existsSync(known);
  if (isKnown) copyFileSync(known, index);
  // What others have put there for a commit of theirs is no part of this one.
  const read = head === undefined ? ['--empty'] : [...(isKnown ? ['--reset'] : []), head];
  await git(['read-tree', ...read], { folder, env: withIndex(index) });
  return index;
}

/** Puts bytes of the site file among git's objects, as git would take them from the folder. */
export const siteBlob = ({ top, sitePath }: GitPlace, bytes: Uint8Array) =>
  gitWords(['hash-object', '-w', '--path', sitePath, '--stdin'], { folder: top, input: bytes });

async function isIgnored({ top, sitePath }: GitPlace): Promise<boolean> {
  const isKnown = await git(['ls-files', '--error-unmatch', '--', sitePath], { folder: top }).then(
    () => true,
    () => false,
  );
  // 1: it is not.
  const said = isKnown ? '' : await gitWords(['check-ignore', '--', sitePath], { folder: top, accepts: 1 });
  return said !== '';
}

/** The tree of the last commit with the site file and its assets as they are now, and nothing else of the folder. */
async function ownTree(place: GitPlace, bytes: Uint8Array): Promise<{ tree: string; index: string }> {
  const { folder, top, sitePath, prefix, head } = place;
  if (await isIgnored(place)) throw new ToolRefusal(`site file ignored: ${sitePath}`);
  const index = await headIndex(place);
  const env = withIndex(index);
  const known = head === undefined ? undefined : (await entriesOf(place, head, [sitePath])).get(sitePath);
  const entry = `${known?.mode ?? '100644'},${await siteBlob(place, bytes)},${sitePath}`;
  await git(['update-index', '--add', '--cacheinfo', entry], { folder: top, env });
  const assets = `${prefix}assets`;
  const isTold =
    (await git(['ls-files', '--cached', '--others', '--exclude-standard', '--', assets], { folder: top, env })).length > 0;
  if (isTold) await git(['add', '--all', '--', assets], { folder: top, env });
  return { tree: await gitWords(['write-tree'], { folder, env }), index };
}

interface CommitObject {
  tree: string;
  parents: readonly string[];
  message: string;
}

/** A commit among git's objects, signed where the repository signs; no branch leads there. */
export async function commitObject({ folder }: GitPlace, { tree, parents, message }: CommitObject): Promise<string> {
  const isSigned = (await gitWords(['config', '--type=bool', '--get', 'commit.gpgSign'], { folder, accepts: 1 })) === 'true';
  const from = parents.flatMap((parent) => ['-p', parent]);
  const args = ['commit-tree', tree, ...from, ...(isSigned ? ['-S'] : []), '-F', '-'];
  return gitWords(['-c', 'i18n.commitEncoding=UTF-8', ...args], { folder, input: message });
}

/** The words of a commit as hooks of the repository want them. */
async function agreedMessage(place: GitPlace, message: string, index: string): Promise<string> {
  const file = join(place.own, 'message');
  await writeFile(file, `${message}\n`);
  await runHook(place, 'prepare-commit-msg', { args: [file, 'message'], index });
  await runHook(place, 'commit-msg', { args: [file], index });
  return gitWords(['stripspace'], { folder: place.folder, input: await readFile(file) });
}

/**
 * A commit of the site file and its assets on the last one; the last one itself where they are as they are there. It is among
 * git's objects, and nowhere else.
 * @throws ToolRefusal, also where a hook of the repository refuses
 */
export async function commitOfSite(place: GitPlace, bytes: Uint8Array, message: string): Promise<string> {
  const { folder, head } = place;
  const { tree, index } = await ownTree(place, bytes);
  if (head !== undefined && tree === (await gitWords(['rev-parse', `${head}^{tree}`], { folder }))) return head;
  await runHook(place, 'pre-commit', { index });
  const agreed = await agreedMessage(place, message, index);
  // A hook may have put files right.
  const checked = await gitWords(['write-tree'], { folder, env: withIndex(index) });
  return commitObject(place, { tree: checked, parents: head === undefined ? [] : [head], message: agreed });
}
