import type { EditablePage } from '../../document/protocol-state.ts';
import { isSame, ownerOf, type Path } from '../model/places.ts';
import type { LoadedContent } from './content.ts';
import type { EditorState } from './editor-state.ts';
import { pageAt } from './snapshot.ts';

interface NavigationOptions {
  state: EditorState;
  content: LoadedContent;
  /** Loads what a page shows, or the part of the file that contains a place. */
  load: { refresh: () => void; ensure: (path: Path) => Promise<void> };
}

/** Current page and focus of the panel. */
export class Navigation {
  readonly #options: NavigationOptions;
  /** Path of a page that a pending change creates. */
  #awaited: string | undefined;

  constructor(options: NavigationOptions) {
    this.#options = options;
  }

  showPage(path: string): void {
    const { state, content, load } = this.#options;
    const { state: known, panelKey } = state.snapshot();
    const page = known?.pages.find((one) => one.path === path);
    state.set({ page: path, focus: page?.at ?? [], roots: content.frameValues(), panelKey: panelKey + 1 });
    load.refresh();
  }

  /** Shows a new page once it exists. */
  follow(path: string): void {
    this.#awaited = path;
  }

  /** Path of the awaited page if it exists now. Returned once. */
  takeArrival(pages: EditablePage[]): string | undefined {
    const awaited = pages.find(({ path }) => path === this.#awaited)?.path;
    if (awaited !== undefined) this.#awaited = undefined;
    return awaited;
  }

  /** Goes to a place, on its page. */
  jump(at: Path): void {
    const snapshot = this.#options.state.snapshot();
    const page = pageAt(snapshot, at);
    if (page && page.path !== snapshot.page) this.showPage(page.path);
    this.focus(at);
  }

  focus(path: Path): void {
    const { state, load } = this.#options;
    const { focus, panelKey } = state.snapshot();
    state.set({ focus: path, panelKey: isSame(ownerOf(focus), ownerOf(path)) ? panelKey : panelKey + 1 });
    load.ensure(path).catch(reportError);
  }
}
