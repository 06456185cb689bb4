import { type EditorStatus, idleStatus, type Snapshot } from './snapshot.ts';

/** State of the editor with change listeners. */
export class EditorState {
  readonly #listeners = new Set<() => void>();
  readonly #onRejectedValues: (rejectedValues: Snapshot['rejectedValues']) => void;
  #snapshot: Snapshot;
  #status = idleStatus;

  /** @param onRejectedValues persists refused values across reloads */
  constructor(first: Snapshot, onRejectedValues: (rejectedValues: Snapshot['rejectedValues']) => void) {
    this.#snapshot = first;
    this.#onRejectedValues = onRejectedValues;
  }

  snapshot = (): Snapshot => this.#snapshot;

  status = (): EditorStatus => this.#status;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(parts: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...parts };
    if (parts.rejectedValues) this.#onRejectedValues(parts.rejectedValues);
    this.#notify();
  }

  setStatus(parts: Partial<EditorStatus>): void {
    this.#status = { ...this.#status, ...parts };
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
