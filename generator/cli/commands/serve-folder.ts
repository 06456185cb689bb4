import { execFile } from 'node:child_process';
import { existsSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharacters } from '../../core/diagnostics/escape-control-characters.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { siteFileName } from '../../core/util/project.ts';
import { isRepositoryAddress, withoutPassword, withoutPasswords } from '../../desk/model/repository-address.ts';
import { CommandError, git, gitWords, nonInteractiveSshOf, timeouts } from '../../editor/server/endpoints/git.ts';

export interface FolderOptions {
  /** Address of the repository; undefined: the folder must have a site. */
  repository: string | undefined;
  language: MessageLanguage;
  engine: Pick<Engine, 'start'>;
}

/** A clone of gigabytes takes minutes. Milliseconds. */
const cloneTimeout = 3_600_000;

/** Settings that keep git to the transports of `isRepositoryAddress`. */
const transports = ['-c', 'protocol.ext.allow=never'];

/** Author of the first commit if git has none on this machine. */
const ownAuthor = { name: 'Qiyam', email: 'qiyam@localhost' };

/** @throws UsageError if a folder has files */
function assertEmpty(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (!stats.isDirectory()) throw new UsageError('folder-is-file', { file: folder });
  const list = readdirSync(folder);
  if (list.length > 0) throw new UsageError('folder-taken', { file: folder, list });
}

async function clone(address: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const args = ['clone', '--quiet', '--origin', 'origin', '--no-recurse-submodules', '--', address, folder];
  const env = await nonInteractiveSshOf(dirname(folder));
  await git([...transports, ...args], { folder: dirname(folder), timeout: cloneTimeout, env });
}

/** Writes a new site as `qiyam new --yes` does. */
async function writeNewSite(folder: string, { engine, language }: FolderOptions): Promise<void> {
  const args = [engine.start, 'new', folder, '--yes', '--no-git', '--language', language];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: folder });
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    throw new CommandError(stderr.trim() || message);
  }
}

/** Commits all files of a folder to its branch and pushes it, so that it has an upstream. */
async function publishFirst(folder: string): Promise<void> {
  const hasAuthor = await gitWords(['config', '--get', 'user.email'], { folder }).then(Boolean, () => false);
  const author = hasAuthor ? [] : ['-c', `user.name=${ownAuthor.name}`, '-c', `user.email=${ownAuthor.email}`];
  await git(['add', '--all'], { folder });
  await git([...author, 'commit', '--quiet', '--message', 'Begin the site'], { folder });
  const branch = await gitWords(['symbolic-ref', '--short', 'HEAD'], { folder });
  const push = ['push', '--quiet', '--no-force', '--set-upstream', 'origin', `HEAD:refs/heads/${branch}`];
  await git([...transports, ...push], { folder, timeout: timeouts.network, env: await nonInteractiveSshOf(folder) });
}

const hasCommit = (folder: string) =>
  git(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], { folder }).then(
    () => true,
    () => false,
  );

/** Clones a repository; an empty one gets a new site. */
async function begin(address: string, folder: string, options: FolderOptions): Promise<void> {
  await clone(address, folder);
  if (!(await hasCommit(folder))) {
    await writeNewSite(folder, options);
    await publishFirst(folder);
  }
  if (!existsSync(join(folder, siteFileName)))
    throw new UsageError('repository-without-site', { found: withoutPassword(address) });
}

/**
 * Makes sure that a folder has a site: without one, the repository is cloned into it, and an empty repository gets a new site,
 * committed and pushed. The folder is there as a whole or not at all.
 * @param place new or empty folder, or one with a site, which is not touched
 * @throws UsageError for an address that git may not use, a folder with other files, or a repository that cannot be used
 */
export async function prepareFolder(place: string, options: FolderOptions): Promise<void> {
  const folder = resolve(place);
  if (existsSync(join(folder, siteFileName))) return;
  const { repository: address } = options;
  if (address === undefined) throw new UsageError('desk-site-missing', { file: folder });
  const shown = escapeControlCharacters(withoutPassword(address));
  if (!isRepositoryAddress(address)) throw new UsageError('repository-refused', { found: shown });
  assertEmpty(folder);
  const aside = `${folder}.beginning`;
  try {
    // Left by a killed process.
    await rm(aside, { recursive: true, force: true });
    await begin(address, aside, options);
    if (existsSync(folder)) rmdirSync(folder);
    await rename(aside, folder);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new UsageError('repository-failed', { found: shown, reason: withoutPasswords(error.message) });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
