import type { PlacedProblem, Summary } from '../../document/protocol-changes.ts';
import type { Path } from '../model/places.ts';
import type { EditorState } from './editor-state.ts';

/** Messages in passing. */
export class Notes {
  readonly #state: EditorState;
  #count = 0;

  constructor(state: EditorState) {
    this.#state = state;
  }

  /** Says something in passing: a key of the words, or a text that came with a result. */
  say(text: string, problems: PlacedProblem[] = []): void {
    this.#count++;
    this.#state.set({ note: { id: this.#count, text, problems } });
  }

  /** Says that something was done, and where what it made stands, if it made anything. */
  tellDone(done: Summary, at?: Path): void {
    this.#count++;
    this.#state.set({ note: { id: this.#count, text: '', problems: [], done, ...(at && { at }) } });
  }

  hush(): void {
    this.#state.set({ note: undefined });
  }
}
