import { CommandError, git, gitWords, nonInteractiveSshOf, timeouts } from '../git.ts';
import type { GitPlace } from './git-place.ts';

/** Stops git from starting maintenance. */
const noMaintenance = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false'];

const network = async ({ folder }: GitPlace) => ({ folder, timeout: timeouts.network, env: await nonInteractiveSshOf(folder) });

/** Fetches the upstream branch. @returns hash of its last commit @throws ToolRefusal */
export async function fetchBranch(place: GitPlace): Promise<string> {
  const { folder, remote, remoteBranch } = place;
  const from = [remote, `refs/heads/${remoteBranch}`];
  await git([...noMaintenance, 'fetch', '--quiet', '--no-tags', '--no-recurse-submodules', ...from], await network(place));
  return gitWords(['rev-parse', '--verify', 'FETCH_HEAD^{commit}'], { folder });
}

/** Merge base of two commits; the history of a shallow clone is fetched if needed. @throws ToolRefusal if there is none */
export async function commonCommit(place: GitPlace, one: string, other: string): Promise<string> {
  const { folder, remote } = place;
  const ask = () => gitWords(['merge-base', one, other], { folder, accepts: 1 });
  const found = await ask();
  if (found !== '') return found;
  if ((await gitWords(['rev-parse', '--is-shallow-repository'], { folder })) === 'true') {
    await git([...noMaintenance, 'fetch', '--quiet', '--no-tags', '--unshallow', remote], await network(place));
    const deeper = await ask();
    if (deeper !== '') return deeper;
  }
  throw new CommandError('refusing to merge unrelated histories');
}

/** Whether a commit is an ancestor of another. */
export const isIn = ({ folder }: GitPlace, commit: string, other: string): Promise<boolean> =>
  git(['merge-base', '--is-ancestor', commit, other], { folder }).then(
    () => true,
    () => false,
  );

/** Pushes a commit to the upstream branch; never with force. @throws ToolRefusal */
export async function pushCommit(place: GitPlace, commit: string): Promise<void> {
  const to = `${commit}:refs/heads/${place.remoteBranch}`;
  await git([...noMaintenance, 'push', '--quiet', '--no-force', place.remote, to], await network(place));
}

/** Commit of somebody else, for display. */
export interface CommitSummary {
  who: string;
  summary: string;
}

/** Maximum number of listed commits. */
const maxListed = 20;

/** Commits of one side that the other lacks, newest first, and their number. */
export async function commitsOf(
  { folder }: GitPlace,
  other: string,
  ours: string,
): Promise<{ commits: CommitSummary[]; count: number }> {
  const range = [other, `^${ours}`];
  const count = Number(await gitWords(['rev-list', '--count', '--no-merges', ...range], { folder }));
  const args = ['log', '-z', '--no-merges', '--no-show-signature', '--encoding=UTF-8', '--format=%an%x1f%s', `-${maxListed}`];
  const lines = (await git([...args, ...range], { folder })).toString().split('\0').filter(Boolean);
  const commits = lines.map((line) => {
    const [who = '', summary = ''] = line.replace(/\n$/, '').split('\u001f');
    return { who, summary };
  });
  return { commits, count };
}
