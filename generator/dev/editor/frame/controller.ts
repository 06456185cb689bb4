import type { MessageLanguage } from '../../../../templates/files/language.ts';
import { plainWords } from '../../../inline/read.ts';
import { fromPointer, isSame, type Path, toPointer } from '../model/places.ts';
import type { Editor } from '../store/editor.ts';
import { blocksOf, knownAt, pageOf } from '../store/snapshot.ts';
import { boundariesOf } from './boundaries.ts';
import { Inserts } from './inserts.ts';
import { addRules, markOnly, unfold } from './marking.ts';
import { applyLook, type Look } from './media.ts';
import { sectionAt, sectionOf, sectionsOf, shownIndexes } from './sections.ts';
import { stripElementAt, stripSectionOf } from './strips.ts';
import { syncPage } from './sync.ts';
import { offsetAt, placeCaret } from './text-run.ts';
import { TextWork, type TextWorkHost } from './text-work.ts';
import { type ShownText, shownText } from './texts.ts';

export interface FrameHost extends Omit<TextWorkHost, 'onMove' | 'onEnd'> {
  /** Keys that the page has no use for: shortcuts of the editor. */
  onShortcut: (event: KeyboardEvent) => boolean;
  onVisit: (address: string) => void;
  /** A section is to be put in before the one at an index. */
  onInsert: (index: number) => void;
  language: MessageLanguage;
}

type FrameEditor = Pick<Editor, 'state' | 'loader' | 'drafts' | 'changes' | 'notes' | 'navigation'>;

const pointed = '[data-pointer]';

/** The page in the frame while it is edited: what is pointed at, what is typed, and new versions. */
export class FrameController {
  readonly #editor: FrameEditor;
  readonly #host: FrameHost;
  readonly #root: Document;
  readonly #text: TextWork;
  readonly #inserts: Inserts;
  #look: Look;
  /** Where the caret goes when the page has it. */
  #awaited: string | undefined;
  /** Something is asked in front of the page: the caret stays out of it. */
  #isCovered = false;
  #syncing: Promise<void> = Promise.resolve();
  #isDue = false;
  /** A section that is scrolled to when the page has it. */
  #arriving: Path | undefined;

  constructor(editor: FrameEditor, root: Document, host: FrameHost, look: Look) {
    this.#editor = editor;
    this.#host = host;
    this.#root = root;
    this.#look = look;
    this.#text = new TextWork(editor, {
      ...host,
      onMove: (from, step) => this.#moveFrom(from, step),
      onEnd: (next) => this.#ended(next),
    });
    this.#inserts = new Inserts(root, {
      onInsert: host.onInsert,
      onOpen: (index) => editor.navigation.focus([...(pageOf(editor.state.snapshot())?.at ?? []), 'blocks', index]),
    });
    addRules(root);
    root.addEventListener('click', this.#onClick, { capture: true });
    root.addEventListener('mouseover', this.#onOver, { passive: true });
    root.addEventListener('keydown', this.#onKey);
    root.addEventListener('submit', (event) => event.preventDefault());
    root.addEventListener('dragstart', (event) => event.preventDefault());
    this.#redraw();
  }

  get isWriting(): boolean {
    return this.#text.isActive;
  }

  setLook(look: Look): void {
    this.#look = look;
    applyLook(this.#root, look);
  }

  /** A section comes: it is scrolled to once the page has it. */
  arrive(path: Path): void {
    this.#arriving = path;
  }

  /** Whether what was waited for is what the panel is about, and on the page. */
  #hasArrived(focus: Path): boolean {
    const blocks = blocksOf(this.#editor.state.snapshot());
    if (!this.#arriving) return false;
    const isThere =
      this.#arriving[0] === 'everyPage'
        ? stripElementAt(this.#root, this.#arriving) !== undefined
        : sectionsOf(this.#root).length === shownIndexes(blocks).length;
    if (!isThere) return false;
    const isIt = isSame(this.#arriving, focus);
    this.#arriving = undefined;
    return isIt;
  }

  /** Shows what the panel is about. */
  showFocus(path: Path, isScrolled: boolean): void {
    const index = path.indexOf('blocks');
    const block = index === -1 || path[0] === 'everyPage' ? undefined : Number(path[index + 1]);
    const section =
      block === undefined ? this.#firstOf(path) : sectionAt(this.#root, block, blocksOf(this.#editor.state.snapshot()));
    markOnly(this.#root, 'data-edit-section', path.length === index + 2 || index === -1 ? section : undefined);
    if (isScrolled && !this.isWriting) section?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }

  #firstOf(path: Path): HTMLElement | undefined {
    if (path[0] === 'everyPage') return stripElementAt(this.#root, path);
    if (path[0] === 'header' || path[0] === 'footer')
      return this.#root.querySelector<HTMLElement>(`body > ${path[0]}`) ?? undefined;
    // All of the page is about it.
    if (path[0] === 'routes' || isSame(path, pageOf(this.#editor.state.snapshot())?.at ?? [])) return undefined;
    return this.#elementsAt(toPointer(path))[0];
  }

  #elementsAt(pointer: string): HTMLElement[] {
    const all = [...this.#root.querySelectorAll<HTMLElement>(pointed)];
    return all.filter(({ dataset }) => dataset.pointer === pointer || dataset.pointer?.startsWith(`${pointer}/`));
  }

  /** Takes the newest version over, when nobody is writing. */
  sync(): Promise<void> {
    if (this.isWriting) {
      this.#isDue = true;
      return this.#syncing;
    }
    this.#isDue = false;
    const address = pageOf(this.#editor.state.snapshot())?.address;
    if (address === undefined) return this.#syncing;
    this.#syncing = this.#syncing
      .then(() => (this.isWriting ? undefined : this.#take(address)))
      .then(() => this.#redraw())
      .catch(() => undefined);
    return this.#syncing;
  }

  #take(address: string): Promise<void> {
    this.#inserts.clear();
    return syncPage(this.#root, address);
  }

  #drawInserts(): void {
    const { language } = this.#host;
    const boundaries = pageOf(this.#editor.state.snapshot()) ? boundariesOf(this.#editor.state.snapshot(), language) : [];
    this.#inserts.draw(boundaries, { language, direction: document.dir });
  }

  #redraw(): void {
    unfold(this.#root);
    applyLook(this.#root, this.#look);
    const { refusals, focus } = this.#editor.state.snapshot();
    for (const [pointer, { value }] of refusals) {
      for (const element of this.#elementsAt(pointer)) {
        const shown = shownText(
          this.#editor.state.snapshot(),
          element,
          fromPointer(pointer),
          knownAt(this.#editor.state.snapshot(), fromPointer(pointer)),
        );
        if (shown && typeof value === 'string') shown.run[0]?.replaceWith(plainWords(value));
        element.setAttribute('data-edit-refused', '');
      }
    }
    this.#drawInserts();
    this.showFocus(focus, this.#hasArrived(focus));
    this.#goOn();
  }

  #goOn(): void {
    if (this.#awaited !== undefined && !this.#isCovered) this.begin(this.#awaited);
  }

  /** Keeps the caret out of the page while a question covers it, or whoever answers would type into the page. */
  cover(isCovered: boolean): void {
    this.#isCovered = isCovered;
    this.#goOn();
  }

  /** Begins to write in a text, by its place. */
  begin(pointer: string, offset = Number.POSITIVE_INFINITY): void {
    const element = [...this.#root.querySelectorAll<HTMLElement>(pointed)].find(
      ({ dataset, offsetParent }) => dataset.pointer === pointer && offsetParent !== null,
    );
    const isThere = element !== undefined && this.#begin(element, offset);
    this.#awaited = isThere ? undefined : pointer;
  }

  #begin(element: HTMLElement, offset: number | undefined): boolean {
    const path = fromPointer(element.dataset.pointer ?? '');
    const shown = this.#shown(element, path);
    if (!shown) return false;
    const box = this.#text.begin(shown);
    if (!box) return false;
    markOnly(this.#root, 'data-edit-hover', undefined);
    placeCaret(box, offset ?? Number.POSITIVE_INFINITY);
    box.scrollIntoView({ block: 'nearest' });
    return true;
  }

  #shown(element: HTMLElement, path: Path): ShownText | undefined {
    const snapshot = this.#editor.state.snapshot();
    return shownText(snapshot, element, path, knownAt(snapshot, path));
  }

  #onClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (target.closest('[contenteditable]') || this.#inserts.press(target)) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (!target.closest('[popovertarget]')) event.preventDefault();
    event.stopPropagation();
    if (link && (event.ctrlKey || event.metaKey)) {
      this.#host.onVisit(link.href);
      return;
    }
    const element = target.closest<HTMLElement>(pointed);
    const path = element ? fromPointer(element.dataset.pointer ?? '') : this.#blockOf(target);
    if (!path) return;
    this.#editor.navigation.focus(path);
    if (!element) return;
    // Beside a text that is being written it goes on being written: its keys would go nowhere.
    const open = element.querySelector<HTMLElement>('[contenteditable]');
    if (open) {
      placeCaret(open, offsetAt(open, { x: event.clientX, y: event.clientY }) ?? Number.POSITIVE_INFINITY);
      return;
    }
    const shown = this.#shown(element, path);
    const [first] = shown?.run ?? [];
    const inside = first?.parentElement;
    const offset = inside ? offsetAt(inside, { x: event.clientX, y: event.clientY }) : undefined;
    if (shown) this.#begin(element, offset);
    else this.#editor.loader.ensure(path).then(() => this.#begin(element, undefined), reportError);
  };

  #blockOf(target: Element): Path | undefined {
    const page = pageOf(this.#editor.state.snapshot());
    const index = sectionOf(this.#root, target, blocksOf(this.#editor.state.snapshot()));
    if (page && index !== undefined) return [...page.at, 'blocks', index];
    const inStrip = stripSectionOf(target);
    if (inStrip) return inStrip;
    if (target.closest('header')) return ['header'];
    return target.closest('footer') ? ['footer'] : page?.at;
  }

  #onOver = ({ target }: MouseEvent): void => {
    const element = (target as Element).closest<HTMLElement>(pointed) ?? undefined;
    const isText = element?.closest('[contenteditable]') === null;
    markOnly(this.#root, 'data-edit-hover', isText ? element : undefined);
    if (isText && element)
      element.toggleAttribute('data-edit-can', this.#shown(element, fromPointer(element.dataset.pointer ?? '')) !== undefined);
  };

  #onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    if (this.isWriting && !event.altKey && !event.ctrlKey && !event.metaKey) return;
    if (this.#host.onShortcut(event)) {
      event.preventDefault();
      return;
    }
    const active = this.#root.activeElement as HTMLElement | null;
    if (event.key !== 'Enter' && event.key !== 'F2') return;
    const element = active?.closest<HTMLElement>(pointed) ?? active?.querySelector<HTMLElement>(pointed);
    if (!element || active === this.#root.body || this.isWriting) return;
    event.preventDefault();
    this.#editor.navigation.focus(fromPointer(element.dataset.pointer ?? ''));
    this.#begin(element, undefined);
  };

  /** Texts that can be written in place, in the order of the page. */
  texts(within = ''): HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>(pointed)].filter(
      (element) =>
        element.dataset.pointer?.startsWith(within) &&
        element.offsetParent !== null &&
        (element.querySelector('[contenteditable]') !== null ||
          this.#shown(element, fromPointer(element.dataset.pointer ?? '')) !== undefined),
    );
  }

  /** Begins with the first text of a part of the page. */
  beginIn(path: Path): boolean {
    const [first] = this.texts(toPointer(path));
    if (!first) return false;
    this.#editor.navigation.focus(fromPointer(first.dataset.pointer ?? ''));
    return this.#begin(first, undefined);
  }

  #moveFrom(from: HTMLElement, step: 1 | -1): void {
    const texts = this.texts();
    const next = texts[texts.findIndex((one) => one.contains(from)) + step];
    this.#text.finish();
    if (!next) return;
    this.#editor.navigation.focus(fromPointer(next.dataset.pointer ?? ''));
    this.#begin(next, undefined);
  }

  #ended(next: string | undefined): void {
    if (next !== undefined) this.#awaited = next;
    if (this.#isDue) this.sync();
  }

  finish(): void {
    this.#text.finish();
  }
}
