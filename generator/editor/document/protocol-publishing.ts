import type { Conflict, PlacedProblem } from './protocol-changes.ts';

/**
 * Building and publishing: what will change for visitors, progress, and whether a page is live.
 */

/** Answer to POST `_edit/live` (`{ "page": <path> }`): whether visitors get the page that was built. */
export type LiveReport = { page: string; state: LiveState; address?: string };

export type LiveState =
  | 'live'
  /** Something else is there, or nothing yet. */
  | 'not-yet'
  /** Nothing to compare with: not built, or the file was changed since. */
  | 'not-built'
  | 'built-before'
  /** The address leads to another site, which is not asked. */
  | 'elsewhere'
  /** It does not answer. */
  | 'unreachable';

/** What visitors will find changed: GET `_edit/changes?since=build|commit`. */
export interface ChangesReport {
  since: 'build' | 'commit';
  /** Whether there is a build or commit, without errors, to compare with; `when` it was made, milliseconds since 1970. */
  isKnown: boolean;
  when?: number;
  pages: ChangedPage[];
  /** The file against the last commit, as a unified diff; only where its folder is a repository. */
  diff?: string;
  /** How the site can be published. */
  ways: { git?: { branch: string; upstream: string }; noGit?: GitObstacle; s3?: { bucket: string } };
}

/** Why a site is not published by git: it is in no repository, on no branch, or its branch leads nowhere. */
export type GitObstacle = 'no-repository' | 'detached' | 'no-upstream';

export interface ChangedPage {
  path: string;
  title: string;
  state: 'new' | 'changed' | 'removed';
  /** In the preview, as it is now; without scripts, as it was. To be shown side by side. */
  address?: string;
  former?: string;
  /** What the page no longer says and what it says anew, in its order, at most forty pieces each. */
  removed: string[];
  added: string[];
}

/**
 * What is told while POST `_edit/build` (`{}`) or POST `_edit/publish` (`PublishRequest`) works: an event stream in the
 * answer itself, each event a line `data: <WorkEvent>`; the last is `done`, `failed` or `conflict`. 409 while another is at work.
 */
export type WorkEvent =
  | { is: 'progress'; words: string; share?: number; left?: number }
  /** `more`: what came of others, line by line; `problems`: what only what was made shows, as that a page is heavy. */
  | { is: 'done'; words: string; more?: string[]; problems?: PlacedProblem[] }
  /** Others have published other values of the same places: nothing was done. To be asked again with what stays. */
  | { is: 'conflict'; conflicts: Conflict[]; seen: string }
  | { is: 'failed'; reason: string; problems: PlacedProblem[] };

/**
 * Nothing is ever published without being asked for here. `message`: the words of a commit. `settled`: whose values stay at the
 * places of a conflict, by its name.
 */
export type PublishRequest =
  | { by: 'git'; message: string; settled?: { takes: 'mine' | 'theirs'; seen: string } | undefined }
  | { by: 's3' };
