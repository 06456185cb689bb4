import type { Diagnostic } from '../../core/diagnostics/diagnostics.ts';
import type { Source } from '../../core/json/source.ts';
import type { LineCounts, TextEdit } from '../../core/json/text-edit.ts';
import type { FileMove } from './file-moves.ts';
import type { Step } from './history.ts';
import type { Author } from './person.ts';
import type { Change, Conflict, ReturnedStep, ReturnRequest, Summary } from './protocol-changes.ts';
import type { HistoryItem } from './protocol-history.ts';
import type { Operation } from './text/operation.ts';

/** Result of a change, undo, redo or repair. */
export type EditResult =
  /** `lines`: removed and added lines; both 0 if nothing changed. `step`: see `ChangeResult`. */
  | { state: 'written'; base: string; lines: LineCounts; step?: ReturnedStep }
  /** Not written: these errors would be new. Places are those after the change, in `source`. */
  | { state: 'refused'; base: string; diagnostics: Diagnostic[]; source: Source }
  /** Not written: others changed the same places. `operations`: see `ChangeResult`. */
  | { state: 'conflict'; base: string; conflicts: Conflict[]; operations: Operation[] };

export interface EditSession {
  /** The same file for a person: steps carry the author. Undefined: without accounts. */
  as: (author: Author | undefined) => EditSession;
  /** Version, text and changes of the present file. */
  state: () => Promise<SessionState>;
  /**
   * Changes the file and moves asset files as one step; a conflict if a file cannot be moved.
   * @throws UsageError if the file cannot be read, Error if it cannot be written
   */
  change: (change: Change, files?: readonly FileMove[]) => Promise<EditResult>;
  /** Dry run of a change. @throws UsageError if the file cannot be read */
  tryChange: (change: Change) => Promise<EditResult>;
  /** Undoes the last change of the person, or redoes it; undefined if there is none. @throws as `change` does */
  undo: (request?: ReturnRequest) => Promise<EditResult | undefined>;
  redo: (request?: ReturnRequest) => Promise<EditResult | undefined>;
  /**
   * Undoes or redoes changes of the person until the given one is the last of them; 0 undoes all. Those of others stay. Stops at
   * the first step that is not possible.
   * @throws as `change` does
   */
  goTo: (id: number) => Promise<EditResult | undefined>;
  /** Steps that led to the present text, by everybody. */
  journal: () => Promise<SiteJournal>;
  /** Text after a change; undefined if unknown. */
  textOf: (id: number) => Promise<string | undefined>;
  /**
   * Replaces the whole text as one change; a conflict if the file is not the version that was seen.
   * @throws as `change` does
   */
  restore: (restoring: RestoreInput) => Promise<EditResult>;
  /** Edits the text of a file that may not be valid JSON, e.g. to add a missing comma. @throws as `change` does */
  repair: (repair: Repair) => Promise<EditResult>;
}

/** Present text of the site file, and the steps that led to it. */
export interface SiteJournal {
  /** Hash of the text. */
  base: string;
  text: string;
  steps: readonly Step[];
}

export interface SessionState {
  /** Hash of the text, as in `Change.base`. */
  base: string;
  text: string;
  canUndo: boolean;
  canRedo: boolean;
  /** Whether somebody can redo something, which may need files that are in no version of the site now. */
  canAnyoneRedo: boolean;
  done: HistoryItem[];
}

export interface Repair {
  /** Version that the edits apply to; offsets begin after the byte order mark. */
  base: string;
  edits: TextEdit[];
  summary: Summary;
}

export interface RestoreInput {
  /** Version to replace. */
  base: string;
  text: string;
  summary: Summary;
  /** Asset files to move in the same step. */
  files?: readonly FileMove[];
  /** The text is an upgrade to a newer content version: see `Plan`. */
  isUpgrade?: boolean;
}
