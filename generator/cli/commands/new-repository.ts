import { join } from 'node:path';
import { findRepository, git } from '../../editor/server/endpoints/git.ts';

/**
 * What came of a repository:
 * - `begun`: one with a first commit;
 * - `uncommitted`: one without, as git does not know who commits;
 * - `around`: the folder is in one already;
 * - `none`: there is no git;
 * - `unasked`: nobody wants one.
 */
export type RepositoryState = 'begun' | 'uncommitted' | 'around' | 'none' | 'unasked';

/** Makes a repository of a folder that is in none, with all of it in a first commit. */
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
