import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { git, gitWords, timeouts } from '../git.ts';
import type { CommitEnvironment } from './git-identity.ts';
import type { GitPlace, TreeEntry } from './git-place.ts';

/** Commit that differs from the one before in one entry. */
export interface ImportedCommit {
  /** File with its path from the root; a tree at the empty path replaces everything. */
  entry: TreeEntry & { path: string };
  message: string;
  env: CommitEnvironment;
}

/** Only a name in git's input: no branch of this name is created. */
const branch = 'refs/qiyam/people';

const quoted = (path: string) => `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;

/** Name and address of git's settings, as git writes them; empty if there are none. */
async function configuredAuthor({ folder }: GitPlace): Promise<string> {
  const said = await gitWords(['var', 'GIT_AUTHOR_IDENT'], { folder }).catch(() => '');
  return said.replace(/ \d+ [-+]\d+$/, '');
}

interface Context {
  /** Commit before. */
  from: string;
  mark: number;
  /** Author of git's settings. */
  configured: string;
}

/** Commands of https://git-scm.com/docs/git-fast-import#_input_format for a commit, which is then named. */
function commandsOf({ entry, message, env }: ImportedCommit, { from, mark, configured }: Context): string {
  const { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email } = env;
  const now = `${Math.floor(Date.now() / 1000)} +0000`;
  const committer = `${env.GIT_COMMITTER_NAME} <${env.GIT_COMMITTER_EMAIL}> ${now}`;
  return [
    `commit ${branch}\nmark :${mark}`,
    `author ${name === undefined ? configured : `${name} <${email}>`} ${env.GIT_AUTHOR_DATE?.slice(1) ?? now}`,
    `committer ${committer}`,
    `data ${Buffer.byteLength(message)}\n${message}`,
    `from ${from}`,
    `M ${entry.mode} ${entry.hash} ${quoted(entry.path)}`,
    `get-mark :${mark}\n`,
  ].join('\n');
}

/** Git writes them into its folder, e.g. when the disk is full. */
async function removeCrashReports({ gitDir }: GitPlace): Promise<void> {
  const reports = (await readdir(gitDir)).filter((name) => name.startsWith('fast_import_crash_'));
  await Promise.all(reports.map((name) => rm(join(gitDir, name), { force: true })));
}

/**
 * Creates commits on top of HEAD as objects only, in one process: several for each commit would take minutes for what a team
 * changes in a day.
 * @returns their hashes
 */
export async function importCommits(place: GitPlace, commits: readonly ImportedCommit[]): Promise<string[]> {
  const configured = await configuredAuthor(place);
  const fromOf = (index: number) => (index === 0 ? (place.head ?? '') : `:${index}`);
  const commands = commits.map((commit, index) => commandsOf(commit, { from: fromOf(index), mark: index + 1, configured }));
  // A branch without a commit is not created.
  const input = `feature done\n${commands.join('')}reset ${branch}\n\ndone\n`;
  try {
    const said = await git(['fast-import', '--quiet'], { folder: place.folder, input, timeout: timeouts.network });
    return said.toString().split('\n').filter(Boolean);
  } catch (error) {
    await removeCrashReports(place);
    throw error;
  }
}
