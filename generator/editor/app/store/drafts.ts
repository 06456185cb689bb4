import { type Path, toPointer } from '../model/places.ts';
import type { EditorState } from './editor-state.ts';
import type { FieldEdit, ShownRevisions } from './field-edit.ts';
import { loadedValueAt } from './snapshot.ts';

/** Receives a text while it is typed, before it is sent. */
export type TypedListener = (path: Path, text: string) => void;

/** Open drafts: values that are being entered and not yet sent or discarded. */
export class Drafts {
  readonly #state: EditorState;
  readonly #revisions: ShownRevisions;
  /** Open drafts, each with the function that sends it. */
  readonly #open = new Map<FieldEdit, () => void>();
  /** Drafts with unsent input. */
  readonly #unsent = new Set<FieldEdit>();
  /** Texts of drafts with unsent input. */
  readonly #texts = new Map<FieldEdit, string>();
  readonly #typedListeners = new Set<TypedListener>();

  constructor(state: EditorState, revisions: ShownRevisions) {
    this.#state = state;
    this.#revisions = revisions;
  }

  /** Opens a draft at a place. It is based on the current value, even if the file changes meanwhile. */
  begin(path: Path): FieldEdit {
    const snapshot = this.#state.snapshot();
    const pending = snapshot.rejectedValues.get(toPointer(path))?.pending;
    const [first] = pending?.operations ?? [];
    if (pending && first)
      return { path: first.at, now: path, revision: pending.revision, seen: pending.seen[toPointer(first.at)] };
    const revision = this.#revisions.at(path, snapshot.state?.base ?? '');
    return { path, now: path, revision, seen: loadedValueAt(snapshot, path) };
  }

  /**
   * Registers input.
   * @param write sends the draft
   * @param isUnsent whether it differs from what was sent
   */
  hold(entry: FieldEdit, write: () => void, isUnsent = true): void {
    this.#open.set(entry, write);
    if (isUnsent) this.#unsent.add(entry);
    else this.#unsent.delete(entry);
    this.#update();
  }

  /** Announces the text of a draft, so that the page can show it at once. */
  type(entry: FieldEdit, text: string): void {
    if (this.#unsent.has(entry)) this.#texts.set(entry, text);
    for (const listen of this.#typedListeners) listen(entry.now, text);
  }

  /** Calls a listener for every typed text. @returns a function that ends this */
  onTyped(listen: TypedListener): () => void {
    this.#typedListeners.add(listen);
    return () => this.#typedListeners.delete(listen);
  }

  /** Announces the unsent texts again, for a page that was rendered without them. */
  repeatTyped(): void {
    for (const [entry, text] of [...this.#texts]) this.type(entry, text);
  }

  /** Closes a draft that was sent or discarded. */
  release(entry: FieldEdit): void {
    this.#open.delete(entry);
    this.markSent(entry);
  }

  /** Marks a draft as sent; it stays open. */
  markSent(entry: FieldEdit): void {
    this.#unsent.delete(entry);
    this.#texts.delete(entry);
    this.#update();
  }

  sendAll(): void {
    for (const write of [...this.#open.values()]) write();
  }

  hasUnsent(): boolean {
    return this.#unsent.size > 0;
  }

  /** Updates the paths of drafts after parts were moved. */
  relocate(place: (path: Path) => Path): void {
    for (const entry of this.#open.keys()) entry.now = place(entry.now);
  }

  #update(): void {
    const isEntering = this.hasUnsent();
    if (isEntering !== this.#state.status().hasUnsentInput) this.#state.setStatus({ hasUnsentInput: isEntering });
  }
}
