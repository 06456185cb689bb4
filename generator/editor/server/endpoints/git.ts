import { execFile } from 'node:child_process';
import { basename, dirname } from 'node:path';
import type { GitObstacle } from '../../document/protocol-publishing.ts';
import { askingNobody, askingNobodySettings, quietSsh } from './asking-nobody.ts';

/** Files of this size and more are compared by nobody. Bytes. */
const mostOutput = 64 * 1024 ** 2;

/** Milliseconds that a question about the folder may take, and what talks to another machine. */
export const patience = { question: 10_000, network: 120_000 };

/** What git, or another command, said when it refused. */
export class ToolRefusal extends Error {}

interface GitOptions {
  folder: string;
  timeout?: number;
  /** Variables for this call. */
  env?: Record<string, string>;
  /** What it reads. */
  input?: string | Uint8Array;
  /** An exit code that is an answer, too. */
  accepts?: number;
}

/** Asks nobody, and starts no helper that the folder's own settings name. */
const environment = { ...askingNobody, GIT_OPTIONAL_LOCKS: '0', GIT_LITERAL_PATHSPECS: '1', GIT_PAGER: 'cat', LC_ALL: 'C' };
const safely = ['-c', 'core.fsmonitor=false', '-c', 'core.quotePath=false', ...askingNobodySettings];

/**
 * Runs git in a folder, without a shell.
 * @throws ToolRefusal with its words, also where there is no git
 */
export function git(
  args: readonly string[],
  { folder, timeout = patience.question, env, input, accepts }: GitOptions,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      [...safely, ...args],
      { cwd: folder, env: { ...process.env, ...environment, ...env }, encoding: 'buffer', maxBuffer: mostOutput, timeout },
      (error, stdout, stderr) => {
        if (!error || error.code === accepts) resolve(stdout);
        else reject(new ToolRefusal(stderr.toString().trim() || (error.killed ? 'Connection timed out' : error.message)));
      },
    );
    // What ends before it has read all says so itself.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

/** What git says in a line or more, without the end of the last. */
export const gitWords = async (args: readonly string[], options: GitOptions) =>
  (await git(args, options)).toString().replace(/\n$/, '');

const words = (args: readonly string[], folder: string) => gitWords(args, { folder });

/** Where a site file stands in a repository. */
export interface Repository {
  folder: string;
  /** Names the last commit; undefined before the first. */
  commit: string | undefined;
  branch: string | undefined;
  /** Where a push goes, such as `origin/main`. */
  upstream: string | undefined;
}

/** The repository that a site file is in; undefined where there is none, or no git. */
export async function findRepository(siteFile: string): Promise<Repository | undefined> {
  const folder = dirname(siteFile);
  const ask = (...args: string[]) => words(args, folder).catch(() => undefined);
  if ((await ask('rev-parse', '--is-inside-work-tree')) !== 'true') return undefined;
  const [commit, branch, upstream] = await Promise.all([
    ask('rev-parse', '--verify', 'HEAD'),
    ask('symbolic-ref', '--short', 'HEAD'),
    ask('rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}'),
  ]);
  return { folder, commit, branch, upstream };
}

/** Why there is nowhere to push to; undefined where there is. */
export function obstacleOf(repository: Repository | undefined): GitObstacle | undefined {
  if (!repository) return 'no-repository';
  if (repository.branch === undefined) return 'detached';
  return repository.upstream === undefined ? 'no-upstream' : undefined;
}

/** The site file of the last commit; undefined where that has none. */
export function committedFile(siteFile: string): Promise<Buffer | undefined> {
  const folder = dirname(siteFile);
  return git(['show', '--no-textconv', `HEAD:./${basename(siteFile)}`], { folder }).catch(() => undefined);
}

/** A version of the site file that was committed. */
export interface Commit {
  hash: string;
  who: string;
  /** Milliseconds since 1970. */
  when: number;
  words: string;
}

/** The last commits in which the site file or a file of its assets is another, the newest first; none outside of a repository. */
export async function commitsOfSite(siteFile: string, most: number): Promise<Commit[]> {
  const format = '--format=%H%x1f%an%x1f%at%x1f%s';
  const args = ['log', '-z', `-${most}`, '--no-show-signature', '--encoding=UTF-8', format, '--', basename(siteFile), 'assets'];
  const said = await git(args, { folder: dirname(siteFile) }).catch(() => Buffer.alloc(0));
  return said
    .toString()
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [hash = '', who = '', seconds = '', words = ''] = line.replace(/\n$/, '').split('\u001f');
      return { hash, who, when: Number(seconds) * 1000, words };
    });
}

/** The commits that have not been published; undefined where the branch leads nowhere. */
export async function unpublishedCommits({ folder, upstream }: Repository): Promise<Set<string> | undefined> {
  if (upstream === undefined) return undefined;
  return new Set((await words(['rev-list', 'HEAD', '^@{upstream}'], folder)).split('\n'));
}

/**
 * A file of a commit as git would write it into the folder; undefined where that has none.
 * @param name from the folder of the site file
 */
export function fileOfCommit(siteFile: string, hash: string, name: string): Promise<Buffer | undefined> {
  return git(['cat-file', '--filters', `${hash}:./${name}`], { folder: dirname(siteFile) }).catch(() => undefined);
}

/** Files of a folder beside the site file that a commit has otherwise than it stands there, from the folder of the site file. */
export async function namesThatDiffer(siteFile: string, hash: string, name: string): Promise<string[]> {
  const args = ['diff', '--no-ext-diff', '--no-textconv', '--no-renames', '--name-only', '-z', '--relative', hash, '--', name];
  const said = await git(args, { folder: dirname(siteFile) }).catch(() => Buffer.alloc(0));
  return said.toString().split('\0').filter(Boolean);
}

/** What differs between the last commit and the file, as a unified diff; empty where nothing does. */
export async function diffOfFile(siteFile: string): Promise<string> {
  const args = ['diff', '--no-ext-diff', '--no-textconv', '--no-color', 'HEAD', '--', basename(siteFile)];
  return (await git(args, { folder: dirname(siteFile) })).toString();
}

/** How git is told to connect over ssh without asking. */
export async function quietSshOf(folder: string): Promise<Record<string, string>> {
  const { GIT_SSH_COMMAND: command, GIT_SSH: program } = process.env;
  const setting = await words(['config', '--get', 'core.sshCommand'], folder).catch(() => undefined);
  const ssh = quietSsh({ command, setting, program });
  return ssh === undefined ? {} : { GIT_SSH_COMMAND: ssh };
}
