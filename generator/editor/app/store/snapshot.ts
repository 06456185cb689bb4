import type { Json } from '../../../core/json/value.ts';
import { valueAt } from '../../../core/json/value-at.ts';
import type { BroughtFile, ChangeResult, Conflict, PlacedProblem, Summary } from '../../document/protocol-changes.ts';
import type { EditSchema } from '../../document/protocol-forms.ts';
import type { EditState, PageEntry, PlacedValue } from '../../document/protocol-state.ts';
import type { Operation } from '../../document/text/operation.ts';
import type { FieldRoot } from '../model/fields.ts';
import { child, isWithin, type Path, rootOf, toPointer } from '../model/places.ts';
import type { Asked, Entry, Vision } from './entry.ts';

/** Reason for a failed write without diagnostics: the server rejected the request, or it is too long. */
export type Reason = 'failed' | 'tooLong';

/** Refused value, kept in its field. */
export interface Refusal {
  value: Json | undefined;
  problems: PlacedProblem[];
  reason?: Reason;
  /** Original change, so that a correction is compared with the same base. */
  pending?: Pending;
}

/** Change to be written. */
export interface Pending extends Asked {
  /** Unique id, so that a repeated request is applied once. */
  id: string;
  summary: Summary;
  seen: Record<string, Json>;
  brings?: BroughtFile[];
  vision: Vision;
  from?: Entry;
  /** Text typed by the user that has no field to be kept in. */
  typed?: string[];
}

export interface Clash {
  pending: Pending;
  conflicts: Conflict[];
  /** Version of the file with the conflicting value, and the operations that apply the chosen one. */
  base: string;
  operations: Operation[];
}

/** Unwritten input without a field to be kept in. */
export interface Held {
  pending: Pending;
  problems: PlacedProblem[];
  reason?: Reason;
}

/** Status message, or a refused operation without a field. */
export interface Note {
  id: number;
  text: string;
  problems: PlacedProblem[];
  /** Finished action instead of a text, and the path of what it created. */
  done?: Summary;
  at?: Path;
}

/** Progress of input: in the file, being written, or waiting for the server. */
export type Writing = 'kept' | 'writing' | 'waiting';

/** Status apart from the content. It changes several times per change and few components show it. */
export interface Standing {
  writing: Writing;
  /** Whether a draft has unsent input. */
  isEntering: boolean;
  /** Message about what prevents writing the file, such as permissions; empty if nothing does. */
  trouble: string;
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
  refusals: ReadonlyMap<string, Refusal>;
  /** Open conflicts; the first one is asked about. */
  clashes: readonly Clash[];
  held: readonly Held[];
  /** Changes when the panel shows another thing, not when the same thing gets another path. */
  turn: number;
  note: Note | undefined;
}

export const nothing: Snapshot = {
  state: undefined,
  schema: undefined,
  roots: new Map(),
  page: '/',
  focus: [],
  refusals: new Map(),
  clashes: [],
  held: [],
  turn: 0,
  note: undefined,
};

export const atRest: Standing = { writing: 'kept', isEntering: false, trouble: '', version: 0, failure: '' };

export function pageOf({ state, page }: Snapshot): PageEntry | undefined {
  return state?.pages.find(({ path }) => path === page);
}

/** Whether the sections of a page are edited one by one. */
export const hasSections = ({ made, at }: PageEntry) => made === undefined || (made === 'not-found' && at.length === 1);

/** Page that contains a place; the current one if there are several. */
export function pageAt({ state, page }: Snapshot, at: Path): PageEntry | undefined {
  const around = state?.pages.filter((one) => isWithin(at, one.at)) ?? [];
  const nearest = Math.max(...around.map((one) => one.at.length));
  const own = around.filter((one) => one.at.length === nearest);
  return own.find(({ path }) => path === page) ?? own[0];
}

/** Path of the loaded part that contains a place. */
function rootAround({ roots }: Snapshot, path: Path): Path | undefined {
  const own = rootOf(path);
  const all = own.map((_, index) => own.slice(0, own.length - index));
  return all.find((at) => roots.has(toPointer(at)));
}

/** Loaded value at a place; undefined if not loaded. */
export function knownAt(snapshot: Snapshot, path: Path): Json | undefined {
  const root = rootAround(snapshot, path);
  return root && valueAt(snapshot.roots.get(toPointer(root))?.value, path.slice(root.length));
}

/** Loaded part that contains a place, to find the place's field. */
export function fieldRoot(snapshot: Snapshot, path: Path): FieldRoot {
  const at = rootAround(snapshot, path) ?? rootOf(path);
  const collection = snapshot.state?.collections.find((one) => isWithin(at, one.at));
  return { at, value: snapshot.roots.get(toPointer(at))?.value, type: collection?.type };
}

export const isKnown = (snapshot: Snapshot, path: Path) => rootAround(snapshot, path) !== undefined;

/** Problems at a place or inside it. */
export function problemsAt({ state, refusals }: Snapshot, path: Path): PlacedProblem[] {
  const own = state?.problems.filter(({ at }) => isWithin(at, path)) ?? [];
  const refused = [...refusals.values()].flatMap(({ problems }) => problems.filter(({ at }) => isWithin(at, path)));
  return [...own, ...refused];
}

/** Path of the sections of the current page. */
export const listOf = (snapshot: Snapshot): Path => [...(pageOf(snapshot)?.at ?? []), 'blocks'];

/** Loaded sections of a list. */
export function sectionsAt(snapshot: Snapshot, list: Path): Json[] {
  const blocks = child(knownAt(snapshot, list.slice(0, -1)), 'blocks');
  return Array.isArray(blocks) ? blocks : [];
}

export const blocksOf = (snapshot: Snapshot): Json[] => (pageOf(snapshot) ? sectionsAt(snapshot, listOf(snapshot)) : []);

export type { ChangeResult };

/** Whether input is neither in the file nor being written, and needs a decision by the user. */
export const isUndecided = ({ refusals, clashes, held }: Snapshot): boolean =>
  refusals.size > 0 || clashes.length > 0 || held.length > 0;
