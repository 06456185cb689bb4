import { atRest, type Snapshot, type Standing } from './snapshot.ts';

/** State of the editor with change listeners. */
export class EditorState {
  readonly #listeners = new Set<() => void>();
  readonly #onRefusals: (refusals: Snapshot['refusals']) => void;
  #snapshot: Snapshot;
  #standing = atRest;

  /** @param onRefusals persists refused values across reloads */
  constructor(first: Snapshot, onRefusals: (refusals: Snapshot['refusals']) => void) {
    this.#snapshot = first;
    this.#onRefusals = onRefusals;
  }

  snapshot = (): Snapshot => this.#snapshot;

  standing = (): Standing => this.#standing;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(parts: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...parts };
    if (parts.refusals) this.#onRefusals(parts.refusals);
    this.#notify();
  }

  setStanding(parts: Partial<Standing>): void {
    this.#standing = { ...this.#standing, ...parts };
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
