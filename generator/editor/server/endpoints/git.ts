import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { UsageError } from '../../../core/diagnostics/errors.ts';
import type { GitObstacle } from '../../document/protocol-publishing.ts';
import { nonInteractiveEnvironment, nonInteractiveSettings, nonInteractiveSsh } from './non-interactive.ts';

/** Maximum output of git in bytes. */
const mostOutput = 64 * 1024 ** 2;

/** Timeouts in milliseconds for local commands and for network access. */
export const timeouts = { question: 10_000, network: 120_000 };

/** Thrown if git or another tool fails, with its message, or an explanation of it. */
export class CommandError extends Error {
  /** For developers; empty: nothing else is known. */
  readonly details: string;

  constructor(message: string, details = '') {
    super(message);
    this.details = details;
  }
}

interface GitOptions {
  folder: string;
  timeout?: number;
  /** Environment variables for this call. */
  env?: Record<string, string>;
  /** Standard input. */
  input?: string | Uint8Array;
  /** Exit code to accept besides 0. */
  accepts?: number;
  /** Ends git. */
  signal?: AbortSignal;
}

/** Non-interactive, and without helpers from the repository's settings. */
const environment = {
  ...nonInteractiveEnvironment,
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_PAGER: 'cat',
  LC_ALL: 'C',
};
const safely = ['-c', 'core.fsmonitor=false', '-c', 'core.quotePath=false', ...nonInteractiveSettings];

/**
 * Runs git in a folder, without a shell.
 * @throws CommandError with git's message
 * @throws UsageError if git is not installed
 */
export function git(
  args: readonly string[],
  { folder, timeout = timeouts.question, env, input, accepts, signal }: GitOptions,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      [...safely, ...args],
      {
        cwd: folder,
        env: { ...process.env, ...environment, ...env },
        encoding: 'buffer',
        maxBuffer: mostOutput,
        timeout,
        signal,
      },
      (error, stdout, stderr) => {
        // The system reports a missing folder in the same way.
        const isMissing = (error?.code as unknown) === 'ENOENT' && existsSync(folder);
        if (!error || error.code === accepts) resolve(stdout);
        else if (isMissing) reject(new UsageError('git-missing'));
        else reject(new CommandError(stderr.toString().trim() || (error.killed ? 'Connection timed out' : error.message)));
      },
    );
    // A process that ends before reading its input reports the error itself.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

/** Output of git as text, without the final line break. */
export const gitWords = async (args: readonly string[], options: GitOptions) =>
  (await git(args, options)).toString().replace(/\n$/, '');

const words = (args: readonly string[], folder: string) => gitWords(args, { folder });

/** Repository of a site file. */
export interface Repository {
  folder: string;
  /** Hash of the last commit; undefined before the first. */
  commit: string | undefined;
  branch: string | undefined;
  /** Upstream branch, such as `origin/main`. */
  upstream: string | undefined;
}

/** Repository of a site file; undefined if there is none, or git is not installed. */
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

/** Why pushing is not possible; undefined if it is. */
export function obstacleOf(repository: Repository | undefined): GitObstacle | undefined {
  if (!repository) return 'no-repository';
  if (repository.branch === undefined) return 'detached';
  return repository.upstream === undefined ? 'no-upstream' : undefined;
}

/** Site file of the last commit; undefined if it is not in it. */
export function committedFile(siteFile: string): Promise<Buffer | undefined> {
  const folder = dirname(siteFile);
  return git(['show', '--no-textconv', `HEAD:./${basename(siteFile)}`], { folder }).catch(() => undefined);
}

/** Commit that changed the site. */
export interface Commit {
  hash: string;
  who: string;
  /** Milliseconds since 1970. */
  when: number;
  words: string;
}

/** Last commits that changed the site file or its assets, newest first; empty outside a repository. */
export async function commitsOfSite(siteFile: string, most: number): Promise<Commit[]> {
  const format = '--format=%H%x1f%an%x1f%at%x1f%s';
  const args = ['log', '-z', `-${most}`, '--no-show-signature', '--encoding=UTF-8', format, '--', basename(siteFile), 'assets'];
  const output = await git(args, { folder: dirname(siteFile) }).catch(() => Buffer.alloc(0));
  return output
    .toString()
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [hash = '', who = '', seconds = '', words = ''] = line.replace(/\n$/, '').split('\u001f');
      return { hash, who, when: Number(seconds) * 1000, words };
    });
}

/** Hashes of unpublished commits; undefined without an upstream. */
export async function unpublishedCommits({ folder, upstream }: Repository): Promise<Set<string> | undefined> {
  if (upstream === undefined) return undefined;
  return new Set((await words(['rev-list', 'HEAD', '^@{upstream}'], folder)).split('\n'));
}

/** Whether there are commits to push or changed assets. */
export async function hasUnsent({ folder, upstream }: Repository): Promise<boolean> {
  if (upstream === undefined) return false;
  const commits = await words(['rev-list', '-1', 'HEAD', '^@{upstream}'], folder);
  return commits !== '' || (await words(['status', '--porcelain', '--', 'assets'], folder)) !== '';
}

/** File of a commit as git would check it out; undefined if missing. @param name path from the folder of the site file */
export function fileOfCommit(siteFile: string, hash: string, name: string): Promise<Buffer | undefined> {
  return git(['cat-file', '--filters', `${hash}:./${name}`], { folder: dirname(siteFile) }).catch(() => undefined);
}

/** Files in a folder that differ from a commit, relative to the folder of the site file. */
export async function namesThatDiffer(siteFile: string, hash: string, name: string): Promise<string[]> {
  const args = ['diff', '--no-ext-diff', '--no-textconv', '--no-renames', '--name-only', '-z', '--relative', hash, '--', name];
  const output = await git(args, { folder: dirname(siteFile) }).catch(() => Buffer.alloc(0));
  return output.toString().split('\0').filter(Boolean);
}

/** Unified diff of the site file against the last commit; empty if equal. */
export async function diffOfFile(siteFile: string): Promise<string> {
  const args = ['diff', '--no-ext-diff', '--no-textconv', '--no-color', 'HEAD', '--', basename(siteFile)];
  return (await git(args, { folder: dirname(siteFile) })).toString();
}

/** Environment for non-interactive ssh connections of git. */
export async function nonInteractiveSshOf(folder: string): Promise<Record<string, string>> {
  const { GIT_SSH_COMMAND: command, GIT_SSH: program } = process.env;
  const setting = await words(['config', '--get', 'core.sshCommand'], folder).catch(() => undefined);
  const ssh = nonInteractiveSsh({ command, setting, program });
  return ssh === undefined ? {} : { GIT_SSH_COMMAND: ssh };
}
