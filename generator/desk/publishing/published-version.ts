import { basename } from 'node:path';
import type { GitObstacle } from '../../editor/document/protocol-publishing.ts';
import {
  CommandError,
  findRepository,
  git,
  gitWords,
  nonInteractiveSshOf,
  obstacleOf,
  timeouts,
} from '../../editor/server/endpoints/git.ts';
import { withoutPasswords } from '../model/repository-address.ts';

/** Repository of a site, and the branch of its remote that is published. */
export interface PublishedBranch {
  /** Folder of the site in the working copy, which is not touched. */
  folder: string;
  gitDir: string;
  /** Path of the site's folder from the root of the repository: empty, or with a trailing slash. */
  prefix: string;
  siteName: string;
  remote: string;
  branch: string;
}

/** Finds the published branch of a site: the upstream of its present branch. */
export async function findPublishedBranch(siteFile: string): Promise<PublishedBranch | { obstacle: GitObstacle }> {
  const repository = await findRepository(siteFile);
  const obstacle = obstacleOf(repository);
  if (obstacle || !repository) return { obstacle: obstacle ?? 'no-repository' };
  const { folder, branch: local } = repository;
  const ask = (...args: string[]) => gitWords(args, { folder });
  const [prefix, gitDir, remote, merge] = await Promise.all([
    ask('rev-parse', '--show-prefix'),
    ask('rev-parse', '--absolute-git-dir'),
    ask('config', '--get', `branch.${local}.remote`),
    ask('config', '--get', `branch.${local}.merge`),
  ]);
  return { folder, gitDir, prefix, siteName: basename(siteFile), remote, branch: merge.replace(/^refs\/heads\//, '') };
}

/** The fetched branch: kept apart from the tracking branch, which the editor updates. */
const fetchedRef = ({ branch }: PublishedBranch) => `refs/qiyam/published/${branch}`;

const commitAt = ({ folder }: PublishedBranch, name: string) =>
  gitWords(['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { folder }).catch(() => undefined);

/** What is published at the remote. */
export interface PublishedVersion {
  /** Hash of the last known commit; undefined if none is known. */
  commit: string | undefined;
  /** Git's message if the remote could not be reached. */
  failure?: string;
}

/** Limits of a connection to the remote. */
export interface FetchLimits {
  /** Milliseconds. */
  timeout?: number;
  signal?: AbortSignal;
}

/**
 * Fetches the published branch, with the credentials of this process. The working copy, its tracking branches and `FETCH_HEAD`
 * stay as they are, so that the editor may publish at the same time.
 */
export async function fetchPublished(
  place: PublishedBranch,
  { timeout = timeouts.network, signal }: FetchLimits = {},
): Promise<PublishedVersion> {
  const { folder, remote, branch } = place;
  const quietly = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', 'fetch', '--quiet', '--no-tags'];
  const only = ['--no-recurse-submodules', '--no-write-fetch-head', '--refmap='];
  try {
    const env = await nonInteractiveSshOf(folder);
    await git([...quietly, ...only, remote, `+refs/heads/${branch}:${fetchedRef(place)}`], {
      folder,
      timeout,
      env,
      ...(signal && { signal }),
    });
    return { commit: await commitAt(place, fetchedRef(place)) };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const commit = (await commitAt(place, fetchedRef(place))) ?? (await commitAt(place, '@{upstream}'));
    return { commit, failure: withoutPasswords(error.message) };
  }
}
