import type { Api } from './api.ts';
import { Changes } from './changes.ts';
import { LoadedContent } from './content.ts';
import { Drafts } from './drafts.ts';
import { EditorState } from './editor-state.ts';
import { ShownRevisions } from './field-edit.ts';
import { Loader, retryDelay } from './loader.ts';
import { Navigation } from './navigation.ts';
import { Notes } from './notes.ts';
import { OldValues } from './old-values.ts';
import { createPendingStorage } from './pending-storage.ts';
import { ServerActions } from './server-actions.ts';
import { Silence } from './silence.ts';
import { emptySnapshot } from './snapshot.ts';
import { TargetIds } from './target-ids.ts';
import { UnsavedChanges } from './unsaved-changes.ts';
import { Writer } from './writer.ts';

/** Parts of the editor without its interface. Each has one purpose, so that callers depend only on what they need. */
export interface Editor {
  readonly api: Api;
  readonly base: string;
  readonly state: EditorState;
  readonly notes: Notes;
  readonly navigation: Navigation;
  readonly loader: Loader;
  readonly drafts: Drafts;
  readonly changes: Changes;
  readonly unsaved: UnsavedChanges;
  readonly actions: ServerActions;
  /** Ids of headings, added with the first link to them. */
  readonly targetIds: TargetIds;
  /** Starts to follow the file. */
  start: () => void;
  /** Stores unwritten changes for the next page; called on unload. */
  leave: () => void;
}

/** @param edition language tag of the edited edition; absent: the default one */
export function createEditor(api: Api, base: string, page: string, edition?: string): Editor {
  const pendingStorage = createPendingStorage(edition);
  const state = new EditorState(
    { ...emptySnapshot, page, rejectedValues: pendingStorage.readRefusals() },
    pendingStorage.keepRefusals,
  );
  const [notes, revisions, targetIds] = [new Notes(state), new ShownRevisions(), new TargetIds()];
  const silence = new Silence((isSilent) => {
    if (isSilent !== state.status().isSilent) state.setStatus({ isSilent });
  });
  const watched: Api = {
    ...api,
    state: () => silence.watch(api.state()),
    change: (change) => silence.watch(api.change(change)),
    undo: (request) => silence.watch(api.undo(request)),
    redo: (request) => silence.watch(api.redo(request)),
  };
  const oldValues = new OldValues({ api, notes });
  const drafts = new Drafts(state, revisions);
  const content = new LoadedContent(state, revisions, drafts);
  const refresh = () => loader.refresh();
  const navigation = new Navigation({ state, content, load: { refresh, ensure: (path) => loader.ensure(path) } });
  const writer: Writer = new Writer({
    api: watched,
    onSaveState: (writing, writeProblem = '') => {
      const { saveState: was, writeProblem: before } = state.status();
      if (writing !== was || writeProblem !== before) state.setStatus({ saveState: writing, writeProblem });
    },
    onResult: (pending, result) => {
      unsaved.handleResult(pending, result);
      // Only an offer: without an answer there is none.
      if (result.state === 'written') oldValues.follow(pending).catch(reportError);
    },
    onFailure: (pending, reason) => unsaved.handleFailure(pending, reason),
    onIdle: refresh,
  });
  const loader = new Loader({ api: watched, state, content, navigation, isWriting: () => writer.isBusy() });
  const unsaved = new UnsavedChanges({ state, drafts, notes, queue: writer, reload: (operations) => loader.reload(operations) });
  const changes = new Changes({ state, revisions, drafts, content, unsaved, targetIds, writer, notes });
  const actions = new ServerActions({
    api: watched,
    state,
    notes,
    finish: () => changes.finish(),
    isSafe: () => changes.isSafe(),
    refresh,
  });
  const loadSchema = () => {
    loader.loadSchema().catch(() => setTimeout(loadSchema, retryDelay));
  };
  const start = () => {
    loadSchema();
    changes.resume(pendingStorage.takeWaiting());
    refresh();
    loader.followPreview(`${base}_preview/events`, (isConnected) => silence.setConnected(isConnected));
  };
  const leave = () => pendingStorage.keepWaiting(changes.sendRest());
  return { api, base, state, notes, navigation, loader, drafts, changes, unsaved, actions, targetIds, start, leave };
}
