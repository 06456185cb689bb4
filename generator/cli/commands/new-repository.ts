import { join } from 'node:path';
import { findRepository, git } from '../../editor/server/endpoints/git.ts';

/**
 * Result of creating a repository:
 * - `begun`: created with a first commit;
 * - `uncommitted`: created without a commit, as git has no author configured;
 * - `around`: the folder is in a repository already;
 * - `none`: git is not installed;
 * - `unasked`: not wanted.
 */
export type RepositoryState = 'begun' | 'uncommitted' | 'around' | 'none' | 'unasked';

/** Creates a repository with a first commit of the whole folder, unless the folder is in a repository already. */
export async function beginRepository(folder: string): Promise<RepositoryState> {
  const act = (...args: string[]) =>
    git(args, { folder }).then(
      () => true,
      () => false,
    );
  if (await findRepository(join(folder, 'site.json'))) return 'around';
  if (!(await act('init', '--quiet'))) return 'none';
  const isKept = (await act('add', '--all')) && (await act('commit', '--quiet', '--message', 'Begin the site'));
  return isKept ? 'begun' : 'uncommitted';
}
