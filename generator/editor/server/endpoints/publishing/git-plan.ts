import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { placeInWords } from '../../../../core/diagnostics/place-in-words.ts';
import type { Json } from '../../../../core/json/value.ts';
import { contentHash } from '../../../../core/util/hash.ts';
import type { MergeSide, SiteClash } from '../../../document/merge-sites.ts';
import type { Conflict } from '../../../document/protocol-changes.ts';
import { git, gitWords } from '../git.ts';
import { type CheckedMerge, checkMerged } from './git-check.ts';
import { commitObject } from './git-commit.ts';
import { incomingFiles } from './git-folder.ts';
import { runHook } from './git-hooks.ts';
import type { CommitEnvironment } from './git-identity.ts';
import { type MergedTree, mergeCommits } from './git-merge.ts';
import { type GitPlace, isAsset, isOwn } from './git-place.ts';
import { type CommitSummary, commitsOf, isIn } from './git-remote.ts';
import { type FolderUpdate, prepareFiles } from './update-folder.ts';

/** User's decision about a conflict: which side wins, and the id of the conflict. */
export interface ConflictResolution {
  takes: MergeSide;
  seen: string;
}

/** Changes of others that were merged. */
export interface IncomingChanges {
  commits: CommitSummary[];
  count: number;
  /** Changed places of the site file, in words. */
  places: string[];
  /** Paths of changed assets, and of other changed files. */
  assets: string[];
  others: string[];
}

export type Plan =
  /** Nobody else has published. */
  | { is: 'alone'; to: string }
  | { is: 'merged'; to: string; site: Buffer | undefined; update: FolderUpdate; incoming: IncomingChanges }
  /** Both sides changed the same places. `seen` is the id of the conflict. */
  | { is: 'clash'; conflicts: Conflict[]; seen: string }
  /** Both sides are valid, but the merge has errors. */
  | { is: 'wrong'; checked: CheckedMerge };

interface PlanOptions {
  /** Commit of this side, and last commit of the upstream. */
  mine: string;
  theirs: string;
  settled: ConflictResolution | undefined;
  language: MessageLanguage;
  /** Message of the merge commit. */
  words: (commits: readonly CommitSummary[]) => string;
  /** Author and committer of the merge commit; default: those of git's settings. */
  env?: CommitEnvironment | undefined;
}

type Site = NonNullable<MergedTree['site']>;

function conflictOf({ at, mine, theirs }: SiteClash, site: Site, language: MessageLanguage): Conflict {
  const shown = mine === undefined ? site.theirs : site.mine;
  return { at, where: placeInWords(shown, at)[language], mine, theirs };
}

/** Maximum number of listed places. */
const maxListedPlaces = 20;

function placesOf({ incoming: taken, theirs, before }: Site, language: MessageLanguage): string[] {
  const words = taken.map(({ at, isGone }) => placeInWords((isGone ? before : theirs) as Json, at)[language]);
  return [...new Set(words.filter(Boolean))].slice(0, maxListedPlaces);
}

/** Merge commit, as an object only; the upstream commit itself if it contains everything. */
async function mergeCommit(place: GitPlace, merged: MergedTree, { mine, theirs, words, env }: PlanOptions): Promise<string> {
  const { folder } = place;
  if (merged.tree === (await gitWords(['rev-parse', `${theirs}^{tree}`], { folder }))) return theirs;
  await runHook(place, 'pre-merge-commit', { index: merged.index });
  const { commits: told } = await commitsOf(place, theirs, mine);
  return commitObject(place, { tree: merged.tree, parents: [mine, theirs], message: words(told), env });
}

/**
 * Merges a commit of this side with what others have published. Only writes objects and temporary files.
 * @throws MergeRefusal
 */
export async function planPublishing(place: GitPlace, options: PlanOptions): Promise<Plan> {
  const { mine, theirs, settled: resolution, language } = options;
  const { folder, sitePath } = place;
  if (await isIn(place, theirs, mine)) return { is: 'alone', to: mine };
  const merged = await mergeCommits(place, mine, theirs, resolution?.takes ?? 'mine');
  const { site } = merged;
  if (site && site.clashes.length > 0) {
    const seen = contentHash(JSON.stringify(site.clashes));
    const conflicts = site.clashes.map((clash) => conflictOf(clash, site, language));
    if (resolution?.seen !== seen) return { is: 'clash', conflicts, seen };
  }
  const to = await mergeCommit(place, merged, options);
  const files = await incomingFiles(place, mine, to);
  const update = await prepareFiles(place, to, files, merged.index);
  const bytes = merged.bytes ?? (await git(['cat-file', '--filters', `${to}:${sitePath}`], { folder }));
  if (site || files.some(({ path }) => isOwn(place, path))) {
    const checked = await checkMerged(place, to, bytes, update.files);
    if (checked.errors.length > 0) return { is: 'wrong', checked };
  }
  const { commits, count } = await commitsOf(place, theirs, mine);
  const paths = files.map(({ path }) => path);
  const incoming: IncomingChanges = {
    ...{ commits, count, places: site ? placesOf(site, language) : [] },
    assets: paths.filter((path) => isAsset(place, path)),
    others: paths.filter((path) => !isOwn(place, path)),
  };
  return { is: 'merged', to, site: site ? bytes : undefined, update, incoming };
}
