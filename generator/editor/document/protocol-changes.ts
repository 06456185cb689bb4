import type { MessageTask } from '../../core/diagnostics/messages/words.ts';
import type { Path } from '../../core/json/path.ts';
import type { Json } from '../../core/json/value.ts';
import type { Problem } from './problem.ts';
import type { Operation } from './text/operation.ts';

/**
 * Changes of the file, and what came of them. The file is the only truth: the editor asks for changes of places that it has
 * seen, the server writes them into the text of the file as small edits, or says why not.
 */

/** A sentence of the list of what was done: a key of the editor's words, and what stands in it. */
export interface Summary {
  key: string;
  values: Record<string, string>;
}

/** What is done in one go and undone in one go. */
export interface Change {
  /** Names the change: asked for again, as when the answer was lost, it is not made twice. */
  id?: string;
  /** The file that the editor has seen: `EditState.base`. */
  base: string;
  /** The language in which the places were seen, of a site in several; absent: they are those of the file. */
  edition?: string;
  /** What the editor has asked for since and does not count as a change of others: places of `operations` are those after it. */
  own?: Operation[];
  operations: Operation[];
  summary: Summary;
  /**
   * What stood at the places when they were seen, by JSON Pointer. The server knows what the file held at `base` for as long
   * as its journal goes back, and goes by that; beyond, a place is still the same one only when it holds what was seen, and
   * places without an entry are taken as they are.
   */
  seen?: Record<string, Json>;
  /** Files that the operations name and that the site may not have yet: they are put into its assets where they are missing. */
  brings?: BroughtFile[];
}

/** A neutral drawing, or an empty sheet, that stands where a site has no picture or file of its own. */
export type BroughtFile = 'picture' | 'file' | 'audio';

/** A place where the file was changed elsewhere while it was being changed here. */
export interface Conflict {
  at: Path;
  /** The place in words. */
  where: string;
  /** What the change wants there, and what the file has there now; undefined: nothing. */
  mine: Json | undefined;
  theirs: Json | undefined;
  /** What the place stood in is not there any more, or cannot be told from others: `at` is then where it was seen. */
  isGone?: true;
}

export type ChangeResult =
  /** Written. `lines` are those that the edit took away and put in. `base` names the file as it is now. */
  | { state: 'written'; base: string; lines: { removed: number; added: number } }
  /** Not written: the file would have errors that it has not now. Those stand at the places of the change. */
  | { state: 'refused'; base: string; problems: PlacedProblem[] }
  /**
   * Not written: somebody else has changed the same places. `operations` make the change all the same, of the file as it is;
   * those of places that are gone are left out.
   */
  | { state: 'conflict'; base: string; conflicts: Conflict[]; operations: Operation[] };

/** A diagnostic with the place that it is about. */
export interface PlacedProblem extends Problem {
  at: Path;
  /** Where it is certain how to repair it: edits of the text of the file at `EditState.base`, to be sent as a RepairRequest. */
  fix?: { from: number; to: number; text: string }[];
  /** The form of the editor that does what it asks for. */
  task?: MessageTask;
  /** Place in the file of the translation that somebody may find to be right as it is, to be sent as a ConfirmRequest. */
  confirms?: Path;
}

/** Body of POST `_edit/confirm`: a problem whose translations say the same as their texts. */
export interface ConfirmRequest {
  code: string;
  path: Path;
}

/** Body of POST `_edit/repair`; the answer is a ChangeResult. Offsets count UTF-16 units, from behind a byte order mark. */
export interface RepairRequest {
  base: string;
  edits: { from: number; to: number; text: string }[];
  summary: Summary;
}
