import { presenceEvent } from '../../document/protocol-presence.ts';
import type { EditablePage, EditState, PlacedValue } from '../../document/protocol-state.ts';
import type { Operation } from '../../document/text/operation.ts';
import type { PreviewMessage } from '../../preview/message.ts';
import { isSame, isWithin, type Path, rootOf, toPointer } from '../model/places.ts';
import { type Api, RequestError, ServerUnreachableError } from './api.ts';
import type { LoadedContent } from './content.ts';
import type { EditorState } from './editor-state.ts';
import type { Navigation } from './navigation.ts';
import { type EditorStatus, pageOf, type Snapshot } from './snapshot.ts';

interface LoaderOptions {
  api: Api;
  state: EditorState;
  content: LoadedContent;
  navigation: Navigation;
  /** Whether changes are being written: they are newer than the server's answer. */
  isWriting: () => boolean;
}

/** Delay before a request is repeated, in milliseconds. */
export const retryDelay = 1000;

/** Delay before a refused event stream is opened again, in milliseconds. */
const reconnectDelay = 3000;

/**
 * Page to show: the current one, also under a new address, otherwise the first. At the start, an unknown address shows the
 * not-found page.
 */
function currentPage(pages: EditablePage[], snapshot: Snapshot): EditablePage | undefined {
  const page = pages.find(({ path }) => path === snapshot.page);
  if (page) return page;
  if (!snapshot.state) return pages.find(({ made }) => made === 'not-found') ?? pages[0];
  const former = pageOf(snapshot);
  return pages.find(({ at }) => former && isSame(at, former.at)) ?? pages[0];
}

/** Loads the file's content from the server. */
export class Loader {
  readonly #options: LoaderOptions;
  #refreshing: Promise<void> | undefined;
  #isStale = false;
  #preview: Pick<EditorStatus, 'version' | 'failure'> = { version: 0, failure: '' };

  constructor(options: LoaderOptions) {
    this.#options = options;
  }

  async loadSchema(): Promise<void> {
    this.#options.state.set({ schema: await this.#options.api.schema() });
  }

  /** Called when colleagues came, moved or left. */
  onPresence: (() => void) | undefined;

  /**
   * Reloads for every new version.
   * @param address address of the preview's event stream
   * @param onConnection called when the stream opens or breaks off
   */
  followPreview(address: string, onConnection: (isConnected: boolean) => void): void {
    const events = new EventSource(address);
    events.addEventListener('open', () => onConnection(true));
    events.addEventListener('error', () => {
      onConnection(false);
      // Browsers connect again after a lost connection, but not after an error status.
      if (events.readyState === EventSource.CLOSED) setTimeout(() => this.followPreview(address, onConnection), reconnectDelay);
    });
    events.addEventListener(presenceEvent, () => this.onPresence?.());
    events.addEventListener('message', ({ data }) => {
      const { version, failure } = JSON.parse(data) as PreviewMessage;
      // Shown together with the new state, in which a page may have another address or none.
      this.#preview = { version, failure };
      this.refresh();
    });
  }

  /** Loads the current state. Calls during a load cause one more load afterwards. */
  refresh(): void {
    if (this.#refreshing) {
      this.#isStale = true;
      return;
    }
    this.#isStale = false;
    this.#refreshing = this.#load()
      .catch((error) => {
        if (error instanceof RequestError && error.reason !== '') this.#options.state.setStatus({ writeProblem: error.reason });
        else if (!(error instanceof ServerUnreachableError)) reportError(error);
        setTimeout(() => this.refresh(), retryDelay);
      })
      .finally(() => {
        this.#refreshing = undefined;
        if (this.#isStale) this.refresh();
      });
  }

  async #load(): Promise<void> {
    const { api, state, content, navigation, isWriting } = this.#options;
    const answer = await api.state();
    if (state.status().writeProblem !== '' && !isWriting()) state.setStatus({ writeProblem: '' });
    // The state is loaded again when all changes are written.
    if (isWriting()) return;
    const arrived = navigation.takeArrival(answer.pages);
    if (arrived !== undefined) {
      this.#show(answer, state.snapshot().page);
      return navigation.showPage(arrived);
    }
    const former = pageOf(state.snapshot());
    const page = currentPage(answer.pages, state.snapshot());
    const [was, is] = [former && rootOf(former.at), page && rootOf(page.at)];
    const values = await this.#valuesAt(content.stalePointers(answer.base, was, is));
    if (isWriting()) return;
    if (was && is) content.move(was, is);
    content.mergeAll(values, answer.base);
    this.#show(answer, page?.path ?? state.snapshot().page);
    if (state.snapshot().focus.length === 0 && page) state.set({ focus: page.at });
  }

  #show(answer: EditState, page: string): void {
    const { state } = this.#options;
    const { state: known, page: shown } = state.snapshot();
    if (answer !== known || page !== shown) state.set({ state: answer, page });
    state.setStatus(this.#preview);
  }

  #valuesAt(pointers: string[]): Promise<PlacedValue[]> {
    return Promise.all(pointers.map((pointer) => this.#options.api.value(pointer)));
  }

  /** Loads a part of the file, unless it is loaded. */
  async ensure(path: Path): Promise<void> {
    const { state, content } = this.#options;
    const pointer = toPointer(rootOf(path));
    if (!state.snapshot().roots.has(pointer)) content.merge(await this.#valuesAt([pointer]));
  }

  /** Reloads the parts affected by an optimistic change. */
  reload(operations: readonly Operation[]): void {
    const { state, content, isWriting } = this.#options;
    const isTouched = (placed: PlacedValue) => operations.some(({ at }) => isWithin(at, placed.at) || isWithin(placed.at, at));
    const touched = [...state.snapshot().roots.values()].filter(isTouched);
    this.#valuesAt(touched.map(({ at }) => toPointer(at)))
      // Input made meanwhile stays visible; everything is reloaded once it is answered.
      .then((values) => isWriting() || content.merge(values))
      .catch(() => this.refresh());
  }
}
