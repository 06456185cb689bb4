import type { ChangeResult, PlacedProblem } from '../../document/protocol-changes.ts';
import type { Operation } from '../../document/text/operation.ts';
import { sameJson } from '../model/apply.ts';
import { isWithin, ownerOf, type Path, toPointer } from '../model/places.ts';
import { clashOf, isOfOneField, requestedValue, withOperations } from './change-results.ts';
import type { Drafts } from './drafts.ts';
import type { EditorState } from './editor-state.ts';
import type { FieldEdit } from './field-edit.ts';
import type { Notes } from './notes.ts';
import { type Clash, loadedValueAt, type PendingChange, type RejectedChange, type RejectionReason } from './snapshot.ts';
import type { Writer } from './writer.ts';

interface UnsavedChangesOptions {
  state: EditorState;
  drafts: Drafts;
  notes: Notes;
  /** Unanswered changes. */
  queue: Pick<Writer, 'newerChangeFor' | 'withdraw'>;
  /** Reloads the parts affected by an optimistic change. */
  reload: (operations: readonly Operation[]) => void;
}

/** Changes that are not in the file: refused at a field, in conflict, or held without a field. */
export class UnsavedChanges {
  readonly #options: UnsavedChangesOptions;

  constructor(options: UnsavedChangesOptions) {
    this.#options = options;
  }

  /** Handles the server's answer to a change. */
  handleResult(pending: PendingChange, result: ChangeResult): void {
    if (result.state === 'written') {
      pending.onAnswer?.({ state: 'written' });
      return;
    }
    const { state, queue, reload } = this.#options;
    pending.isOut = true;
    const later = queue.newerChangeFor(pending);
    // The later change is based on the value before both: the file never had the first one.
    if (later) later.seen = pending.seen;
    if (result.state === 'conflict') {
      if (later) queue.withdraw(later);
      // The conflict has its own dialog.
      pending.onAnswer?.({ state: 'written' });
      state.set({ clashes: [...state.snapshot().clashes, clashOf(pending, later, result)] });
    }
    // Newer input for the field will be answered separately.
    else if (!later) this.#reject(pending, result.problems);
    reload(pending.operations);
  }

  /** Handles a change that the server rejected. */
  handleFailure(pending: PendingChange, reason: RejectionReason): void {
    this.#reject(pending, [], reason);
    this.#options.reload(pending.operations);
  }

  #reject(pending: PendingChange, problems: PlacedProblem[], reason?: RejectionReason): void {
    const { state, notes } = this.#options;
    pending.isOut = true;
    const { operations, from, typed } = pending;
    const [first] = operations;
    const because = { problems, ...(reason && { reason }) };
    if (pending.onAnswer?.({ state: 'refused', ...because })) return;
    const at = from?.now ?? first?.at ?? [];
    const isShown = !from || sameJson(loadedValueAt(state.snapshot(), at), requestedValue(pending));
    if (from) from.seen = pending.seen[toPointer(from.path)];
    if (first?.do === 'set' && isOfOneField(operations) && isShown) {
      const rejectedValues = new Map(state.snapshot().rejectedValues);
      state.set({ rejectedValues: rejectedValues.set(toPointer(at), { value: first.value, ...because, pending }) });
      // The field is not visible, so show a message.
      if (!isWithin(at, ownerOf(state.snapshot().focus))) notes.show(reason ?? 'refused', problems);
    } else if (typed || from) state.set({ rejectedChanges: [...state.snapshot().rejectedChanges, { ...because, pending }] });
    else notes.show(reason ?? 'refused', problems);
  }

  /** Discards the refused value of a place. */
  dismiss(path: Path): void {
    const rejectedValues = new Map(this.#options.state.snapshot().rejectedValues);
    rejectedValues.delete(toPointer(path));
    this.#options.state.set({ rejectedValues });
  }

  /** Discards refused values of places that are written again. */
  forget(operations: Operation[]): void {
    const { state } = this.#options;
    const { rejectedValues } = state.snapshot();
    const pointers = operations.map(({ at }) => toPointer(at));
    const isForgotten = pointers.some((pointer) => rejectedValues.has(pointer));
    state.set({
      rejectedValues: isForgotten
        ? new Map([...rejectedValues].filter(([pointer]) => !pointers.includes(pointer)))
        : rejectedValues,
    });
  }

  /** Replaces the user's value in an open conflict. @returns whether there was one */
  replaceOperations(from: FieldEdit, operations: Operation[]): boolean {
    const { state, drafts } = this.#options;
    const { clashes } = state.snapshot();
    if (!clashes.some(({ pending }) => pending.from === from)) return false;
    state.set({ clashes: clashes.map((clash) => (clash.pending.from === from ? withOperations(clash, operations) : clash)) });
    drafts.markSent(from);
    return true;
  }

  /** Removes the first conflict and returns it. */
  shiftClash(): Clash | undefined {
    const { state } = this.#options;
    const [clash, ...clashes] = state.snapshot().clashes;
    state.set({ clashes });
    return clash;
  }

  removeRejected(rejected: RejectedChange): void {
    const { state } = this.#options;
    state.set({ rejectedChanges: state.snapshot().rejectedChanges.filter((one) => one !== rejected) });
  }
}
