import type { ChangeResult, PlacedProblem } from './protocol-changes.ts';
import type { WorkEvent } from './protocol-publishing.ts';

/**
 * Bringing an old site: POST `_edit/import-begin` (`{}`) answers `{ "id": … }`, POST
 * `_edit/import-file?id=<id>&path=<relative path>` receives each file, `_edit/import-run` converts them, `_edit/import-write`
 * writes the result as one change, and `_edit/import-end` (`{ "id": … }`) removes the files.
 */

/** What an upload may contain. */
export const importLimits = { bytes: 1024 ** 3, files: 20_000 } as const;

/** Body of POST `_edit/import-run`; the answer is an event stream of ImportEvents. 409 while another import runs. */
export interface ImportRequest {
  id: string;
  /** Fetch pictures from the old site. */
  isFetching: boolean;
  withComments: boolean;
}

/** The last event is `imported` or `failed`. */
export type ImportEvent =
  | Extract<WorkEvent, { is: 'progress' | 'failed' }>
  | { is: 'imported'; account: ImportAccount; plan: ImportPlan };

/** What was kept, changed and left out, and errors of the old content. */
export interface ImportAccount {
  /** The account in a few lines; empty if the content has errors, so that nothing was built. */
  lines: string[];
  /** Whether everything in the source is accounted for. GET `_edit/import-report?id=<id>` is the whole account. */
  isBalanced: boolean;
  problems: PlacedProblem[];
  /** Number of all errors, of which `problems` has the first. */
  errors: number;
  /** Made-up texts and files that somebody has to write. */
  toWrite: number;
}

/** Page or item of the old site that this site has already. */
export interface ImportLeft {
  title: string;
  address: string;
}

/** Place that was changed both here and in the old site. Texts as readers see them; null: deleted. */
export interface ImportClashText {
  where: string;
  mine: string | null;
  theirs: string | null;
}

/** What each way of writing an import would do. */
export interface ImportPlan {
  /** Version of the file that it applies to. */
  base: string;
  add: {
    pages: number;
    items: number;
    left: ImportLeft[];
    /** Names of languages of the old site that this site lacks: nothing can be added before. */
    missing: string[];
  };
  /** Only if this site was imported before. */
  update?: {
    added: number;
    changed: number;
    removed: number;
    files: number;
    clashes: ImportClashText[];
  };
}

/** Body of POST `_edit/import-write`. `takes`: a side for each clash of the plan. */
export interface ImportWriteRequest {
  id: string;
  base: string;
  how: 'add' | 'replace' | 'update';
  takes?: ('mine' | 'theirs')[] | undefined;
}

/** `stale`: nothing was written, as the site changed since the plan, which is renewed. */
export type ImportAnswer = ChangeResult | { state: 'stale'; plan: ImportPlan } | { state: 'unable' };
