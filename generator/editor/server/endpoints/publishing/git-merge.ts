import { join } from 'node:path';
import { editText } from '../../../../core/json/text-edit.ts';
import { type Json, markEnd, readJson } from '../../../../core/json/value.ts';
import { type MergedSites, type MergeSide, mergeSites } from '../../../document/merge-sites.ts';
import { editsOf } from '../../../document/text/operations.ts';
import { CommandError, git, gitWords } from '../git.ts';
import { gitVersion, isOlder } from '../git-version.ts';
import { siteBlob } from './git-index.ts';
import { entriesOf, type GitPlace, type TreeEntry } from './git-place.ts';
import { commonCommit } from './git-remote.ts';

/** First git version with `git merge-tree --write-tree`, which merges without a working tree. */
const mergeTree = [2, 38] as const;

/** Thrown if a merge is not possible; nothing has changed. */
export class MergeError extends Error {
  readonly reason: 'old-git' | 'site-gone' | 'no-json' | 'files' | 'here';
  /** Git versions, or paths of files. */
  readonly found: string[];
  constructor(reason: MergeError['reason'], found: string[] = []) {
    super(reason);
    this.reason = reason;
    this.found = found;
  }
}

export interface MergedTree {
  tree: string;
  /** Index file of the tree. */
  index: string;
  /** Merged site file; undefined if it equals that of one side. */
  bytes: Buffer | undefined;
  /** Merge result of the site file; undefined if the others did not change it. */
  site: (MergedSites & { before: Json; theirs: Json; mine: Json }) | undefined;
}

interface MergedFiles {
  /** Tree, in which the site file and the translation record may be in conflict. */
  tree: string;
  isRecordInConflict: boolean;
}

/** Merges all files with git. @throws MergeError */
async function mergeFiles({ folder, sitePath, recordPath }: GitPlace, mine: string, theirs: string): Promise<MergedFiles> {
  const settings = ['-c', 'merge.directoryRenames=false'];
  const args = [...settings, 'merge-tree', '--write-tree', '--no-messages', '--name-only', '-z', mine, theirs];
  const [tree = '', ...names] = (await git(args, { folder, accepts: 1 })).toString().split('\0').filter(Boolean);
  const others = [...new Set(names)].filter((name) => name !== sitePath && name !== recordPath);
  if (others.length > 0) throw new MergeError('files', others);
  return { tree, isRecordInConflict: names.includes(recordPath) };
}

/** Translation record of two commits: the lines of both, in any order, which is what `merge=union` does. */
async function mergeRecord({ folder, top, recordPath }: GitPlace, commits: readonly string[]): Promise<TreeEntry> {
  const read = (commit: string) => gitWords(['cat-file', 'blob', `${commit}:${recordPath}`], { folder }).catch(() => '');
  const texts = await Promise.all(commits.map(read));
  const lines = new Set(texts.join('\n').split('\n').filter(Boolean));
  const input = Array.from(lines)
    .toSorted()
    .map((line) => `${line}\n`)
    .join('');
  return { mode: '100644', hash: await gitWords(['hash-object', '-w', '--stdin'], { folder: top, input }) };
}

async function siteOf({ folder, sitePath }: GitPlace, commit: string): Promise<{ text: string; value: Json }> {
  const text = (await git(['cat-file', '--filters', `${commit}:${sitePath}`], { folder })).toString();
  const value = readJson(text);
  if (value === undefined) throw new MergeError('no-json', [sitePath]);
  return { text, value };
}

interface SiteMerge {
  base: string;
  mine: string;
  theirs: string;
  entries: Record<'base' | 'mine' | 'theirs', TreeEntry | undefined>;
}

type MergedFile = Pick<MergedTree, 'bytes' | 'site'> & { entry: TreeEntry | undefined };

/** Merges the site file by its values; the text is that of this side with the changes of the others. */
async function mergeSiteFile(place: GitPlace, { base, mine, theirs, entries }: SiteMerge, takes: MergeSide): Promise<MergedFile> {
  const { entries: _, ...commits } = { entries, base, mine, theirs };
  if (entries.theirs?.hash === entries.base?.hash || entries.theirs?.hash === entries.mine?.hash)
    return { entry: entries.mine, bytes: undefined, site: undefined };
  const [here, there] = await Promise.all([siteOf(place, commits.mine), siteOf(place, commits.theirs)]);
  const before = entries.base ? (await siteOf(place, commits.base)).value : {};
  const merged = mergeSites({ base: before, mine: here.value, theirs: there.value }, takes);
  const site = { ...merged, before, theirs: there.value, mine: here.value };
  if (entries.mine?.hash === entries.base?.hash) return { entry: entries.theirs, bytes: undefined, site };
  const text = here.text.slice(markEnd(here.text));
  const edited = editText(text, editsOf(text, [{ do: 'set', at: [], value: merged.value }]));
  const bytes = Buffer.from(here.text.slice(0, markEnd(here.text)) + edited);
  const entry = { mode: entries.mine?.mode ?? '100644', hash: await siteBlob(place, bytes) };
  return { entry, bytes, site };
}

/**
 * Merges two commits: the site file by its values, other files by git. Only writes objects.
 * @param takes which side wins conflicts in the site file
 * @throws MergeRefusal
 */
export async function mergeCommits(place: GitPlace, mine: string, theirs: string, takes: MergeSide): Promise<MergedTree> {
  const { folder, own, sitePath, recordPath } = place;
  const version = await gitVersion(folder);
  if (isOlder(version, mergeTree)) throw new MergeError('old-git', [version.join('.'), mergeTree.join('.')]);
  const base = await commonCommit(place, mine, theirs);
  const entryIn = async (commit: string) => (await entriesOf(place, commit, [sitePath])).get(sitePath);
  const entries = { base: await entryIn(base), mine: await entryIn(mine), theirs: await entryIn(theirs) };
  if (!entries.theirs || !entries.mine) throw new MergeError('site-gone', [sitePath]);
  const { tree: files, isRecordInConflict } = await mergeFiles(place, mine, theirs);
  const { entry, bytes, site } = await mergeSiteFile(place, { base, mine, theirs, entries }, takes);
  const index = join(own, 'merged');
  const env = { GIT_INDEX_FILE: index };
  await git(['read-tree', files], { folder, env });
  if (!entry) throw new CommandError(sitePath);
  const put = ({ mode, hash }: TreeEntry, path: string) =>
    git(['update-index', '--add', '--cacheinfo', `${mode},${hash},${path}`], { folder, env });
  await put(entry, sitePath);
  if (isRecordInConflict) await put(await mergeRecord(place, [mine, theirs]), recordPath);
  return { tree: await gitWords(['write-tree'], { folder, env }), index, bytes, site };
}
