import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { placeInWords } from '../../../../core/diagnostics/place-in-words.ts';
import type { Json } from '../../../../core/json/value.ts';
import { contentHash } from '../../../../core/util/hash.ts';
import type { SiteClash, Takes } from '../../../document/merge-sites.ts';
import type { Conflict } from '../../../document/protocol-changes.ts';
import { git, gitWords } from '../git.ts';
import { type CheckedMerge, checkMerged } from './git-check.ts';
import { commitObject } from './git-commit.ts';
import { comingFiles } from './git-folder.ts';
import { runHook } from './git-hooks.ts';
import { type MergedTree, mergeCommits } from './git-merge.ts';
import { type GitPlace, isOwn } from './git-place.ts';
import { commitsOf, isIn, type Told } from './git-remote.ts';
import { prepareFiles, type TakeOver } from './git-take-over.ts';

/** Of both where both have changed the same: whose stays, and what was asked. */
export interface Settled {
  takes: Takes;
  seen: string;
}

/** What came of others. */
export interface Came {
  commits: Told[];
  count: number;
  /** Places of the site file, in words. */
  places: string[];
  /** Paths of pictures and files of the site, and of all else. */
  assets: string[];
  others: string[];
}

export type Plan =
  /** Nobody else has published anything. */
  | { is: 'alone'; to: string }
  | { is: 'merged'; to: string; site: Buffer | undefined; takeOver: TakeOver; came: Came }
  /** Both have changed the same places. `seen` names them. */
  | { is: 'clash'; conflicts: Conflict[]; seen: string }
  /** Each is right by itself, and both together are not. */
  | { is: 'wrong'; checked: CheckedMerge };

interface PlanOptions {
  /** The site as it was committed here, and the last commit of the others. */
  mine: string;
  theirs: string;
  settled: Settled | undefined;
  language: MessageLanguage;
  /** The words of a commit that brings both together. */
  words: (commits: readonly Told[]) => string;
}

type Site = NonNullable<MergedTree['site']>;

function conflictOf({ at, mine, theirs }: SiteClash, site: Site, language: MessageLanguage): Conflict {
  const shown = mine === undefined ? site.theirs : site.mine;
  return { at, where: placeInWords(shown, at)[language], mine, theirs };
}

/** Places that are told by name. */
const mostTold = 20;

function placesOf({ taken, theirs, before }: Site, language: MessageLanguage): string[] {
  const words = taken.map(({ at, isGone }) => placeInWords((isGone ? before : theirs) as Json, at)[language]);
  return [...new Set(words.filter(Boolean))].slice(0, mostTold);
}

/** A merge of both among git's objects; the commit of the others itself where that has all of it. */
async function mergeCommit(place: GitPlace, merged: MergedTree, { mine, theirs, words }: PlanOptions): Promise<string> {
  const { folder } = place;
  if (merged.tree === (await gitWords(['rev-parse', `${theirs}^{tree}`], { folder }))) return theirs;
  await runHook(place, 'pre-merge-commit', { index: merged.index });
  const { told } = await commitsOf(place, theirs, mine);
  return commitObject(place, { tree: merged.tree, parents: [mine, theirs], message: words(told) });
}

/** What becomes of a commit of here and what others have published: all of it made aside, nothing changed yet. @throws MergeRefusal */
export async function planPublishing(place: GitPlace, options: PlanOptions): Promise<Plan> {
  const { mine, theirs, settled, language } = options;
  const { folder, sitePath } = place;
  if (await isIn(place, theirs, mine)) return { is: 'alone', to: mine };
  const merged = await mergeCommits(place, mine, theirs, settled?.takes ?? 'mine');
  const { site } = merged;
  if (site && site.clashes.length > 0) {
    const seen = contentHash(JSON.stringify(site.clashes));
    const conflicts = site.clashes.map((clash) => conflictOf(clash, site, language));
    if (settled?.seen !== seen) return { is: 'clash', conflicts, seen };
  }
  const to = await mergeCommit(place, merged, options);
  const coming = await comingFiles(place, mine, to);
  const takeOver = await prepareFiles(place, to, coming, merged.index);
  const bytes = merged.bytes ?? (await git(['cat-file', '--filters', `${to}:${sitePath}`], { folder }));
  if (site || coming.some(({ path }) => isOwn(place, path))) {
    const checked = await checkMerged(place, to, bytes, takeOver.files);
    if (checked.errors.length > 0) return { is: 'wrong', checked };
  }
  const { told: commits, count } = await commitsOf(place, theirs, mine);
  const paths = coming.map(({ path }) => path);
  const came: Came = {
    ...{ commits, count, places: site ? placesOf(site, language) : [] },
    assets: paths.filter((path) => isOwn(place, path)),
    others: paths.filter((path) => !isOwn(place, path)),
  };
  return { is: 'merged', to, site: site ? bytes : undefined, takeOver, came };
}
