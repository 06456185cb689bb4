import type { Json } from '../../../../core/json/value.ts';
import { mergeValues } from '../../../document/merge-values.ts';
import type { Summary } from '../../../document/protocol-changes.ts';
import type { Operation } from '../../../document/text/operation.ts';
import { sameJson } from '../../model/apply.ts';
import { isSame, type Path } from '../../model/places.ts';
import type { Editor } from '../../store/editor.ts';
import type { FieldEdit } from '../../store/field-edit.ts';
import { type ChangeAnswer, loadedValueAt } from '../../store/snapshot.ts';
import { operationsBetween } from '../list-operations.ts';

export type DraftEditor = Pick<Editor, 'state' | 'drafts' | 'changes' | 'notes'>;

export interface ListDraftHost {
  /** Reads the list as written. */
  read: () => Json[];
  /** Shows a list that arrived from elsewhere. */
  show: (list: Json[]) => void;
  /** Shows a list, and on it again what was written since a list was sent. */
  showBelow: (list: Json[]) => void;
  /** Called when a list is sent. */
  onSent: () => void;
  /** Whether an input method is composing: nothing must be shown. */
  isComposing: () => boolean;
  /** Message about operations. */
  tell: (operations: Operation[]) => Summary;
  /** Called when the list is gone. */
  onGone: () => void;
}

/** Time after the last key before a text is written, in milliseconds. */
const pause = 900;

/** Time in which an undone step arrives, in milliseconds. */
const longestTravel = 5000;

/** List of pieces that is being written: sends it, and takes what arrives from elsewhere. One change is out at a time. */
export class ListDraft {
  readonly #editor: DraftEditor;
  readonly #host: ListDraftHost;
  readonly #entry: FieldEdit;
  readonly #unsubscribe: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOut = false;
  /** Runs while a step is undone or redone: what is written meanwhile is sent when it has arrived. */
  #travel: ReturnType<typeof setTimeout> | undefined;
  /** Entries of the changes that were sent. */
  readonly #sent = new WeakSet<FieldEdit>();
  /** Whether more was written while a change was out. */
  #isDue = false;
  #isEnded = false;
  /** List that the file refused: it stays as written, even if it is still shown elsewhere. */
  #refused: Json[] | undefined;
  /** The same until it is changed: sending it again is up to the user. */
  #undecided: Json[] | undefined;

  constructor(editor: DraftEditor, at: Path, host: ListDraftHost) {
    this.#editor = editor;
    this.#host = host;
    this.#entry = editor.drafts.begin(at);
    this.#hold(false);
    this.#unsubscribe = editor.state.subscribe(() => this.settle());
  }

  /** Path of the list as shown now. */
  get at(): Path {
    return this.#entry.now;
  }

  get #known(): Json[] {
    return Array.isArray(this.#entry.seen) ? this.#entry.seen : [];
  }

  #hold(isUnsent: boolean): void {
    this.#editor.drafts.hold(this.#entry, () => this.send(), isUnsent);
  }

  /** Called for every change by the user. */
  touch(): void {
    this.#undecided = undefined;
    this.#hold(true);
    this.#pause();
  }

  /** Called after the user undid or redid a step. */
  travel(): void {
    clearTimeout(this.#travel);
    this.#travel = setTimeout(() => this.#arrive(), longestTravel);
  }

  #arrive(): void {
    clearTimeout(this.#travel);
    this.#travel = undefined;
  }

  /** Sends what was written after a pause. */
  #pause(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#travel === undefined ? this.send() : this.#pause()), pause);
  }

  /** List as it was sent last. */
  get values(): readonly Json[] {
    return this.#known;
  }

  /** Sends what was written. @param key key of the message, if it is known what was done */
  send(key?: string): void {
    clearTimeout(this.#timer);
    if (this.#isOut && !this.#isEnded) {
      this.#isDue = true;
      return;
    }
    this.#isDue = false;
    const [before, after] = [this.#known, this.#host.read()];
    if (this.#undecided && sameJson(after, this.#undecided)) return;
    // A list needs an item.
    const operations = after.length === 0 ? [] : operationsBetween(this.#entry.path, before, after);
    const summary = this.#host.tell(operations);
    if (operations.length > 0) this.#change(operations, { before, after, summary: { ...summary, key: key ?? summary.key } });
    if (!this.#isEnded) this.#hold(false);
  }

  #change(operations: Operation[], { before, after, summary }: { before: Json[]; after: Json[]; summary: Summary }): void {
    const { revision } = this.#entry;
    const from: FieldEdit = { ...this.#entry, showValue: () => this.settle() };
    this.#sent.add(from);
    this.#entry.seen = after;
    this.#isOut = true;
    this.#host.onSent();
    this.#editor.changes.change(operations, summary, {
      from,
      typed: operations.flatMap((one) => ('value' in one && typeof one.value === 'string' ? [one.value] : [])),
      onAnswer: (answer) =>
        this.#answered(answer, () => {
          Object.assign(this.#entry, { seen: before, revision });
          this.#refused = after;
          this.#undecided = after;
        }),
    });
    this.#entry.revision = from.revision;
  }

  /** A refused text stays on the page, and with it what is asked about it, until it is sent again. */
  #answered(answer: ChangeAnswer, takeBack: () => void): boolean {
    this.#isOut = false;
    if (this.#isEnded) return false;
    if (answer.state === 'refused') {
      takeBack();
      this.#hold(true);
      return false;
    }
    this.#undecided = undefined;
    this.#refused = undefined;
    this.#forgetRefused();
    if (this.#isDue) this.send();
    return false;
  }

  /** What was refused before is written now: nothing is left to decide. */
  #forgetRefused(): void {
    const { state } = this.#editor;
    const { rejectedChanges } = state.snapshot();
    const others = rejectedChanges.filter(({ pending: { from } }) => !from || !this.#sent.has(from));
    if (others.length < rejectedChanges.length) state.set({ rejectedChanges: others });
  }

  /** Takes a value that arrived from elsewhere. What is being written stays; a conflict is settled when it is sent. */
  settle(): void {
    const { state } = this.#editor;
    if (this.#isEnded || this.#isOut || this.#host.isComposing() || state.snapshot().clashes.length > 0) return;
    const list = loadedValueAt(state.snapshot(), this.#entry.now);
    if (list === this.#entry.seen && isSame(this.#entry.now, this.#entry.path)) return;
    if (!Array.isArray(list) || list.length === 0) {
      this.#host.onGone();
      return;
    }
    if (this.#refused && sameJson(list, this.#refused)) return;
    this.#refused = undefined;
    const mine = this.#host.read();
    const merged = sameJson(list, this.#known) ? { value: mine } : mergeValues(this.#known, mine, list);
    if (!merged && this.#travel !== undefined) {
      this.#arrive();
      this.#rebase();
      this.#host.showBelow(list);
      this.touch();
      return;
    }
    if (!merged || !Array.isArray(merged.value)) return;
    if (!sameJson(list, this.#known)) this.#arrive();
    this.#rebase();
    if (!sameJson(merged.value, mine)) this.#host.show(merged.value);
    this.#hold(!sameJson(merged.value, list));
  }

  /** Bases the draft on the value that is shown elsewhere. */
  #rebase(): void {
    Object.assign(this.#entry, this.#editor.drafts.begin(this.#entry.now));
  }

  end(): void {
    this.#arrive();
    this.#isEnded = true;
    this.send();
    this.#unsubscribe();
    this.#editor.drafts.release(this.#entry);
  }
}
