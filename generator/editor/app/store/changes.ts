import { valueAt } from '../../../core/json/value-at.ts';
import { shortenSummary } from '../../document/limits.ts';
import type { PlaceholderFile, Summary } from '../../document/protocol-changes.ts';
import { placeholderFilesIn } from '../../document/tasks/placeholder-files.ts';
import type { Operation } from '../../document/text/operation.ts';
import { sameJson } from '../model/apply.ts';
import { isWithin, type Path, toPointer } from '../model/places.ts';
import { requestedValue } from './change-results.ts';
import type { LoadedContent } from './content.ts';
import type { Drafts } from './drafts.ts';
import type { EditorState } from './editor-state.ts';
import { type FieldEdit, operationsInView, type ShownRevisions } from './field-edit.ts';
import type { Notes } from './notes.ts';
import { hasUndecidedChanges, loadedValueAt, type PendingChange, type RejectedChange } from './snapshot.ts';
import type { TargetIds } from './target-ids.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';
import type { Writer } from './writer.ts';

interface ChangesOptions {
  state: EditorState;
  revisions: ShownRevisions;
  drafts: Drafts;
  content: LoadedContent;
  unsaved: UnsavedChanges;
  targetIds: TargetIds;
  writer: Writer;
  notes: Notes;
}

export interface ChangeOptions {
  brings?: PlaceholderFile[];
  /** Draft entry, if the change was entered by hand. */
  from?: FieldEdit;
  /** Version of the file that the change was planned for, if not the one shown. */
  base?: string;
  /** See `PendingChange`. */
  typed?: string[];
  onAnswer?: PendingChange['onAnswer'];
}

/** Summaries of deletions, which are told with a way back. */
const isDeletion = ({ key }: Summary) => key === 'remove' || key.startsWith('task-delete-');

/** Value at a place in a draft when it was opened. */
const seenAt = ({ path, seen }: FieldEdit, at: Path) => (isWithin(at, path) ? valueAt(seen, at.slice(path.length)) : seen);

/** Rebases a draft on the change that was just sent. */
function rebaseEdit(from: FieldEdit, sent: PendingChange): void {
  const { base, own } = from.revision;
  if (!own.includes(sent)) from.revision = { base, own: [...own, sent] };
  from.seen = requestedValue(sent);
}

/** Changes of the file: shown at once, and written once the server has checked them. */
export class Changes {
  readonly #options: ChangesOptions;

  constructor(options: ChangesOptions) {
    this.#options = options;
  }

  change(operations: Operation[], summary: Summary, options: ChangeOptions = {}): void {
    const { content, drafts, unsaved, writer, notes } = this.#options;
    const { from } = options;
    if (from && unsaved.replaceOperations(from, operations)) return;
    const pending = this.#pendingOf(operations, summary, options);
    const shown = this.#shownOf(operations, from);
    if (shown) unsaved.forget(shown);
    const sent = writer.add(pending);
    if (isDeletion(summary)) notes.showDone(summary);
    if (shown) content.applyOptimistically(shown, shown === operations ? sent : { operations: shown, of: sent });
    if (from) {
      rebaseEdit(from, sent);
      drafts.markSent(from);
    }
  }

  /** Change to send, with the version it is based on. */
  #pendingOf(operations: Operation[], summary: Summary, { brings, from, base, typed, onAnswer }: ChangeOptions): PendingChange {
    const { state, revisions, targetIds } = this.#options;
    const [first] = operations;
    const at = from?.now ?? first?.at ?? [];
    const known = first && first.do !== 'insert' ? loadedValueAt(state.snapshot(), at) : undefined;
    const before = from ? seenAt(from, first?.at ?? from.path) : known;
    const shownRevision = () => revisions.at(at, state.snapshot().state?.base ?? '');
    return {
      id: crypto.randomUUID(),
      operations: [...operations, ...targetIds.takeOperationsFor(operations)],
      summary: shortenSummary(summary),
      seen: first && before !== undefined ? { [toPointer(first.at)]: before } : {},
      brings: brings ?? placeholderFilesIn(operations),
      revision: from?.revision ?? (base === undefined ? shownRevision() : { base, own: [] }),
      ...(from && { from }),
      ...(typed && { typed }),
      ...(onAnswer && { onAnswer }),
    };
  }

  /** Operations with paths as shown now; undefined if the place cannot be found: the change then shows once the file has it. */
  #shownOf(operations: Operation[], from: FieldEdit | undefined): Operation[] | undefined {
    if (!from) return operations;
    const snapshot = this.#options.state.snapshot();
    const isThere = sameJson(loadedValueAt(snapshot, from.now), from.seen) || snapshot.rejectedValues.has(toPointer(from.now));
    return isThere ? operationsInView(operations, from) : undefined;
  }

  /** Resolves the first conflict with the user's value or the file's. */
  settle(takes: 'mine' | 'theirs'): void {
    const { drafts, unsaved } = this.#options;
    const clash = unsaved.shiftClash();
    if (!clash) return;
    const { pending, base, operations, conflicts } = clash;
    const { from, summary, brings = [], typed } = pending;
    const [first] = conflicts;
    if (from && first) Object.assign(from, { path: first.at, now: first.at, revision: { base, own: [] }, seen: first.theirs });
    if (takes === 'mine') this.change(operations, summary, { brings, base, ...(from && { from }), ...(typed && { typed }) });
    else if (from) {
      drafts.release(from);
      from.showValue?.(first?.theirs);
    }
  }

  /** Sends a held change again, or discards it. */
  decide(rejected: RejectedChange, takes: 'again' | 'none'): void {
    this.#options.unsaved.removeRejected(rejected);
    if (takes === 'none') return;
    this.#options.writer.add({ ...rejected.pending, isOut: false, id: crypto.randomUUID() });
  }

  /** Sends drafts, and waits until every change is answered. */
  async finish(): Promise<void> {
    const { drafts, writer } = this.#options;
    drafts.sendAll();
    await writer.idle();
  }

  /** Whether all input is in the file. */
  isSafe(): boolean {
    const { state, drafts, writer } = this.#options;
    return !drafts.hasUnsent() && !writer.isBusy() && !hasUndecidedChanges(state.snapshot());
  }

  /** Sends the unanswered changes of an earlier page. */
  resume(waiting: PendingChange[]): void {
    for (const pending of waiting) this.#options.writer.add(pending);
  }

  /** Sends drafts. @returns all changes that are not in the file */
  sendRest(): PendingChange[] {
    const { state, drafts, writer } = this.#options;
    drafts.sendAll();
    const { clashes, rejectedChanges: rejected } = state.snapshot();
    return [...writer.waiting(), ...[...clashes, ...rejected].map(({ pending }) => pending)];
  }
}
