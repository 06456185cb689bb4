import type { Conflict, PlacedProblem } from './protocol-changes.ts';

/** Building and publishing: changes for visitors, progress, and whether a page is live. */

/** Answer to POST `_edit/live` (`{ "page": <path> }`): whether visitors get the page as it is here. */
export type LiveReport = { page: string; state: LiveState; address?: string };

export type LiveState =
  | 'live'
  /** The address serves something else, or nothing yet. */
  | 'not-yet'
  /** The page is not published at present. */
  | 'not-published'
  /** The address belongs to another site and is not requested. */
  | 'elsewhere'
  /** No answer. */
  | 'unreachable';

/** Changes for visitors: GET `_edit/changes?since=build|commit`. */
export interface ChangesReport {
  since: 'build' | 'commit';
  /** Whether a valid build or commit exists to compare with; `when`: its time in milliseconds since 1970. */
  isKnown: boolean;
  when?: number;
  /** Whether the theme changed. */
  isLookChanged?: true;
  /** What many pages of a language have in common, such as the header; not repeated in `pages`. */
  shared: SharedChange[];
  pages: ChangedPage[];
  /** Changes that visitors see later, the first to come first. */
  scheduled: ScheduledChange[];
  /** Example addresses on published pages: the site is not published before they are replaced. */
  examples: PlacedProblem[];
  /** Unified diff against the last commit; only in a repository. */
  diff?: string;
  /** There are commits to push or changed assets, which a comparison of texts does not show. */
  hasUnsent?: true;
  /** Available ways to publish. */
  ways: {
    git?: { branch: string; upstream: string };
    noGit?: GitObstacle;
    s3?: { bucket: string };
    /** A desk builds what was published. */
    desk?: true;
  };
}

/** Why git cannot publish: no repository, detached HEAD, or no upstream. */
export type GitObstacle = 'no-repository' | 'detached' | 'no-upstream';

export interface SharedChange extends Pick<ChangedPage, 'address' | 'former' | 'removed' | 'added'> {
  /** Whether all pages have it, not only most. */
  isEverywhere: boolean;
  /** BCP 47 tag; only on a site in several languages. */
  language?: string;
}

/** Page or post that appears or disappears by itself. */
export interface ScheduledChange {
  title: string;
  is: 'appears' | 'disappears';
  /** Milliseconds since 1970. */
  when: number;
}

export interface ChangedPage {
  path: string;
  title: string;
  state: 'new' | 'changed' | 'removed';
  /** Addresses of the page to be published and of the former one, without scripts, for a side-by-side view. */
  address?: string;
  former?: string;
  /** Removed and added texts in page order, at most forty each; none if only links or pictures changed. */
  removed: string[];
  added: string[];
}

/**
 * Events of POST `_edit/build` (`{}`) and POST `_edit/publish` (`PublishRequest`): the answer is an event stream of lines
 * `data: <WorkEvent>`; the last is `done`, `failed` or `conflict`. 409 while another job runs.
 */
export type WorkEvent =
  | { is: 'progress'; words: string; share?: number; left?: number }
  /** `isSent`: after publishing, whether there was anything to send. `more`: changes of others, one per line; `problems`: diagnostics of the output, e.g. a page over its budget. */
  | { is: 'done'; words: string; isSent?: boolean; more?: string[]; problems?: PlacedProblem[] }
  /** Others published different values for the same places; nothing was done. Send the request again with `settled`. */
  | { is: 'conflict'; conflicts: Conflict[]; seen: string }
  /** `details`: the reason for developers. */
  | { is: 'failed'; reason: string; details?: string; problems: PlacedProblem[] };

/** Which side wins a conflict, and the conflict's id. */
export interface ConflictChoice {
  takes: 'mine' | 'theirs';
  seen: string;
}

/** Publishing happens only on this request. `message`: commit message. */
export type PublishRequest = { by: 'git'; message: string; settled?: ConflictChoice | undefined } | { by: 's3' };
