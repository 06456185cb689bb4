import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { recordFileOf } from '../../../../content/translations/record.ts';
import type { BuildEnvironment } from '../../../../core/cache/build-environment.ts';
import { whenInterrupted } from '../../../../core/cache/interruption.ts';
import { CommandError, git, gitWords } from '../git.ts';

/** Repository of a site during publication. */
export interface GitPlace {
  siteFile: string;
  environment: BuildEnvironment;
  /** Folder of the site, and root of the working tree. */
  folder: string;
  top: string;
  /** Path of the site's folder from the root: empty, or with a trailing slash. */
  prefix: string;
  /** Paths of the site file and of its translation record from the root. */
  sitePath: string;
  recordPath: string;
  /** Git directory, and a temporary folder in it for this publication. */
  gitDir: string;
  own: string;
  /** Present branch, and its upstream. */
  branch: string;
  remote: string;
  remoteBranch: string;
  /** Hash of HEAD; undefined before the first commit. */
  head: string | undefined;
}

export const isAsset = ({ prefix }: GitPlace, path: string) => path.startsWith(`${prefix}assets/`);

/** Whether a path is the site file, its translation record or an asset. */
export const isOwn = (place: GitPlace, path: string) =>
  path === place.sitePath || path === place.recordPath || isAsset(place, path);

/** Files that indicate an unfinished git operation. */
const unfinished = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply', 'index.lock'];

async function expectAtRest({ gitDir, folder }: GitPlace): Promise<void> {
  const found = unfinished.find((name) => existsSync(join(gitDir, name)));
  if (found !== undefined) throw new CommandError(`unfinished: ${found}`);
  if ((await git(['ls-files', '--unmerged'], { folder })).length > 0) throw new CommandError('unfinished: unmerged paths');
}

/** Age in milliseconds after which a temporary folder is left over from a killed process. */
const longestUse = 24 * 3600_000;

async function sweep(gitDir: string): Promise<void> {
  const left = (await readdir(gitDir)).filter((name) => name.startsWith('qiyam-')).map((name) => join(gitDir, name));
  for (const folder of left) {
    if (Date.now() - (await stat(folder)).mtimeMs > longestUse) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Opens the repository of a site with an upstream.
 * @returns the repository, and a function that cleans up
 * @throws ToolRefusal if a merge, rebase or other git command is in progress
 */
export async function openGitPlace(
  siteFile: string,
  environment: BuildEnvironment,
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
    ...{ siteFile, environment, folder, top, prefix, gitDir, own, branch, remote, head },
    sitePath: prefix + basename(siteFile),
    recordPath: prefix + basename(recordFileOf(siteFile)),
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

/** Entry of a git tree. */
export interface TreeEntry {
  mode: string;
  hash: string;
}

/** Entries of a commit or tree at paths from the root. */
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

/** Changed entries between two commits or trees; a rename is a removal and an addition. */
export async function changedEntries({ folder }: GitPlace, from: string, to: string): Promise<ChangedEntry[]> {
  const said = (await git(['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', from, to], { folder })).toString();
  const entry = (mode: string, hash: string) => (/^0+$/.test(mode) ? undefined : { mode, hash });
  return [...said.matchAll(/:(\d+) (\d+) ([0-9a-f]+) ([0-9a-f]+) \w\0([^\0]*)\0/g)].map(
    ([, m1 = '', m2 = '', h1 = '', h2 = '', path = '']) => ({ path, before: entry(m1, h1), after: entry(m2, h2) }),
  );
}
