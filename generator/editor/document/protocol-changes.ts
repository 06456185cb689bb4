import type { MessageTask } from '../../core/diagnostics/messages/words.ts';
import type { Path } from '../../core/json/path.ts';
import type { Json } from '../../core/json/value.ts';
import type { Problem } from './problem.ts';
import type { Operation } from './text/operation.ts';

/**
 * Changes of the file and their results. The file is the single source of truth: the editor requests changes of places that it
 * has seen, the server applies them as small edits of the text, or reports why it cannot.
 */

/** Entry text in the list of changes: key of a message of the editor, and its values. */
export interface Summary {
  key: string;
  values: Record<string, string>;
}

/** Set of operations that is applied and undone as a whole. */
export interface Change {
  /** Identifies the change: a repeated request, e.g. after a lost answer, is not applied again. */
  id?: string;
  /** Version that the editor has seen: `EditState.base`. */
  base: string;
  /** Language of the edition that the paths refer to; absent: paths of the file. */
  edition?: string;
  /** Changes requested since `base` by the same editor, which are not conflicts. Paths of `operations` apply after them. */
  own?: Operation[];
  operations: Operation[];
  summary: Summary;
  /**
   * Values at the places when they were seen, by JSON Pointer. The server prefers the text of `base` from its journal. If that
   * is gone, a place must still have the value in `seen`; places without an entry are not checked.
   */
  seen?: Record<string, Json>;
  /** Sample files that the operations refer to; copied into the assets if missing. */
  brings?: PlaceholderFile[];
}

/** Sample file used where the site has no picture or file yet. */
export type PlaceholderFile = 'picture' | 'file' | 'audio';

/** Place that was changed by others at the same time. */
export interface Conflict {
  at: Path;
  /** Place in words. */
  where: string;
  /** Value of the change and value of the file; undefined: none. */
  mine: Json | undefined;
  theirs: Json | undefined;
  /** The parent is gone or ambiguous; `at` is the path where it was seen. */
  isGone?: true;
  /** Who changed the place last, if known. `when`: milliseconds since 1970. */
  by?: { name: string; when: number };
}

/** Body of POST `_edit/undo` and `_edit/redo`; the answer is a ChangeResult. */
export interface ReturnRequest {
  /** Identifies the request: a repeated one, e.g. after a lost answer, undoes or redoes nothing more. */
  id?: string | undefined;
}

/** Change that was undone or redone. */
export interface ReturnedStep {
  summary: Summary;
  /** First place that differs now. */
  at?: Path;
}

export type ChangeResult =
  /** Written. `lines` counts removed and added lines. `base` is the new version. `step`: what was undone or redone. */
  | { state: 'written'; base: string; lines: { removed: number; added: number }; step?: ReturnedStep }
  /** Not written: the change would introduce errors. Places are those after the change. */
  | { state: 'refused'; base: string; problems: PlacedProblem[] }
  /**
   * Not written: others changed the same places. `operations` would apply the change anyway; those of removed places are left
   * out.
   */
  | { state: 'conflict'; base: string; conflicts: Conflict[]; operations: Operation[] };

/** Diagnostic with the path of its place. */
export interface PlacedProblem extends Problem {
  at: Path;
  /** Edits that repair it, if certain: offsets in the text of `EditState.base`, to be sent as a RepairRequest. */
  fix?: { from: number; to: number; text: string }[];
  /** Form of the editor that resolves it. */
  task?: MessageTask;
  /** Path of the translation that users may confirm as correct, to be sent as a ConfirmRequest. */
  confirms?: Path;
}

/** Body of POST `_edit/confirm`: a diagnostic whose translations equal their source texts. */
export interface ConfirmRequest {
  code: string;
  path: Path;
}

/** Body of POST `_edit/repair`; the answer is a ChangeResult. Offsets are UTF-16 units after the byte order mark. */
export interface RepairRequest {
  base: string;
  edits: { from: number; to: number; text: string }[];
  summary: Summary;
}
