import type { ChangeResult, PlacedProblem } from '../../document/protocol-changes.ts';
import type { RestoreRequest } from '../../document/protocol-history.ts';
import type { ImportAnswer, ImportWriteRequest } from '../../document/protocol-import.ts';
import type { LanguageTask } from '../../document/protocol-language-tasks.ts';
import type { LanguageAnswer } from '../../document/protocol-languages.ts';
import type { MediaAnswer, MediaRequest } from '../../document/protocol-media.ts';
import type { ReplaceRequest } from '../../document/protocol-replacing.ts';
import type { Api } from './api.ts';
import type { EditorState } from './editor-state.ts';
import { requestWithRetry } from './fetch-with-retry.ts';
import type { Notes } from './notes.ts';

interface ServerActionsOptions {
  api: Api;
  state: EditorState;
  notes: Notes;
  /** Sends drafts, and waits until every change is answered. */
  finish: () => Promise<void>;
  /** Whether all input is in the file. */
  isSafe: () => boolean;
  refresh: () => void;
}

/** Actions on the whole file: undo and redo, repairs, confirmations, changes of asset files. */
export class ServerActions {
  readonly #options: ServerActionsOptions;

  constructor(options: ServerActionsOptions) {
    this.#options = options;
  }

  /** Applies the automatic fix of a problem. */
  repair({ fix, where }: PlacedProblem): Promise<void> {
    const { api, state } = this.#options;
    const summary = { key: 'repair', values: { page: where } };
    return this.#travel(() => api.repair({ base: state.snapshot().state?.base ?? '', edits: fix ?? [], summary }));
  }

  /** Confirms the translations that a problem concerns. */
  async confirm({ code, confirms }: PlacedProblem): Promise<void> {
    const { api, notes, finish, refresh } = this.#options;
    await finish();
    try {
      if (confirms) await api.confirm({ code, path: confirms });
    } catch {
      notes.show('failed');
    }
    refresh();
  }

  #return(kind: 'undo' | 'redo'): Promise<void> {
    const { api, notes, isSafe } = this.#options;
    const id = crypto.randomUUID();
    return this.#travel(async () => {
      // What is entered meanwhile would be the last change, and be undone instead.
      const result = await requestWithRetry(() => api[kind]({ id }), isSafe);
      if (result.state === 'written' && result.step) notes.showReturned(kind, result.step);
      return result;
    });
  }

  async #travel(step: () => Promise<ChangeResult>, said?: { done: string; conflict: string }): Promise<void> {
    const { state, notes, finish, refresh } = this.#options;
    // A draft is a step too, the last one.
    await finish();
    if (state.snapshot().clashes.length > 0) return;
    try {
      const result = await step();
      if (result.state === 'refused') notes.show('refused', result.problems);
      if (result.state === 'conflict') {
        const by = said ? undefined : result.conflicts.find((conflict) => conflict.by)?.by;
        if (by) notes.showOvertaken(by);
        else notes.show(said?.conflict ?? 'undoConflict');
      }
      if (result.state === 'written' && said) notes.show(said.done);
    } catch {
      notes.show('failed');
    }
    refresh();
  }

  /** Undoes or redoes until a change is the last one; 0 undoes all. */
  goTo(id: number): Promise<void> {
    return this.#travel(() => this.#options.api.travel(id));
  }

  /** Restores a version, or a part of it. */
  restore(request: RestoreRequest): Promise<void> {
    return this.#travel(() => this.#options.api.restore(request), { done: 'restored', conflict: 'restoreStale' });
  }

  /** Renames, replaces or deletes an asset file. @returns the result; undefined if the server did not answer */
  async changeMedia(request: MediaRequest): Promise<MediaAnswer | undefined> {
    const { api, finish, refresh } = this.#options;
    await finish();
    const answer = await api.media(request).catch(() => undefined);
    refresh();
    return answer;
  }

  /** Adds, changes or removes a language. @returns the result; undefined if the server did not answer */
  async changeLanguages(task: LanguageTask): Promise<LanguageAnswer | undefined> {
    const { api, finish, refresh } = this.#options;
    await finish();
    const answer = await api.changeLanguages(task).catch(() => undefined);
    refresh();
    return answer;
  }

  /** Writes an old site that was converted. @returns the result; undefined if the server did not answer */
  async writeImport(request: ImportWriteRequest): Promise<ImportAnswer | undefined> {
    const { api, finish, refresh } = this.#options;
    await finish();
    const answer = await api.importWrite(request).catch(() => undefined);
    refresh();
    return answer;
  }

  /** Replaces texts in the whole site. @returns the result; undefined if the server did not answer */
  async replaceTexts(request: ReplaceRequest): Promise<ChangeResult | undefined> {
    const { api, finish, refresh } = this.#options;
    await finish();
    const result = await api.replace(request).catch(() => undefined);
    refresh();
    return result;
  }

  undo = (): Promise<void> => this.#return('undo');
  redo = (): Promise<void> => this.#return('redo');
}
