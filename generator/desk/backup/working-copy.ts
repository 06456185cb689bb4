import { existsSync, lstatSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { listFiles } from '../../core/util/list-files.ts';
import type { Project } from '../../core/util/project.ts';
import { CommandError, findRepository, git, gitWords } from '../../editor/server/endpoints/git.ts';
import { withoutPassword } from '../model/repository-address.ts';
import type { RepositoryRecord } from './manifest.ts';

/** What a backup has of a site's folder, besides the commits. */
export interface WorkingCopy {
  /** Root of the repository, or the folder of the site. */
  top: string;
  repository: RepositoryRecord | undefined;
  /** Files that are not in the last commit as they are on disk, relative to `top`, with slashes. */
  changed: string[];
  /** Files of the last commit that are not on disk. */
  removed: string[];
}

const slashed = (path: string) => path.replaceAll(sep, '/');

const namesOf = (output: Buffer) => output.toString().split('\0').filter(Boolean);

async function remoteOf(folder: string, branch: string): Promise<RepositoryRecord['remote']> {
  const ask = (key: string) => gitWords(['config', '--get', key], { folder }).catch(() => '');
  const [name, merge] = await Promise.all([ask(`branch.${branch}.remote`), ask(`branch.${branch}.merge`)]);
  const url = name === '' ? '' : await ask(`remote.${name}.url`);
  return url === '' ? undefined : { name, url: withoutPassword(url), branch: merge.replace(/^refs\/heads\//, '') };
}

/** Names of files that can be made again, or belong to packages. */
function isMadeAgain(path: string, { out, cache }: { out: string; cache: string }): boolean {
  return path.split('/').includes('node_modules') || [out, cache].some((folder) => path.startsWith(`${folder}/`));
}

/** Files of the history of edits and of drafts, which git ignores. */
async function stateFiles({ state }: Project, top: string): Promise<string[]> {
  return (await listFiles(state)).map((name) => slashed(relative(top, join(state, name))));
}

const isFile = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;

async function changesOf(top: string, head: string | undefined): Promise<{ changed: string[]; removed: string[] }> {
  const ask = async (...args: string[]) => namesOf(await git(args, { folder: top, timeout: 120_000 }));
  const others = await ask('ls-files', '-z', '--others', '--exclude-standard');
  if (head === undefined) return { changed: [...(await ask('ls-files', '-z', '--cached')), ...others], removed: [] };
  const diff = ['diff', '--no-ext-diff', '--no-textconv', '--no-renames', '--ignore-submodules', '-z', '--name-only'];
  const changed = await ask(...diff, head);
  const removed = await ask(...diff, '--diff-filter=D', head);
  const gone = new Set(removed);
  return { changed: [...changed.filter((path) => !gone.has(path)), ...others], removed };
}

/** Whether a folder is in a repository, which git may be unable to read. */
function isInRepository(folder: string): boolean {
  const above = dirname(folder);
  return existsSync(join(folder, '.git')) || (above !== folder && isInRepository(above));
}

/** @throws CommandError or UsageError that says why git cannot read the repository of a folder */
async function explainUnreadable(folder: string): Promise<never> {
  await gitWords(['rev-parse', '--is-inside-work-tree'], { folder });
  throw new CommandError('git cannot read the repository');
}

/** Reads what a backup needs of a site's folder. Links are not part of it. @throws CommandError */
export async function readWorkingCopy(project: Project): Promise<WorkingCopy> {
  const found = await findRepository(project.siteFile);
  // Without its commits a backup would look complete.
  if (!found && isInRepository(dirname(project.siteFile))) await explainUnreadable(dirname(project.siteFile));
  const { folder = dirname(project.siteFile), commit: head, branch } = found ?? {};
  const top = found ? await gitWords(['rev-parse', '--show-toplevel'], { folder }) : folder;
  const { changed, removed } = found ? await changesOf(top, head) : { changed: await listFiles(top), removed: [] };
  const made = {
    out: slashed(relative(top, project.out)),
    cache: slashed(relative(top, join(project.state, 'cache'))),
  };
  const all = new Set([...changed, ...(await stateFiles(project, top))]);
  const remote = branch === undefined ? undefined : await remoteOf(folder, branch);
  return {
    top,
    repository: found && {
      hasCommits: head !== undefined,
      ...(branch !== undefined && { branch }),
      ...(head !== undefined && { head }),
      ...(remote && { remote }),
    },
    changed: [...all].filter((path) => !isMadeAgain(path, made) && isFile(join(top, path))).sort(),
    removed,
  };
}
