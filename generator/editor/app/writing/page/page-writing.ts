import type { Transaction } from 'prosemirror-state';
import type { Json } from '../../../../core/json/value.ts';
import { chosen } from '../../model/fields.ts';
import { child, isSame, isWithin, type Path } from '../../model/places.ts';
import { pathOf } from '../../model/pointed.ts';
import { fieldOf } from '../../store/field-of.ts';
import { fill, words } from '../../words/words.tsx';
import type { ActiveText } from '../../writing/active-text.ts';
import { takeFiles, takePaste } from './arrivals.ts';
import { keysOf, typeText } from './keys.ts';
import { kindLabel } from './kinds.ts';
import { pieceListOf } from './list-at.ts';
import { currentIndex, eventOf, selectedAtom } from './piece-work.ts';
import { findRenderedList } from './rendered-list.ts';
import { type CaretPlace, Surface } from './surface.ts';
import { textTools } from './text-tools.ts';
import type { OpenWriting, PageWritingHost, WritingEditor } from './writing-host.ts';

/** Elements that a paragraph of text does not contain. */
const blocks = ':scope > :is(div, p, ul, ol, table, figure, svg, img, h1, h2, h3, h4, h5, h6)';

/** Writes running text on the page, one list of pieces at a time. */
export class PageWriting implements OpenWriting {
  readonly editor: WritingEditor;
  readonly host: PageWritingHost;
  readonly #root: Document;
  #surface: Surface | undefined;

  constructor(editor: WritingEditor, root: Document, host: PageWritingHost) {
    this.editor = editor;
    this.host = host;
    this.#root = root;
  }

  get surface(): Surface | undefined {
    return this.#surface;
  }

  /** Puts the caret into a text of a list of pieces. @returns false for other texts */
  begin(element: HTMLElement, caret: CaretPlace): boolean {
    const path = pathOf(element);
    const open = this.#surface;
    if (open?.view.dom.contains(element)) {
      open.draft.send();
      return open.places.some((place) => isSame(place.path, path)) && open.select(path, caret);
    }
    if (!pieceListOf(this.editor.state.snapshot(), path)) return false;
    this.host.onBegin();
    const list = pieceListOf(this.editor.state.snapshot(), path);
    const page = list && findRenderedList(this.#root, list.at, list.list, element);
    const isPlain = page?.pieces.every((piece, index) => typeof list?.list[index] !== 'string' || !piece.querySelector(blocks));
    if (!list || !page || !isPlain) return false;
    this.finish();
    this.#surface = new Surface(this.editor, list, page, {
      keys: keysOf(this),
      label: words[this.host.language].pieces.name,
      nameOf: ({ attrs }) => kindLabel(this.editor.state.snapshot(), list, attrs.value, this.host.language),
      onChange: (tr, before) => this.#changed(tr, before),
      onLink: () => this.host.onLink(),
      onPaste: (data) => takePaste(this, data),
      onDrop: (event) => takeFiles(this, event),
      onType: (text) => typeText(this, text),
      onGone: () => this.finish(),
    });
    this.#surface.select(path, caret);
    return true;
  }

  /** Selects the piece around an element as a whole, if its list is open or can be. @returns whether it is selected */
  selectAtom(target: Element): boolean {
    const surface = this.#surface;
    if (!surface?.view.dom.contains(target)) return false;
    const path = surface.selectAtom(target);
    if (!path) return false;
    this.editor.navigation.focus(path);
    const type = child(surface.current?.node.attrs.value, 'type');
    // These have a text that is written in the panel only.
    if (type === 'code' || type === 'formula') this.host.onField([...path, type === 'code' ? 'text' : 'tex']);
    return true;
  }

  #changed(tr: Transaction, before: Transaction['before']): void {
    const surface = this.#surface;
    if (!surface) return;
    const event = tr.docChanged && tr.getMeta('shown') !== true ? eventOf(before, tr.doc) : undefined;
    if (event) this.say(event);
    const atom = tr.selectionSet ? selectedAtom(surface.view.state) : undefined;
    if (atom && tr.getMeta('shown') !== true) this.say('selected');
    this.host.onText(this.#active());
    this.host.onPiece();
    if (tr.selectionSet) this.#follow();
  }

  /** Lets the panel show the piece with the caret. */
  #follow(): void {
    const path = this.#surface?.current?.path;
    const { focus } = this.editor.state.snapshot();
    if (path && !isSame(path, focus) && !this.editor.drafts.hasUnsent()) this.editor.navigation.focus(path);
  }

  #active(): ActiveText | undefined {
    const surface = this.#surface;
    const { selection } = surface?.view.state ?? {};
    if (!surface || !selection?.$from.parent.isTextblock) return undefined;
    const place = surface.current;
    const { node, pos } = place ?? { node: selection.$from.parent, pos: selection.$from.before() };
    const path = place?.path ?? [...surface.draft.at, currentIndex(surface.view.state)];
    const snapshot = this.editor.state.snapshot();
    const found = fieldOf(snapshot, path) ?? fieldOf(snapshot, surface.draft.at);
    const edited = textTools(surface, { node, pos });
    const text = edited.read();
    const field = found && chosen(found.field, text);
    if (!found || field?.is !== 'text') return undefined;
    return { path, shown: { path, field, found }, edited, text, isQuiet: selection.empty };
  }

  /** Announces an event of the current piece. */
  say(event: keyof (typeof words)['ar']['pieces']['said']): void {
    const surface = this.#surface;
    if (!surface) return;
    const { state } = surface.view;
    const index = currentIndex(state);
    const value = surface.valueAt(index);
    const what = kindLabel(this.editor.state.snapshot(), surface.list, value, this.host.language);
    const values = { what, n: index + 1, total: state.doc.childCount };
    this.host.onSaid(fill(words[this.host.language].pieces.said[event], values));
  }

  /** Shows a new version of the page. @returns element of the list in it, which must not replace the open one */
  take(after: Document): HTMLElement | undefined {
    const surface = this.#surface;
    if (!surface) return undefined;
    const at = surface.draft.at;
    const list = this.#listAt(at);
    const page = list && findRenderedList(after, at, list);
    if (list && page) surface.take(list, page);
    return page?.container;
  }

  #listAt(at: Path): Json[] | undefined {
    const { roots } = this.editor.state.snapshot();
    const root = [...roots.values()].find((one) => isWithin(at, one.at));
    const list = root && at.slice(root.at.length).reduce<Json | undefined>((value, part) => child(value, part), root.value);
    return Array.isArray(list) ? list : undefined;
  }

  finish(): void {
    const surface = this.#surface;
    if (!surface) return;
    this.#surface = undefined;
    surface.finish();
    this.host.onText(undefined);
    this.host.onPiece();
    this.host.onEnd();
  }
}
