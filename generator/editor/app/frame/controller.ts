import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { isSame, type Path } from '../model/places.ts';
import { pathOf, pointed } from '../model/pointed.ts';
import type { Editor } from '../store/editor.ts';
import { addsOf, type SectionAdd } from '../store/section-adds.ts';
import { blocksOf, pageOf, type Snapshot } from '../store/snapshot.ts';
import { words } from '../words/words.tsx';
import { boundariesOf } from './boundaries.ts';
import { calendarDayAt } from './calendar-day.ts';
import { type ColleagueAt, ColleagueLabels } from './colleague-labels.ts';
import { Inserts } from './inserts.ts';
import { makeReachable } from './keyboard-reach.ts';
import { addRules, markOnly, unfold } from './marking.ts';
import { applyMediaSettings, type MediaSettings } from './media.ts';
import { elementOf, markRejectedValues, partOf, textOf } from './page-elements.ts';
import { type PlacedAdd, SectionAdds } from './section-adds.ts';
import { sectionOf, sectionsOf, shownIndexes } from './sections.ts';
import { stripElementAt } from './strips.ts';
import { syncPage } from './sync.ts';
import { TextEntry, type TextEntryHost } from './text-entry.ts';

export interface FrameHost extends TextEntryHost {
  /** Handles keys that the page does not use. @returns whether it was a shortcut of the editor */
  onShortcut: (event: KeyboardEvent) => boolean;
  onVisit: (address: string) => void;
  /** Called to insert a section before the given index. */
  onInsert: (index: number) => void;
  /** Called to add to what a section shows. */
  onAdd: (add: SectionAdd) => void;
  language: MessageLanguage;
}

type FrameEditor = Pick<Editor, 'api' | 'state' | 'loader' | 'drafts' | 'changes' | 'notes' | 'navigation'>;

/** Edits the page in the frame: selection, text editing and updates to new versions. */
export class FrameController {
  readonly #editor: FrameEditor;
  readonly #host: FrameHost;
  readonly #root: Document;
  readonly texts: TextEntry;
  readonly #inserts: Inserts;
  readonly #adds: SectionAdds;
  readonly #colleagues: ColleagueLabels;
  #media: MediaSettings;
  #syncing: Promise<void> = Promise.resolve();
  #isDue = false;
  /** Section to scroll to once the page contains it. */
  #arriving: Path | undefined;

  constructor(editor: FrameEditor, root: Document, host: FrameHost, media: MediaSettings) {
    this.#editor = editor;
    this.#host = host;
    this.#root = root;
    this.#media = media;
    this.texts = new TextEntry(editor, root, host, () => {
      if (this.#isDue) this.sync();
    });
    this.#inserts = new Inserts(root, {
      onInsert: host.onInsert,
      onOpen: (index) => editor.navigation.focus([...(pageOf(editor.state.snapshot())?.at ?? []), 'blocks', index]),
    });
    this.#adds = new SectionAdds(root);
    this.#colleagues = new ColleagueLabels(root, () => this.#snapshot);
    addRules(root);
    root.addEventListener('click', this.#onClick, { capture: true });
    root.addEventListener('mouseover', this.#onOver, { passive: true });
    root.addEventListener('keydown', this.#onKey);
    root.addEventListener('submit', (event) => event.preventDefault());
    root.addEventListener('dragstart', (event) => event.preventDefault());
    this.#redraw();
  }

  get #snapshot(): Snapshot {
    return this.#editor.state.snapshot();
  }

  get isWriting(): boolean {
    return this.texts.isActive;
  }

  setMedia(media: MediaSettings): void {
    this.#media = media;
    applyMediaSettings(this.#root, media);
  }

  /** Shows the names of colleagues beside what they edit. */
  showColleagues(colleagues: readonly ColleagueAt[]): void {
    this.#colleagues.show(colleagues);
  }

  /** Scrolls to a new section once the page contains it. */
  arrive(path: Path): void {
    this.#arriving = path;
  }

  /** Whether the awaited section has the focus and is on the page. */
  #hasArrived(focus: Path): boolean {
    const blocks = blocksOf(this.#snapshot);
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

  /** Highlights what the panel shows. */
  showFocus(path: Path, isScrolled: boolean): void {
    const { element, isWhole } = elementOf(this.#root, this.#snapshot, path);
    markOnly(this.#root, 'data-edit-section', isWhole ? element : undefined);
    if (isScrolled && !this.isWriting) element?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }

  /** Updates the page to the newest version. A single text that is being edited holds it back; running text takes it. */
  sync(): Promise<void> {
    if (this.#holdBack()) return this.#syncing;
    this.#isDue = false;
    const address = pageOf(this.#snapshot)?.address;
    if (address === undefined) return this.#syncing;
    this.#syncing = this.#syncing
      .then(() => (this.#holdBack() ? undefined : this.#take(address)))
      .then(() => this.#redraw())
      .catch(() => undefined);
    return this.#syncing;
  }

  /** Makes the newest version wait for a single text that is being edited. @returns whether it waits */
  #holdBack(): boolean {
    this.#isDue ||= this.texts.isSingle;
    return this.texts.isSingle;
  }

  #take(address: string): Promise<void> {
    this.#inserts.clear();
    this.#adds.clear();
    this.#colleagues.clear();
    return syncPage({ shown: this.#root, address, writing: this.texts.writing, isHeld: () => this.#holdBack() });
  }

  #drawInserts(): void {
    const { language } = this.#host;
    const boundaries = pageOf(this.#snapshot) ? boundariesOf(this.#snapshot, language) : [];
    this.#inserts.draw(boundaries, { language, direction: document.dir });
    this.#adds.draw(this.#placedAdds(), { language, direction: document.dir });
  }

  #placedAdds(): PlacedAdd[] {
    const indexes = shownIndexes(blocksOf(this.#snapshot));
    const { addToSection } = words[this.#host.language].tasks;
    return addsOf(this.#snapshot)
      .map((add) => ({ ...add, label: addToSection[add.task], shown: add.index === undefined ? 0 : indexes.indexOf(add.index) }))
      .filter(({ shown }) => shown >= 0);
  }

  /** What a click adds: by a button of the overlay, or to a day of a calendar. */
  #addAt(target: Element): SectionAdd | undefined {
    const pressed = this.#adds.addAt(target);
    const day = pressed || target.closest(`a, ${pointed}`) ? undefined : calendarDayAt(target);
    if (day === undefined) return pressed;
    const section = sectionOf(this.#root, target, blocksOf(this.#snapshot));
    const own = addsOf(this.#snapshot).find(({ index, task }) => index === section && task === 'addEvent');
    return own && { ...own, seed: { ...own.seed, day } };
  }

  #redraw(): void {
    unfold(this.#root);
    applyMediaSettings(this.#root, this.#media);
    const { focus } = this.#snapshot;
    markRejectedValues(this.#root, this.#snapshot);
    makeReachable(this.#root, () => this.#snapshot);
    this.#drawInserts();
    this.#colleagues.draw();
    this.showFocus(focus, this.#hasArrived(focus));
    this.texts.goOn();
  }

  #onClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    const edited = target.closest('[contenteditable]');
    const isInText = edited !== null && edited.getAttribute('contenteditable') !== 'false';
    if (isInText || this.#inserts.press(target)) return;
    const added = this.#addAt(target);
    if (added) {
      event.preventDefault();
      this.#host.onAdd(added);
      return;
    }
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (!target.closest('[popovertarget]')) event.preventDefault();
    event.stopPropagation();
    if (link && (event.ctrlKey || event.metaKey)) {
      this.#host.onVisit(link.href);
      return;
    }
    const element = target.closest<HTMLElement>(pointed);
    const path = element ? pathOf(element) : partOf(this.#root, this.#snapshot, target);
    if (!path) return;
    this.#editor.navigation.focus(path);
    const point = { x: event.clientX, y: event.clientY };
    // A click beside the text being edited keeps it in edit mode; otherwise key presses would be lost.
    if (element && (this.texts.keepIn(element, point) || this.texts.beginAt(element, point))) return;
    if (this.texts.writing.selectAtom(target) || !element) return;
    this.#editor.loader.ensure(path).then(() => this.texts.beginAt(element, 'end'), reportError);
  };

  #onOver = ({ target }: MouseEvent): void => {
    const element = (target as Element).closest<HTMLElement>(pointed) ?? undefined;
    const isText = element?.closest('[contenteditable]') === null;
    markOnly(this.#root, 'data-edit-hover', isText ? element : undefined);
    if (isText && element) element.toggleAttribute('data-edit-can', textOf(this.#snapshot, element) !== undefined);
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
    this.#editor.navigation.focus(pathOf(element));
    this.texts.beginAt(element, 'end');
  };
}
