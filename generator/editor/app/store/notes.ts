import type { PlacedProblem, Summary } from '../../document/protocol-changes.ts';
import type { Path } from '../model/places.ts';
import type { EditorState } from './editor-state.ts';

/** Status messages. */
export class Notes {
  readonly #state: EditorState;
  #count = 0;

  constructor(state: EditorState) {
    this.#state = state;
  }

  /** Shows a message: a key of the interface texts, or a text from the server. */
  show(text: string, problems: PlacedProblem[] = []): void {
    this.#count++;
    this.#state.set({ note: { id: this.#count, text, problems } });
  }

  /** Reports a finished action, with the path of what it created. */
  showDone(done: Summary, at?: Path): void {
    this.#count++;
    this.#state.set({ note: { id: this.#count, text: '', problems: [], done, ...(at && { at }) } });
  }

  dismiss(): void {
    this.#state.set({ note: undefined });
  }
}
