import type { EditState, PageEntry, PlacedValue } from '../../document/protocol-state.ts';
import type { Operation } from '../../document/text/operation.ts';
import type { PreviewMessage } from '../../preview/message.ts';
import { isSame, isWithin, type Path, rootOf, toPointer } from '../model/places.ts';
import { type Api, Unanswered, Unreachable } from './api.ts';
import type { Content } from './content.ts';
import type { EditorState } from './editor-state.ts';
import type { Navigation } from './navigation.ts';
import { pageOf, type Snapshot, type Standing } from './snapshot.ts';

interface LoaderOptions {
  api: Api;
  state: EditorState;
  content: Content;
  navigation: Navigation;
  /** What is on its way is newer than what the server says now. */
  isWriting: () => boolean;
}

/** How long after which a server that does not answer is asked again. Milliseconds. */
export const patience = 1000;

/** The page that is shown, also by another address, else the first; for an address that never was one, what stands there. */
function currentPage(pages: PageEntry[], snapshot: Snapshot): PageEntry | undefined {
  const page = pages.find(({ path }) => path === snapshot.page);
  if (page) return page;
  if (!snapshot.state) return pages.find(({ made }) => made === 'not-found') ?? pages[0];
  const former = pageOf(snapshot);
  return pages.find(({ at }) => former && isSame(at, former.at)) ?? pages[0];
}

/** Asks the server for what the file has. */
export class Loader {
  readonly #options: LoaderOptions;
  #refreshing: Promise<void> | undefined;
  #isStale = false;
  #preview: Pick<Standing, 'version' | 'failure'> = { version: 0, failure: '' };

  constructor(options: LoaderOptions) {
    this.#options = options;
  }

  async loadSchema(): Promise<void> {
    this.#options.state.set({ schema: await this.#options.api.schema() });
  }

  /** Asks for what the file has whenever there is a version of it. @param address of the preview's events */
  followPreview(address: string): void {
    new EventSource(address).addEventListener('message', ({ data }) => {
      const { version, failure } = JSON.parse(data) as PreviewMessage;
      // Shown together with what the file says: a page may have another address now, or none.
      this.#preview = { version, failure };
      this.refresh();
    });
  }

  /** Asks for what the file has now; what is asked for meanwhile is asked once more afterwards. */
  refresh(): void {
    if (this.#refreshing) {
      this.#isStale = true;
      return;
    }
    this.#isStale = false;
    this.#refreshing = this.#load()
      .catch((error) => {
        if (error instanceof Unanswered && error.reason !== '') this.#options.state.setStanding({ trouble: error.reason });
        else if (!(error instanceof Unreachable)) reportError(error);
        setTimeout(() => this.refresh(), patience);
      })
      .finally(() => {
        this.#refreshing = undefined;
        if (this.#isStale) this.refresh();
      });
  }

  async #load(): Promise<void> {
    const { api, state, content, navigation, isWriting } = this.#options;
    const answer = await api.state();
    if (state.standing().trouble !== '' && !isWriting()) state.setStanding({ trouble: '' });
    // It is asked again when all is written.
    if (isWriting()) return;
    const arrived = navigation.takeArrival(answer.pages);
    if (arrived !== undefined) {
      this.#show(answer, state.snapshot().page);
      return navigation.showPage(arrived);
    }
    const former = pageOf(state.snapshot());
    const page = currentPage(answer.pages, state.snapshot());
    const [was, is] = [former && rootOf(former.at), page && rootOf(page.at)];
    const values = await this.#valuesAt(content.outdated(answer.base, was, is));
    if (isWriting()) return;
    if (was && is) content.move(was, is);
    content.takeAll(values, answer.base);
    this.#show(answer, page?.path ?? state.snapshot().page);
    if (state.snapshot().focus.length === 0 && page) state.set({ focus: page.at });
  }

  #show(answer: EditState, page: string): void {
    const { state } = this.#options;
    const { state: known, page: shown } = state.snapshot();
    if (answer !== known || page !== shown) state.set({ state: answer, page });
    state.setStanding(this.#preview);
  }

  #valuesAt(pointers: string[]): Promise<PlacedValue[]> {
    return Promise.all(pointers.map((pointer) => this.#options.api.value(pointer)));
  }

  /** Makes a part of the file known. */
  async ensure(path: Path): Promise<void> {
    const { state, content } = this.#options;
    const pointer = toPointer(rootOf(path));
    if (!state.snapshot().roots.has(pointer)) content.take(await this.#valuesAt([pointer]));
  }

  /** What was shown of a change in advance is asked for as it is. */
  reload(operations: readonly Operation[]): void {
    const { state, content, isWriting } = this.#options;
    const isTouched = (placed: PlacedValue) => operations.some(({ at }) => isWithin(at, placed.at) || isWithin(placed.at, at));
    const touched = [...state.snapshot().roots.values()].filter(isTouched);
    this.#valuesAt(touched.map(({ at }) => toPointer(at)))
      // What is entered meanwhile stays in sight; all is asked for again when it has been answered.
      .then((values) => isWriting() || content.take(values))
      .catch(() => this.refresh());
  }
}
