import { type Path, toPointer } from '../model/places.ts';
import { pathOf, pointed } from '../model/pointed.ts';
import type { Editor } from '../store/editor.ts';
import { insertFiles } from '../writing/page/arrivals.ts';
import { PageWriting } from '../writing/page/page-writing.ts';
import type { CaretPlace } from '../writing/page/surface.ts';
import type { PageWritingHost } from '../writing/page/writing-host.ts';
import { markOnly } from './marking.ts';
import { pointedIn, textOf, textsIn } from './page-elements.ts';
import { offsetAt } from './text-run.ts';
import { TextWork, type TextWorkHost } from './text-work.ts';

type OwnEvents = 'onMove' | 'onBegin' | 'onEnd' | 'onEnter' | 'onAwait';

export type TextEntryHost = Omit<TextWorkHost, OwnEvents> & Omit<PageWritingHost, OwnEvents>;

type TextEditor = Pick<Editor, 'api' | 'state' | 'loader' | 'drafts' | 'changes' | 'notes' | 'navigation'>;

/** Texts of the page that are edited in place: running text, and single texts. One at a time. */
export class TextEntry {
  readonly #editor: TextEditor;
  readonly #host: TextEntryHost;
  readonly #root: Document;
  readonly #text: TextWork;
  /** Running text. */
  readonly writing: PageWriting;
  /** Pointer of the text to edit once the page contains it. */
  #awaited: string | undefined;
  /** Part whose first text is edited once the page contains it. */
  #entered: { path: Path; isNew: boolean } | undefined;
  /** A dialog covers the page, so text editing must not start. */
  #isCovered = false;

  /** @param onEnd called when a text is no longer edited */
  constructor(editor: TextEditor, root: Document, host: TextEntryHost, onEnd: () => void) {
    this.#editor = editor;
    this.#host = host;
    this.#root = root;
    const onMove = (from: Element, step: 1 | -1) => this.#moveFrom(from, step);
    this.#text = new TextWork(editor, {
      ...host,
      onMove,
      onEnd: (next) => {
        if (next !== undefined) this.#awaited = next;
        onEnd();
      },
    });
    this.writing = new PageWriting(editor, root, {
      ...host,
      onMove,
      onBegin: () => this.#text.finish(),
      onEnter: (path, isNew) => this.#enter(path, isNew),
      onAwait: (path) => {
        this.#awaited = toPointer(path);
      },
      onEnd,
    });
  }

  get isActive(): boolean {
    return this.isSingle || this.writing.surface !== undefined;
  }

  /** Whether a single text is edited: it holds back new versions of the page. */
  get isSingle(): boolean {
    return this.#text.isActive;
  }

  /** Begins to edit the awaited text, if the page contains it now. */
  goOn(): void {
    if (this.#isCovered) return;
    if (this.#awaited !== undefined) this.begin(this.#awaited);
    if (this.#entered) this.#enter(this.#entered.path, this.#entered.isNew);
  }

  /** Prevents text editing while a dialog covers the page; otherwise the user would type into the page. */
  cover(isCovered: boolean): void {
    this.#isCovered = isCovered;
    this.goOn();
  }

  /** Begins to edit the first text of a part, or its field in the panel if it has none. */
  #enter(path: Path, isNew: boolean): void {
    const { surface } = this.writing;
    const isAwaited = isNew && surface !== undefined && !surface.isRendered(path);
    this.#entered = isAwaited ? { path, isNew } : undefined;
    if (isAwaited) return;
    surface?.draft.send();
    if (!this.beginIn(path, isNew ? 'all' : 'end')) this.#host.onField(path);
  }

  /** Begins to edit the first text of a part. @returns whether there is one */
  beginIn(path: Path, caret: CaretPlace): boolean {
    const [first] = textsIn(this.#root, this.#editor.state.snapshot(), toPointer(path));
    if (!first) return false;
    this.#editor.navigation.focus(pathOf(first));
    return this.beginAt(first, caret);
  }

  /** Begins to edit the text at a place. */
  begin(pointer: string): void {
    const isMeant = ({ dataset, offsetParent }: HTMLElement) => dataset.pointer === pointer && offsetParent !== null;
    const element = pointedIn(this.#root).find(isMeant);
    const isThere = element !== undefined && this.beginAt(element, 'end');
    this.#awaited = isThere ? undefined : pointer;
  }

  /** Element that shows a place now: running text replaces its elements when it ends. */
  #elementNow(element: HTMLElement): HTMLElement {
    const { pointer } = element.dataset;
    return element.isConnected ? element : (pointedIn(this.#root).find(({ dataset }) => dataset.pointer === pointer) ?? element);
  }

  /** Begins to edit the text of an element. @returns whether it has one */
  beginAt(element: HTMLElement, caret: CaretPlace): boolean {
    markOnly(this.#root, 'data-edit-hover', undefined);
    if (this.writing.begin(element, caret)) return true;
    if (!textOf(this.#editor.state.snapshot(), element)) return false;
    this.writing.finish();
    const own = this.#elementNow(element);
    if (this.writing.begin(own, caret)) return true;
    const shown = textOf(this.#editor.state.snapshot(), own);
    const inside = shown?.run[0]?.parentElement;
    const offset = typeof caret === 'object' && inside ? offsetAt(inside, caret) : undefined;
    const box = shown && this.#text.begin(shown, offset ?? Number.POSITIVE_INFINITY);
    if (!box) return false;
    if (caret === 'all') this.#root.getSelection()?.selectAllChildren(box);
    box.scrollIntoView({ block: 'nearest' });
    return true;
  }

  /** Handles a click beside the single text that is edited: it stays in edit mode. @returns whether it is in the element */
  keepIn(element: HTMLElement, point: { x: number; y: number }): boolean {
    const open = element.querySelector<HTMLElement>('[data-edit-text]');
    if (open) this.#text.placeCaret(offsetAt(open, point) ?? Number.POSITIVE_INFINITY);
    return open !== null;
  }

  #moveFrom(from: Element, step: 1 | -1): void {
    const texts = textsIn(this.#root, this.#editor.state.snapshot());
    const next = texts[texts.findIndex((one) => one.contains(from)) + step];
    this.#text.finish();
    if (!next) {
      this.writing.finish();
      return;
    }
    this.#editor.navigation.focus(pathOf(next));
    this.beginAt(next, 'end');
  }

  /** Inserts dropped files into the running text at a point. @returns whether there is one */
  takeFiles(target: Element, point: { x: number; y: number }, files: readonly File[]): boolean {
    const element = target.closest<HTMLElement>(pointed);
    if (!element || !this.writing.begin(element, point)) return false;
    insertFiles(this.writing, files).catch(reportError);
    return true;
  }

  finish(): void {
    this.#text.finish();
    this.writing.finish();
  }
}
