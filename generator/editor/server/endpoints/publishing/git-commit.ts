import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gitWords } from '../git.ts';
import { runHook } from './git-hooks.ts';
import type { CommitEnvironment } from './git-identity.ts';
import { ownTree, treeOf } from './git-index.ts';
import type { GitPlace } from './git-place.ts';

export interface CommitObject {
  tree: string;
  parents: readonly string[];
  message: string;
  /** Author and committer; default: those of git's settings. */
  env?: CommitEnvironment | undefined;
  /** Default: as the repository is configured. */
  isSigned?: boolean;
}

/** Hooks that run for each commit. */
export const commitHooks = ['pre-commit', 'prepare-commit-msg', 'commit-msg'] as const;

/** Whether the repository is configured to sign commits. */
export const signsCommits = async ({ folder }: GitPlace): Promise<boolean> =>
  (await gitWords(['config', '--type=bool', '--get', 'commit.gpgSign'], { folder, accepts: 1 })) === 'true';

/** Creates a commit object, signed if the repository is configured so; no branch is changed. */
export async function commitObject(place: GitPlace, { tree, parents, message, env, isSigned }: CommitObject): Promise<string> {
  const from = parents.flatMap((parent) => ['-p', parent]);
  const signing = (isSigned ?? (await signsCommits(place))) ? ['-S'] : [];
  const args = ['commit-tree', tree, ...from, ...signing, '-F', '-'];
  return gitWords(['-c', 'i18n.commitEncoding=UTF-8', ...args], { folder: place.folder, input: message, ...(env && { env }) });
}

/** Commit message after the hooks of the repository. */
async function agreedMessage(place: GitPlace, message: string, index: string): Promise<string> {
  const file = join(place.own, 'message');
  await writeFile(file, `${message}\n`);
  await runHook(place, 'prepare-commit-msg', { args: [file, 'message'], index });
  await runHook(place, 'commit-msg', { args: [file], index });
  return gitWords(['stripspace'], { folder: place.folder, input: await readFile(file) });
}

interface CommitRequest extends Omit<CommitObject, 'tree'> {
  /** Index file of the commit; hooks may change it. */
  index: string;
}

/** Commits an index, as an object only. @throws CommandError, also if a hook of the repository refuses */
export async function commitIndex(place: GitPlace, { index, message, ...request }: CommitRequest): Promise<string> {
  await runHook(place, 'pre-commit', { index });
  const agreed = await agreedMessage(place, message, index);
  // The pre-commit hook may have changed the index.
  return commitObject(place, { ...request, tree: await treeOf(place, index), message: agreed });
}

/**
 * Commits the site file, its translation record, the record of its last import and its assets on top of HEAD, as objects only;
 * returns HEAD if nothing changed.
 * @param env author and committer; default: those of git's settings
 * @throws CommandError, also if a hook of the repository refuses
 */
export async function commitOfSite(
  place: GitPlace,
  bytes: Uint8Array,
  { message, env }: Pick<CommitObject, 'message' | 'env'>,
): Promise<string> {
  const { folder, head } = place;
  const { tree, index } = await ownTree(place, bytes);
  if (head !== undefined && tree === (await gitWords(['rev-parse', `${head}^{tree}`], { folder }))) return head;
  return commitIndex(place, { index, message, env, parents: head === undefined ? [] : [head] });
}
