import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError, git, gitWords, timeouts } from '../git.ts';
import { gitVersion, isOlder } from '../git-version.ts';
import type { GitPlace } from './git-place.ts';

/** First git version with `git hook run`. */
const hookRun = [2, 36] as const;

/** For older versions: runs the hook as git does, in the root of the working tree. */
async function runFile({ folder, top }: GitPlace, name: string, args: readonly string[], env: Record<string, string>) {
  const file = resolve(top, await gitWords(['rev-parse', '--git-path', `hooks/${name}`], { folder: top }));
  if (!existsSync(file)) return;
  await new Promise<void>((done, reject) => {
    execFile(file, args, { cwd: top, env: { ...process.env, ...env }, timeout: timeouts.network }, (error, stdout, stderr) => {
      const isNone = (error as NodeJS.ErrnoException | null)?.code === 'EACCES';
      if (error && !isNone) reject(new CommandError(`${stderr}${stdout}`.trim() || `${folder}: ${name}`));
      else done();
    });
  });
}

/** Runs a hook of the repository, if it exists. @throws ToolRefusal with its output if it fails */
export async function runHook(place: GitPlace, name: string, options: { args?: string[]; index?: string } = {}): Promise<void> {
  const { args = [], index } = options;
  const env: Record<string, string> = index === undefined ? {} : { GIT_INDEX_FILE: index };
  if (isOlder(await gitVersion(place.folder), hookRun)) return runFile(place, name, args, env);
  const asked = ['hook', 'run', '--ignore-missing', name, ...(args.length > 0 ? ['--', ...args] : [])];
  await git(asked, { folder: place.top, env, timeout: timeouts.network });
}

/** Whether the repository may have one of some hooks, as files or in settings. */
export async function hasHooks({ folder, top }: GitPlace, names: readonly string[]): Promise<boolean> {
  // https://git-scm.com/docs/git-hook#_configuration
  const settings = await gitWords(['config', '--get-regexp', '^hook\\.'], { folder, accepts: 1 });
  if (settings !== '') return true;
  const paths = names.map((name) => gitWords(['rev-parse', '--git-path', `hooks/${name}`], { folder: top }));
  return (await Promise.all(paths)).some((path) => existsSync(resolve(top, path)));
}

/** Runs a hook that only notifies; its failure is ignored. */
export const tryHook = (...asked: Parameters<typeof runHook>) => runHook(...asked).catch(() => undefined);
