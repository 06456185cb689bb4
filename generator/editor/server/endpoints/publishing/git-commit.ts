import { copyFileSync, existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importBaseName } from '../../../../core/util/project.ts';
import { CommandError, git, gitWords } from '../git.ts';
import { runHook } from './git-hooks.ts';
import { entriesOf, type GitPlace } from './git-place.ts';

/** Environment with a separate index file; the index of the repository is not touched. */
const withIndex = (index: string) => ({ GIT_INDEX_FILE: index });

/** Path of the repository's index, whose cached file stats speed up git. */
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
  // Resets entries that users have staged: they are not part of this commit.
  const read = head === undefined ? ['--empty'] : [...(isKnown ? ['--reset'] : []), head];
  await git(['read-tree', ...read], { folder, env: withIndex(index) });
  return index;
}

/** Writes the site file to the object database, with git's filters. */
export const siteBlob = ({ top, sitePath }: GitPlace, bytes: Uint8Array) =>
  gitWords(['hash-object', '-w', '--path', sitePath, '--stdin'], { folder: top, input: bytes });

async function isIgnored({ top, sitePath }: GitPlace): Promise<boolean> {
  const isKnown = await git(['ls-files', '--error-unmatch', '--', sitePath], { folder: top }).then(
    () => true,
    () => false,
  );
  // Exit code 1: not ignored.
  const said = isKnown ? '' : await gitWords(['check-ignore', '--', sitePath], { folder: top, accepts: 1 });
  return said !== '';
}

/** Adds a file or folder of the working tree to an index, deletions included; ignored files are left out. */
async function addPath({ top }: GitPlace, path: string, index: string): Promise<void> {
  const options = { folder: top, env: withIndex(index) };
  const known = await git(['ls-files', '--cached', '--others', '--exclude-standard', '--', path], options);
  // Git refuses a path that matches nothing.
  if (known.length > 0) await git(['add', '--all', '--', path], options);
}

/** Tree of the last commit with the present files of the site; other files of the working tree are not included. */
async function ownTree(place: GitPlace, bytes: Uint8Array): Promise<{ tree: string; index: string }> {
  const { folder, top, sitePath, recordPath, prefix, head } = place;
  if (await isIgnored(place)) throw new CommandError(`site file ignored: ${sitePath}`);
  const index = await headIndex(place);
  const env = withIndex(index);
  const known = head === undefined ? undefined : (await entriesOf(place, head, [sitePath])).get(sitePath);
  const entry = `${known?.mode ?? '100644'},${await siteBlob(place, bytes)},${sitePath}`;
  await git(['update-index', '--add', '--cacheinfo', entry], { folder: top, env });
  for (const path of [`${prefix}assets`, recordPath, `${prefix}${importBaseName}`]) await addPath(place, path, index);
  return { tree: await gitWords(['write-tree'], { folder, env }), index };
}

interface CommitObject {
  tree: string;
  parents: readonly string[];
  message: string;
}

/** Creates a commit object, signed if the repository is configured so; no branch is changed. */
export async function commitObject({ folder }: GitPlace, { tree, parents, message }: CommitObject): Promise<string> {
  const isSigned = (await gitWords(['config', '--type=bool', '--get', 'commit.gpgSign'], { folder, accepts: 1 })) === 'true';
  const from = parents.flatMap((parent) => ['-p', parent]);
  const args = ['commit-tree', tree, ...from, ...(isSigned ? ['-S'] : []), '-F', '-'];
  return gitWords(['-c', 'i18n.commitEncoding=UTF-8', ...args], { folder, input: message });
}

/** Commit message after the hooks of the repository. */
async function agreedMessage(place: GitPlace, message: string, index: string): Promise<string> {
  const file = join(place.own, 'message');
  await writeFile(file, `${message}\n`);
  await runHook(place, 'prepare-commit-msg', { args: [file, 'message'], index });
  await runHook(place, 'commit-msg', { args: [file], index });
  return gitWords(['stripspace'], { folder: place.folder, input: await readFile(file) });
}

/**
 * Commits the site file, its translation record, the record of its last import and its assets on top of HEAD, as objects only;
 * returns HEAD if nothing changed.
 * @throws ToolRefusal, also if a hook of the repository refuses
 */
export async function commitOfSite(place: GitPlace, bytes: Uint8Array, message: string): Promise<string> {
  const { folder, head } = place;
  const { tree, index } = await ownTree(place, bytes);
  if (head !== undefined && tree === (await gitWords(['rev-parse', `${head}^{tree}`], { folder }))) return head;
  await runHook(place, 'pre-commit', { index });
  const agreed = await agreedMessage(place, message, index);
  // The pre-commit hook may have changed the index.
  const checked = await gitWords(['write-tree'], { folder, env: withIndex(index) });
  return commitObject(place, { tree: checked, parents: head === undefined ? [] : [head], message: agreed });
}
