import { type Path, toPointer } from '../model/places.ts';
import type { EditorState } from './editor-state.ts';
import type { Entry, Visions } from './entry.ts';
import { knownAt } from './snapshot.ts';

/** Values that are being entered, until they have been sent or given up. */
export class Drafts {
  readonly #state: EditorState;
  readonly #visions: Visions;
  /** How to send each as it is now. */
  readonly #open = new Map<Entry, () => void>();
  /** Of these something has been entered that was not sent. */
  readonly #unsent = new Set<Entry>();

  constructor(state: EditorState, visions: Visions) {
    this.#state = state;
    this.#visions = visions;
  }

  /** Begins to enter a value at a place: what stands there now counts, whatever becomes of the file meanwhile. */
  begin(path: Path): Entry {
    const snapshot = this.#state.snapshot();
    const pending = snapshot.refusals.get(toPointer(path))?.pending;
    const [first] = pending?.operations ?? [];
    if (pending && first) return { path: first.at, now: path, vision: pending.vision, seen: pending.seen[toPointer(first.at)] };
    const vision = this.#visions.at(path, snapshot.state?.base ?? '');
    return { path, now: path, vision, seen: knownAt(snapshot, path) };
  }

  /** Something is being entered. @param write sends it as it is; `isUnsent`: it is another than what was sent */
  hold(entry: Entry, write: () => void, isUnsent = true): void {
    this.#open.set(entry, write);
    if (isUnsent) this.#unsent.add(entry);
    else this.#unsent.delete(entry);
    this.#update();
  }

  /** What was being entered has been sent, or was given up. */
  release(entry: Entry): void {
    this.#open.delete(entry);
    this.markSent(entry);
  }

  /** It may be entered further, and is as it was sent. */
  markSent(entry: Entry): void {
    this.#unsent.delete(entry);
    this.#update();
  }

  sendAll(): void {
    for (const write of [...this.#open.values()]) write();
  }

  hasUnsent(): boolean {
    return this.#unsent.size > 0;
  }

  /** Places are others in what is shown now. */
  relocate(place: (path: Path) => Path): void {
    for (const entry of this.#open.keys()) entry.now = place(entry.now);
  }

  #update(): void {
    const isEntering = this.hasUnsent();
    if (isEntering !== this.#state.standing().isEntering) this.#state.setStanding({ isEntering });
  }
}
