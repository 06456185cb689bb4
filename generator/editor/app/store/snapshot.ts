import type { Json } from '../../../core/json/value.ts';
import { valueAt } from '../../../core/json/value-at.ts';
import type { BroughtFile, ChangeResult, Conflict, PlacedProblem, Summary } from '../../document/protocol-changes.ts';
import type { EditSchema } from '../../document/protocol-forms.ts';
import type { EditState, PageEntry, PlacedValue } from '../../document/protocol-state.ts';
import type { Operation } from '../../document/text/operation.ts';
import type { FieldRoot } from '../model/fields.ts';
import { child, isWithin, type Path, rootOf, toPointer } from '../model/places.ts';
import type { Asked, Entry, Vision } from './entry.ts';

/** Why something is not written that has no errors: the server makes no sense of it, or it is too long for it. */
export type Reason = 'failed' | 'tooLong';

/** A value that the file does not take, kept where it was entered. */
export interface Refusal {
  value: Json | undefined;
  problems: PlacedProblem[];
  reason?: Reason;
  /** What was asked: mended, it is still held against what stood there when it was begun. */
  pending?: Pending;
}

/** What waits for being written. */
export interface Pending extends Asked {
  /** Of its own: sent again, it is not made twice. */
  id: string;
  summary: Summary;
  seen: Record<string, Json>;
  brings?: BroughtFile[];
  vision: Vision;
  from?: Entry;
  /** What somebody has typed of it, where it has no field in which that would stay. */
  typed?: string[];
}

export interface Clash {
  pending: Pending;
  conflicts: Conflict[];
  /** The file that has what is shown beside it, and what takes the place of that where it is chosen. */
  base: string;
  operations: Operation[];
}

/** What was typed, was not written, and has no field in which it would stay. */
export interface Held {
  pending: Pending;
  problems: PlacedProblem[];
  reason?: Reason;
}

/** Something said in passing, or an operation that was refused and has no field. */
export interface Note {
  id: number;
  text: string;
  problems: PlacedProblem[];
  /** What was done, in the place of a text, and where what it made stands. */
  done?: Summary;
  at?: Path;
}

/** How far what was entered has come: in the file, on its way, or waiting for a server that does not answer. */
export type Writing = 'kept' | 'writing' | 'waiting';

/** How things stand beside what is edited: it changes several times with every change, and little is drawn of it. */
export interface Standing {
  writing: Writing;
  /** Whether something is being entered that has not been sent. */
  isEntering: boolean;
  /** What of the machine is in the way of the file, in words; empty when nothing is. */
  trouble: string;
  /** Number of the version that the preview shows. */
  version: number;
  /** What went wrong outside the content; empty when nothing did. */
  failure: string;
}

/** Everything else that the editor shows, as plain data that never changes in place. */
export interface Snapshot {
  state: EditState | undefined;
  schema: EditSchema | undefined;
  /** Parts of the file that are known, by JSON Pointer. */
  roots: ReadonlyMap<string, PlacedValue>;
  /** Path of the page in the frame. */
  page: string;
  /** What the panel shows: the place itself, which may be a single text. */
  focus: Path;
  refusals: ReadonlyMap<string, Refusal>;
  /** Those to be decided; the first is asked about. */
  clashes: readonly Clash[];
  held: readonly Held[];
  /** Another number where the panel shows something else: not where the same has another place. */
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

/** Whether a page is made of sections that are written one by one. */
export const hasSections = ({ made, at }: PageEntry) => made === undefined || (made === 'not-found' && at.length === 1);

/** The page on which a place stands by itself: the one that is shown, where it is one of several. */
export function pageAt({ state, page }: Snapshot, at: Path): PageEntry | undefined {
  const around = state?.pages.filter((one) => isWithin(at, one.at)) ?? [];
  const nearest = Math.max(...around.map((one) => one.at.length));
  const own = around.filter((one) => one.at.length === nearest);
  return own.find(({ path }) => path === page) ?? own[0];
}

/** The part of the file that a place is in, as it is known here: its own, or a larger one. */
function rootAround({ roots }: Snapshot, path: Path): Path | undefined {
  const own = rootOf(path);
  const all = own.map((_, index) => own.slice(0, own.length - index));
  return all.find((at) => roots.has(toPointer(at)));
}

/** What the file has at a place, as far as it is known here. */
export function knownAt(snapshot: Snapshot, path: Path): Json | undefined {
  const root = rootAround(snapshot, path);
  return root && valueAt(snapshot.roots.get(toPointer(root))?.value, path.slice(root.length));
}

/** The known part of the file that a place is in, for finding its field. */
export function fieldRoot(snapshot: Snapshot, path: Path): FieldRoot {
  const at = rootAround(snapshot, path) ?? rootOf(path);
  const collection = snapshot.state?.collections.find((one) => isWithin(at, one.at));
  return { at, value: snapshot.roots.get(toPointer(at))?.value, type: collection?.type };
}

export const isKnown = (snapshot: Snapshot, path: Path) => rootAround(snapshot, path) !== undefined;

/** Problems at a place or in it. */
export function problemsAt({ state, refusals }: Snapshot, path: Path): PlacedProblem[] {
  const own = state?.problems.filter(({ at }) => isWithin(at, path)) ?? [];
  const refused = [...refusals.values()].flatMap(({ problems }) => problems.filter(({ at }) => isWithin(at, path)));
  return [...own, ...refused];
}

/** The place of the sections of the page that is shown. */
export const listOf = (snapshot: Snapshot): Path => [...(pageOf(snapshot)?.at ?? []), 'blocks'];

/** The sections of a list, as far as it is known here. */
export function sectionsAt(snapshot: Snapshot, list: Path): Json[] {
  const blocks = child(knownAt(snapshot, list.slice(0, -1)), 'blocks');
  return Array.isArray(blocks) ? blocks : [];
}

export const blocksOf = (snapshot: Snapshot): Json[] => (pageOf(snapshot) ? sectionsAt(snapshot, listOf(snapshot)) : []);

export type { ChangeResult };

/** Whether something that was entered is neither in the file nor on its way, and waits for somebody to decide. */
export const isUndecided = ({ refusals, clashes, held }: Snapshot): boolean =>
  refusals.size > 0 || clashes.length > 0 || held.length > 0;
