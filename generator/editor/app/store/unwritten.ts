import type { ChangeResult, PlacedProblem } from '../../document/protocol-changes.ts';
import type { Operation } from '../../document/text/operation.ts';
import { sameJson } from '../model/apply.ts';
import { isWithin, ownerOf, type Path, toPointer } from '../model/places.ts';
import type { Drafts } from './drafts.ts';
import type { EditorState } from './editor-state.ts';
import type { Entry } from './entry.ts';
import type { Notes } from './notes.ts';
import { amended, clashOf, isOfOneField, wantedBy } from './outcomes.ts';
import { type Clash, type Held, knownAt, type Pending, type Reason } from './snapshot.ts';
import type { Writer } from './writer.ts';

interface UnwrittenOptions {
  state: EditorState;
  drafts: Drafts;
  notes: Notes;
  /** Unanswered changes. */
  queue: Pick<Writer, 'laterThan' | 'withdraw'>;
  /** Reloads the parts affected by an optimistic change. */
  reload: (operations: readonly Operation[]) => void;
}

/** Changes that are not in the file: refused at a field, in conflict, or held without a field. */
export class Unwritten {
  readonly #options: UnwrittenOptions;

  constructor(options: UnwrittenOptions) {
    this.#options = options;
  }

  /** Handles the server's answer to a change. */
  take(pending: Pending, result: ChangeResult): void {
    if (result.state === 'written') return;
    const { state, queue, reload } = this.#options;
    pending.isOut = true;
    const later = queue.laterThan(pending);
    // The later change is based on the value before both: the file never had the first one.
    if (later) later.seen = pending.seen;
    if (result.state === 'conflict') {
      if (later) queue.withdraw(later);
      state.set({ clashes: [...state.snapshot().clashes, clashOf(pending, later, result)] });
    }
    // Newer input for the field will be answered separately.
    else if (!later) this.#refuse(pending, result.problems);
    reload(pending.operations);
  }

  /** Handles a change that the server rejected. */
  fail(pending: Pending, reason: Reason): void {
    this.#refuse(pending, [], reason);
    this.#options.reload(pending.operations);
  }

  #refuse(pending: Pending, problems: PlacedProblem[], reason?: Reason): void {
    const { state, notes } = this.#options;
    pending.isOut = true;
    const { operations, from, typed } = pending;
    const [first] = operations;
    const because = { problems, ...(reason && { reason }) };
    const at = from?.now ?? first?.at ?? [];
    const isShown = !from || sameJson(knownAt(state.snapshot(), at), wantedBy(pending));
    if (from) from.seen = pending.seen[toPointer(from.path)];
    if (first?.do === 'set' && isOfOneField(operations) && isShown) {
      const refusals = new Map(state.snapshot().refusals);
      state.set({ refusals: refusals.set(toPointer(at), { value: first.value, ...because, pending }) });
      // The field is not visible, so show a message.
      if (!isWithin(at, ownerOf(state.snapshot().focus))) notes.say(reason ?? 'refused', problems);
    } else if (typed || from) state.set({ held: [...state.snapshot().held, { ...because, pending }] });
    else notes.say(reason ?? 'refused', problems);
  }

  /** Discards the refused value of a place. */
  dismiss(path: Path): void {
    const refusals = new Map(this.#options.state.snapshot().refusals);
    refusals.delete(toPointer(path));
    this.#options.state.set({ refusals });
  }

  /** Discards refused values of places that are written again. */
  forget(operations: Operation[]): void {
    const { state } = this.#options;
    const { refusals } = state.snapshot();
    const pointers = operations.map(({ at }) => toPointer(at));
    const isForgotten = pointers.some((pointer) => refusals.has(pointer));
    state.set({ refusals: isForgotten ? new Map([...refusals].filter(([pointer]) => !pointers.includes(pointer))) : refusals });
  }

  /** Replaces the user's value in an open conflict. @returns whether there was one */
  amend(from: Entry, operations: Operation[]): boolean {
    const { state, drafts } = this.#options;
    const { clashes } = state.snapshot();
    if (!clashes.some(({ pending }) => pending.from === from)) return false;
    state.set({ clashes: clashes.map((clash) => (clash.pending.from === from ? amended(clash, operations) : clash)) });
    drafts.markSent(from);
    return true;
  }

  /** Removes the first conflict and returns it. */
  takeClash(): Clash | undefined {
    const { state } = this.#options;
    const [clash, ...clashes] = state.snapshot().clashes;
    state.set({ clashes });
    return clash;
  }

  takeHeld(held: Held): void {
    const { state } = this.#options;
    state.set({ held: state.snapshot().held.filter((one) => one !== held) });
  }
}
