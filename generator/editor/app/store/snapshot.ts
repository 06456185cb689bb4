import type { Json } from '../../../core/json/value.ts';
import { valueAt } from '../../../core/json/value-at.ts';
import type { ChangeResult, Conflict, PlacedProblem, PlaceholderFile, Summary } from '../../document/protocol-changes.ts';
import type { EditSchema } from '../../document/protocol-forms.ts';
import type { EditablePage, EditState, PlacedValue } from '../../document/protocol-state.ts';
import type { Operation } from '../../document/text/operation.ts';
import type { FieldRoot } from '../model/fields.ts';
import { child, isWithin, type Path, rootOf, toPointer } from '../model/places.ts';
import type { ChangeRequest, FieldEdit, ShownRevision } from './field-edit.ts';

/** Reason for a failed write without diagnostics: the server rejected the request, or it is too long. */
export type RejectionReason = 'failed' | 'tooLong';

/** Refused value, kept in its field. */
export interface RejectedValue {
  value: Json | undefined;
  problems: PlacedProblem[];
  reason?: RejectionReason;
  /** Original change, so that a correction is compared with the same base. */
  pending?: PendingChange;
}

/** Change to be written. */
export interface PendingChange extends ChangeRequest {
  /** Unique id, so that a repeated request is applied once. */
  id: string;
  summary: Summary;
  seen: Record<string, Json>;
  brings?: PlaceholderFile[];
  revision: ShownRevision;
  from?: FieldEdit;
  /** Text typed by the user that has no field to be kept in. */
  typed?: string[];
  /** Receives the answer. @returns whether the form that sent the change is still open and shows what is wrong */
  onAnswer?: (answer: ChangeAnswer) => boolean;
}

/** Answer to a change for the form that sent it. */
export type ChangeAnswer = { state: 'written' } | { state: 'refused'; problems: PlacedProblem[]; reason?: RejectionReason };

export interface Clash {
  pending: PendingChange;
  conflicts: Conflict[];
  /** Version of the file with the conflicting value, and the operations that apply the chosen one. */
  base: string;
  operations: Operation[];
}

/** Unwritten input without a field to be kept in. */
export interface RejectedChange {
  pending: PendingChange;
  problems: PlacedProblem[];
  reason?: RejectionReason;
}

/** Text to find in the site, and its replacement. */
export interface TextReplacement {
  find: string;
  by: string;
}

/** Status message, or a refused operation without a field. */
export interface Note {
  id: number;
  text: string;
  problems: PlacedProblem[];
  /** Finished action instead of a text, and the path of what it created. */
  done?: Summary;
  at?: Path;
  /** The action was undone or redone; `at` is on another page. */
  returned?: 'undo' | 'redo';
  /** Who changed the place of what cannot be undone. */
  by?: NonNullable<Conflict['by']>;
  /** Value that was changed, and the number of other places that still have the old one. */
  oldValue?: TextReplacement & { places: number };
}

/** Progress of input: in the file, being written, or waiting for the server. */
export type SaveState = 'kept' | 'writing' | 'waiting';

/** Status apart from the content. It changes several times per change and few components show it. */
export interface EditorStatus {
  saveState: SaveState;
  /** Whether a draft has unsent input. */
  hasUnsentInput: boolean;
  /** Whether the server has not answered for a while. */
  isSilent: boolean;
  /** Message about what prevents writing the file, such as permissions; empty if nothing does. */
  writeProblem: string;
  /** Version number of the preview. */
  version: number;
  /** Error outside of the content; empty if there is none. */
  failure: string;
}

/** Remaining state of the editor: immutable plain data. */
export interface Snapshot {
  state: EditState | undefined;
  schema: EditSchema | undefined;
  /** Loaded parts of the file, by JSON Pointer. */
  roots: ReadonlyMap<string, PlacedValue>;
  /** Path of the page in the frame. */
  page: string;
  /** Focus of the panel; may be a single text. */
  focus: Path;
  rejectedValues: ReadonlyMap<string, RejectedValue>;
  /** Open conflicts; the first one is asked about. */
  clashes: readonly Clash[];
  rejectedChanges: readonly RejectedChange[];
  /** Changes when the panel shows another thing, not when the same thing gets another path. */
  panelKey: number;
  note: Note | undefined;
}

export const emptySnapshot: Snapshot = {
  state: undefined,
  schema: undefined,
  roots: new Map(),
  page: '/',
  focus: [],
  rejectedValues: new Map(),
  clashes: [],
  rejectedChanges: [],
  panelKey: 0,
  note: undefined,
};

export const idleStatus: EditorStatus = {
  saveState: 'kept',
  hasUnsentInput: false,
  isSilent: false,
  writeProblem: '',
  version: 0,
  failure: '',
};

export function pageOf({ state, page }: Snapshot): EditablePage | undefined {
  return state?.pages.find(({ path }) => path === page);
}

/** Whether the sections of a page are edited one by one. */
export const hasSections = ({ made, at }: EditablePage) => made === undefined || (made === 'not-found' && at.length === 1);

/** Page that contains a place; the current one if there are several. */
export function pageAt({ state, page }: Snapshot, at: Path): EditablePage | undefined {
  const around = state?.pages.filter((one) => isWithin(at, one.at)) ?? [];
  const nearest = Math.max(...around.map((one) => one.at.length));
  const own = around.filter((one) => one.at.length === nearest);
  return own.find(({ path }) => path === page) ?? own[0];
}

/** Path of the loaded part that contains a place. */
function loadedRootOf({ roots }: Snapshot, path: Path): Path | undefined {
  const own = rootOf(path);
  const all = own.map((_, index) => own.slice(0, own.length - index));
  return all.find((at) => roots.has(toPointer(at)));
}

/** Loaded value at a place; undefined if not loaded. */
export function loadedValueAt(snapshot: Snapshot, path: Path): Json | undefined {
  const root = loadedRootOf(snapshot, path);
  return root && valueAt(snapshot.roots.get(toPointer(root))?.value, path.slice(root.length));
}

/** Loaded part that contains a place, to find the place's field. */
export function fieldRoot(snapshot: Snapshot, path: Path): FieldRoot {
  const at = loadedRootOf(snapshot, path) ?? rootOf(path);
  const collection = snapshot.state?.collections.find((one) => isWithin(at, one.at));
  return { at, value: snapshot.roots.get(toPointer(at))?.value, type: collection?.type };
}

export const isLoaded = (snapshot: Snapshot, path: Path) => loadedRootOf(snapshot, path) !== undefined;

/** Problems at a place or inside it. */
export function problemsAt({ state, rejectedValues }: Snapshot, path: Path): PlacedProblem[] {
  const own = state?.problems.filter(({ at }) => isWithin(at, path)) ?? [];
  const refused = [...rejectedValues.values()].flatMap(({ problems }) => problems.filter(({ at }) => isWithin(at, path)));
  return [...own, ...refused];
}

/** Path of the sections of the current page. */
export const sectionsPathOf = (snapshot: Snapshot): Path => [...(pageOf(snapshot)?.at ?? []), 'blocks'];

/** Loaded sections of a list. */
export function sectionsAt(snapshot: Snapshot, list: Path): Json[] {
  const blocks = child(loadedValueAt(snapshot, list.slice(0, -1)), 'blocks');
  return Array.isArray(blocks) ? blocks : [];
}

export const blocksOf = (snapshot: Snapshot): Json[] => (pageOf(snapshot) ? sectionsAt(snapshot, sectionsPathOf(snapshot)) : []);

export type { ChangeResult };

/** Whether input is neither in the file nor being written, and needs a decision by the user. */
export const hasUndecidedChanges = ({ rejectedValues, clashes, rejectedChanges: rejected }: Snapshot): boolean =>
  rejectedValues.size > 0 || clashes.length > 0 || rejected.length > 0;
