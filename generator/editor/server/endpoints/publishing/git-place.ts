import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BuildEnvironment } from '../../../../core/cache/build-environment.ts';
import { whenInterrupted } from '../../../../core/cache/interruption.ts';
import { git, gitWords, ToolRefusal } from '../git.ts';

/** A site in a repository, while it is published. */
export interface GitPlace {
  siteFile: string;
  machine: BuildEnvironment;
  /** The folder of the site, and the top of the files of the repository. */
  folder: string;
  top: string;
  /** Path of the site's folder from the top: empty, or with a slash at its end. */
  prefix: string;
  /** The site file from the top. */
  sitePath: string;
  /** Git's own folder, and a folder in it for this publishing alone. */
  gitDir: string;
  own: string;
  /** The branch, and the one that it follows. */
  branch: string;
  remote: string;
  remoteBranch: string;
  /** The last commit here; undefined before the first. */
  head: string | undefined;
}

/** Whether a path from the top is the site's own: its file, or one of its assets. */
export const isOwn = ({ sitePath, prefix }: GitPlace, path: string) => path === sitePath || path.startsWith(`${prefix}assets/`);

/** Something that was begun with git and not ended. */
const unfinished = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply', 'index.lock'];

async function expectAtRest({ gitDir, folder }: GitPlace): Promise<void> {
  const found = unfinished.find((name) => existsSync(join(gitDir, name)));
  if (found !== undefined) throw new ToolRefusal(`unfinished: ${found}`);
  if ((await git(['ls-files', '--unmerged'], { folder })).length > 0) throw new ToolRefusal('unfinished: unmerged paths');
}

/** Milliseconds after which nobody can be using a folder: its process was killed. */
const longestUse = 24 * 3600_000;

async function sweep(gitDir: string): Promise<void> {
  const left = (await readdir(gitDir)).filter((name) => name.startsWith('qiyam-')).map((name) => join(gitDir, name));
  for (const folder of left) {
    if (Date.now() - (await stat(folder)).mtimeMs > longestUse) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Opens the repository of a site that leads somewhere.
 * @returns what is to be called at the end, too. @throws ToolRefusal where a merge, a rebase or another git command is under way
 */
export async function openGitPlace(
  siteFile: string,
  machine: BuildEnvironment,
): Promise<{ place: GitPlace; close: () => Promise<void> }> {
  const folder = dirname(siteFile);
  const ask = (...args: string[]) => gitWords(args, { folder });
  const branch = await ask('symbolic-ref', '--short', 'HEAD');
  const [top, prefix, gitDir, remote, merge, head] = await Promise.all([
    ask('rev-parse', '--show-toplevel'),
    ask('rev-parse', '--show-prefix'),
    ask('rev-parse', '--absolute-git-dir'),
    ask('config', '--get', `branch.${branch}.remote`),
    ask('config', '--get', `branch.${branch}.merge`),
    ask('rev-parse', '--verify', '--quiet', 'HEAD^{commit}').catch(() => undefined),
  ]);
  const own = join(gitDir, `qiyam-${randomUUID()}`);
  const place = {
    ...{ siteFile, machine, folder, top, prefix, gitDir, own, branch, remote, head },
    sitePath: prefix + basename(siteFile),
    remoteBranch: merge.replace(/^refs\/heads\//, ''),
  };
  await expectAtRest(place);
  await sweep(gitDir);
  const callOff = whenInterrupted(() => rmSync(own, { recursive: true, force: true }));
  const close = async () => {
    callOff();
    await rm(own, { recursive: true, force: true });
  };
  await mkdir(own);
  return { place, close };
}

/** One file as git knows it. */
export interface TreeEntry {
  mode: string;
  hash: string;
}

/** Files of a commit or tree at paths from the top, or all. */
export async function entriesOf({ folder }: GitPlace, tree: string, paths: readonly string[]): Promise<Map<string, TreeEntry>> {
  const found = new Map<string, TreeEntry>();
  const said = (await git(['ls-tree', '-r', '-z', '--full-tree', tree, '--', ...paths], { folder })).toString();
  for (const [, mode = '', hash = '', path = ''] of said.matchAll(/(\d+) \w+ ([0-9a-f]+)\t([^\0]*)\0/g))
    found.set(path, { mode, hash });
  return found;
}

export interface ChangedEntry {
  path: string;
  before: TreeEntry | undefined;
  after: TreeEntry | undefined;
}

/** What differs between two commits or trees, file by file; a file with another name is one gone and one come. */
export async function changedEntries({ folder }: GitPlace, from: string, to: string): Promise<ChangedEntry[]> {
  const said = (await git(['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', from, to], { folder })).toString();
  const entry = (mode: string, hash: string) => (/^0+$/.test(mode) ? undefined : { mode, hash });
  return [...said.matchAll(/:(\d+) (\d+) ([0-9a-f]+) ([0-9a-f]+) \w\0([^\0]*)\0/g)].map(
    ([, m1 = '', m2 = '', h1 = '', h2 = '', path = '']) => ({ path, before: entry(m1, h1), after: entry(m2, h2) }),
  );
}
