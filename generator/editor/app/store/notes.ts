import { shortenSummary } from '../../document/limits.ts';
import type { Conflict, PlacedProblem, ReturnedStep, Summary } from '../../document/protocol-changes.ts';
import type { Path } from '../model/places.ts';
import type { EditorState } from './editor-state.ts';
import { pageAt, type TextReplacement } from './snapshot.ts';

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

  /** Reports that undo or redo is not possible, as a colleague changed the place. */
  showOvertaken(by: NonNullable<Conflict['by']>): void {
    this.#count++;
    this.#state.set({ note: { id: this.#count, text: '', problems: [], by } });
  }

  /** Reports a finished action, with the path of what it created. */
  showDone(summary: Summary, at?: Path): void {
    this.#count++;
    const done = shortenSummary(summary);
    this.#state.set({ note: { id: this.#count, text: '', problems: [], done, ...(at && { at }) } });
  }

  /** Reports what was undone or redone, with its path if that is on another page. */
  showReturned(returned: 'undo' | 'redo', { summary, at }: ReturnedStep): void {
    this.showDone(summary, at && this.#isElsewhere(at) ? at : undefined);
    const { note } = this.#state.snapshot();
    if (note) this.#state.set({ note: { ...note, returned } });
  }

  #isElsewhere(at: Path): boolean {
    const snapshot = this.#state.snapshot();
    const page = pageAt(snapshot, at);
    return page !== undefined && page.path !== snapshot.page;
  }

  /** Offers to replace an old value in the other places that still have it. */
  showOldValue(replacement: TextReplacement, places: number): void {
    this.#count++;
    this.#state.set({ note: { id: this.#count, text: '', problems: [], oldValue: { ...replacement, places } } });
  }

  dismiss(): void {
    this.#state.set({ note: undefined });
  }
}
