import { mkdir } from 'node:fs/promises';
import { CommandError, git, gitWords } from '../../editor/server/endpoints/git.ts';
import { isRepositoryAddress } from '../model/repository-address.ts';
import type { RepositoryRecord } from './manifest.ts';

/** Reading a repository of gigabytes takes minutes. Milliseconds. */
const timeout = 3_600_000;

/** Follows the branch of the remote again; an address that git may not use is left out. */
async function followRemote(
  folder: string,
  branch: string,
  { name, url, branch: theirs }: NonNullable<RepositoryRecord['remote']>,
) {
  const isName = /^[\w.][\w.-]*$/.test(name);
  if (!isName || !isRepositoryAddress(url)) return;
  const settings = {
    [`remote.${name}.url`]: url,
    [`remote.${name}.fetch`]: `+refs/heads/*:refs/remotes/${name}/*`,
    [`branch.${branch}.remote`]: name,
    [`branch.${branch}.merge`]: `refs/heads/${theirs}`,
  };
  for (const [key, value] of Object.entries(settings)) await git(['config', key, value], { folder });
}

/**
 * Makes the repository of a backup: all its branches, on the branch that it was on, with the files of its commit.
 * @param bundle undefined if it had no commits
 * @throws CommandError
 */
export async function restoreRepository(record: RepositoryRecord, bundle: string | undefined, folder: string): Promise<void> {
  const { branch = 'main', head, remote } = record;
  await mkdir(folder, { recursive: true });
  await gitWords(['check-ref-format', '--branch', branch], { folder });
  await git(['init', '--quiet'], { folder });
  await git(['symbolic-ref', 'HEAD', `refs/heads/${branch}`], { folder });
  if (remote) await followRemote(folder, branch, remote);
  if (bundle === undefined) return;
  const all = ['--quiet', '--no-tags', '--update-head-ok', '--no-write-fetch-head'];
  await git(['fetch', ...all, bundle, '+refs/*:refs/*'], { folder, timeout });
  if (head === undefined) throw new CommandError('the commit is missing');
  await git(['update-ref', `refs/heads/${branch}`, head], { folder });
  await git(['reset', '--quiet', '--hard', head], { folder, timeout });
}
