import type { ChangeResult, PlacedProblem } from '../../document/protocol-changes.ts';
import type { RestoreRequest } from '../../document/protocol-history.ts';
import type { MediaAnswer, MediaRequest } from '../../document/protocol-media.ts';
import type { Api } from './api.ts';
import type { EditorState } from './editor-state.ts';
import type { Notes } from './notes.ts';

interface ServerActionsOptions {
  api: Api;
  state: EditorState;
  notes: Notes;
  /** Sends what is being entered, and waits until everything has been answered. */
  finish: () => Promise<void>;
  refresh: () => void;
}

/** What the server does with the file as a whole: steps through what was done, repairs, confirmations, moves of files. */
export class ServerActions {
  readonly #options: ServerActionsOptions;

  constructor(options: ServerActionsOptions) {
    this.#options = options;
  }

  /** Repairs what is wrong in the one way that is certain. */
  repair({ fix, where }: PlacedProblem): Promise<void> {
    const { api, state } = this.#options;
    const summary = { key: 'repair', values: { page: where } };
    return this.#travel(() => api.repair({ base: state.snapshot().state?.base ?? '', edits: fix ?? [], summary }));
  }

  /** Says that the translations that a problem is about are right. */
  async confirm({ code, confirms }: PlacedProblem): Promise<void> {
    const { api, notes, finish, refresh } = this.#options;
    await finish();
    try {
      if (confirms) await api.confirm({ code, path: confirms });
    } catch {
      notes.say('failed');
    }
    refresh();
  }

  async #travel(step: () => Promise<ChangeResult>, said?: { done: string; conflict: string }): Promise<void> {
    const { state, notes, finish, refresh } = this.#options;
    // What is being entered is a step, too: the last one.
    await finish();
    if (state.snapshot().clashes.length > 0) return;
    try {
      const result = await step();
      if (result.state === 'refused') notes.say('refused', result.problems);
      if (result.state === 'conflict') notes.say(said?.conflict ?? 'undoConflict');
      if (result.state === 'written' && said) notes.say(said.done);
    } catch {
      notes.say('failed');
    }
    refresh();
  }

  /** Undoes or redoes until a change is the last that was done; 0 for none. */
  goTo(id: number): Promise<void> {
    return this.#travel(() => this.#options.api.travel(id));
  }

  /** Lets a version, or a part of it, come back. */
  restore(request: RestoreRequest): Promise<void> {
    return this.#travel(() => this.#options.api.restore(request), { done: 'restored', conflict: 'restoreStale' });
  }

  /** Renames, replaces or deletes a file of the assets. @returns what came of it; undefined where nobody could be asked */
  async changeMedia(request: MediaRequest): Promise<MediaAnswer | undefined> {
    const { api, finish, refresh } = this.#options;
    await finish();
    const answer = await api.media(request).catch(() => undefined);
    refresh();
    return answer;
  }

  undo = (): Promise<void> => this.#travel(this.#options.api.undo);
  redo = (): Promise<void> => this.#travel(this.#options.api.redo);
}
