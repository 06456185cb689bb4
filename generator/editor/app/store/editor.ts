import type { Api } from './api.ts';
import { Changes } from './changes.ts';
import { Content } from './content.ts';
import { Drafts } from './drafts.ts';
import { EditorState } from './editor-state.ts';
import { Visions } from './entry.ts';
import { GivenIds } from './given-ids.ts';
import { createKept } from './kept.ts';
import { Loader, patience } from './loader.ts';
import { Navigation } from './navigation.ts';
import { Notes } from './notes.ts';
import { ServerActions } from './server-actions.ts';
import { nothing } from './snapshot.ts';
import { Unwritten } from './unwritten.ts';
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
  readonly unwritten: Unwritten;
  readonly actions: ServerActions;
  /** Ids of headings, added with the first link to them. */
  readonly givenIds: GivenIds;
  /** Starts to follow the file. */
  start: () => void;
  /** Stores unwritten changes for the next page; called on unload. */
  leave: () => void;
}

/** @param edition language tag of the edited edition; absent: the default one */
export function createEditor(api: Api, base: string, page: string, edition?: string): Editor {
  const kept = createKept(edition);
  const state = new EditorState({ ...nothing, page, refusals: kept.readRefusals() }, kept.keepRefusals);
  const [notes, visions, givenIds] = [new Notes(state), new Visions(), new GivenIds()];
  const drafts = new Drafts(state, visions);
  const content = new Content(state, visions, drafts);
  const refresh = () => loader.refresh();
  const navigation = new Navigation({ state, content, load: { refresh, ensure: (path) => loader.ensure(path) } });
  const writer: Writer = new Writer({
    api,
    onWriting: (writing, trouble = '') => {
      const { writing: was, trouble: before } = state.standing();
      if (writing !== was || trouble !== before) state.setStanding({ writing, trouble });
    },
    onResult: (pending, result) => unwritten.take(pending, result),
    onFailure: (pending, reason) => unwritten.fail(pending, reason),
    onRest: refresh,
  });
  const loader = new Loader({ api, state, content, navigation, isWriting: () => writer.isBusy() });
  const unwritten = new Unwritten({ state, drafts, notes, queue: writer, reload: (operations) => loader.reload(operations) });
  const changes = new Changes({ state, visions, drafts, content, unwritten, givenIds, writer });
  const actions = new ServerActions({ api, state, notes, finish: () => changes.finish(), refresh });
  const start = () => {
    loader.loadSchema().catch(() => setTimeout(start, patience));
    changes.resume(kept.takeWaiting());
    refresh();
    loader.followPreview(`${base}_preview/events`);
  };
  const leave = () => kept.keepWaiting(changes.sendRest());
  return { api, base, state, notes, navigation, loader, drafts, changes, unwritten, actions, givenIds, start, leave };
}
