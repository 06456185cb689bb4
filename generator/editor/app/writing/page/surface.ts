import { baseKeymap } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { keymap } from 'prosemirror-keymap';
import { type Command, EditorState, NodeSelection, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { type EditorProps, EditorView } from 'prosemirror-view';
import type { Json } from '../../../../core/json/value.ts';
import { sameJson } from '../../model/apply.ts';
import { isSame, isWithin, type Path, toPointer } from '../../model/places.ts';
import { markKeys, pieceKeys, trustKeys } from '../keymap.ts';
import { docOf, listOf, valueOfNode } from '../list.ts';
import { clipboardSerializer } from '../slice.ts';
import { asRead, focusPiece } from './as-read.ts';
import type { AtomView } from './atom-view.ts';
import type { PieceList } from './list-at.ts';
import { type DraftEditor, ListDraft } from './list-draft.ts';
import { LocalSteps } from './local-steps.ts';
import { pagePlugin, showRendered } from './page-plugin.ts';
import type { PieceContext } from './piece-context.ts';
import { pieceViews } from './piece-views.ts';
import { currentIndex } from './piece-work.ts';
import type { RenderedList } from './rendered-list.ts';
import { RenderedPieces } from './rendered-pieces.ts';
import { restyleTexts } from './restyle-texts.ts';
import { nextDocument, posOfPiece, showDocument } from './show-list.ts';
import { summaryOf } from './summary.ts';
import { markPlaces, type TextPlace, textPlaces } from './text-places.ts';

/** Where the caret goes: a point of the page, the end of a text, or all of a text. */
export type CaretPlace = { x: number; y: number } | 'end' | 'all';

export interface SurfaceHost {
  /** Keys that belong to the page rather than to the text. */
  keys: { early: Record<string, Command>; late: Record<string, Command> };
  label: string;
  nameOf: PieceContext['nameOf'];
  /** Called after every change of the text or the selection. */
  onChange: (tr: Transaction, before: EditorState['doc']) => void;
  onLink: () => void;
  onPaste: (data: DataTransfer) => void;
  /** @returns whether the files are taken */
  onDrop: (event: DragEvent) => boolean;
  /** Handles typed text. @returns whether it is handled */
  onType: (text: string) => boolean;
  /** Called when the list is no longer in the file. */
  onGone: () => void;
}

/** Room between the caret and the edges of the page, for its header and the tools, in CSS pixels. */
const scrollMargin = { top: 120, bottom: 80, left: 0, right: 0 };

/** Attribute of the element that is being written in. */
const writingAttribute = 'data-edit-writing';

/** List of pieces that is written in place: one editable element with the look of the page. */
export class Surface {
  readonly view: EditorView;
  readonly list: PieceList;
  readonly draft: ListDraft;
  readonly #atoms = new Set<AtomView>();
  readonly #steps = new LocalSteps();
  readonly #context: PieceContext;
  readonly #host: SurfaceHost;
  #page: RenderedList;
  /** Rendering that arrived while an input method was composing. */
  #awaited: { list: Json[]; page: RenderedList } | undefined;

  constructor(editor: DraftEditor, list: PieceList, page: RenderedList, host: SurfaceHost) {
    const { container } = page;
    this.list = list;
    this.#host = host;
    this.#page = page;
    const doc = docOf(list.list, list.model);
    this.#context = {
      rendered: new RenderedPieces(list.list, page, list.model),
      pointer: () => toPointer(this.draft?.at ?? list.at),
      direction: container.ownerDocument.dir === 'ltr' ? 'ltr' : 'rtl',
      nameOf: host.nameOf,
    };
    this.view = this.#createView(container, doc);
    this.draft = new ListDraft(editor, list.at, {
      read: () => listOf(this.view.state.doc),
      show: (value) => this.#show(value),
      showBelow: (value) => this.#showBelow(value),
      onSent: () => this.#steps.clear(),
      isComposing: () => this.view.composing,
      tell: (operations) => summaryOf(editor.state.snapshot(), this.draft.at, operations),
      onGone: host.onGone,
    });
    this.#mark();
  }

  #createView(container: HTMLElement, doc: EditorState['doc']): EditorView {
    const { keys, label, onLink, onType } = this.#host;
    const plugins = [
      keymap(keys.early),
      keymap(pieceKeys),
      keymap(markKeys(() => onLink())),
      keymap(keys.late),
      keymap(baseKeymap),
      dropCursor({ color: '#1c6fd1', width: 2 }),
      pagePlugin(this.#page),
    ];
    return new EditorView(
      { mount: container },
      {
        state: EditorState.create({ doc, plugins }),
        nodeViews: pieceViews(this.#context, this.#atoms),
        attributes: {
          [writingAttribute]: '',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          spellcheck: 'true',
        },
        dispatchTransaction: (tr) => this.#apply(tr),
        clipboardSerializer,
        scrollMargin,
        scrollThreshold: scrollMargin,
        handleTextInput: (_, __, ___, text) => onType(text),
        handleDOMEvents: this.#events(),
      },
    );
  }

  #events(): EditorProps['handleDOMEvents'] {
    return {
      keydown: trustKeys,
      paste: (_, event) => {
        event.preventDefault();
        if (event.clipboardData) this.#host.onPaste(event.clipboardData);
        return true;
      },
      drop: (_, event) => this.#host.onDrop(event),
      blur: () => {
        this.draft.send();
        return false;
      },
      compositionend: () => {
        // After the view has read what was composed.
        setTimeout(() => this.#composed());
        return false;
      },
    };
  }

  #apply(tr: Transaction): void {
    this.view.updateState(this.view.state.apply(tr));
    if (tr.docChanged && !this.view.composing) this.#mark();
    if (tr.docChanged && tr.getMeta('shown') !== true) {
      this.#steps.add(tr);
      this.draft.touch();
    }
    this.#host.onChange(tr, tr.before);
  }

  #mark(): void {
    markPlaces(this.view, this.draft.at, this.#atoms);
  }

  #composed(): void {
    if (this.view.isDestroyed || this.view.composing) return;
    this.#mark();
    const awaited = this.#awaited;
    this.#awaited = undefined;
    if (awaited) this.take(awaited.list, awaited.page);
    this.draft.settle();
  }

  /** Runs a command. @returns whether it applied */
  run(command: Command): boolean {
    return command(this.view.state, (tr) => this.view.dispatch(tr), this.view);
  }

  /** Shows a list that arrived from elsewhere; the caret stays where it makes sense. */
  #show(list: Json[]): void {
    const next = nextDocument(this.view.state.doc, list, this.list.model);
    this.view.dispatch(showDocument(this.view.state, next).setMeta('shown', true));
    this.#steps.clear();
  }

  #showBelow(list: Json[]): void {
    const tr = this.#steps.repeatOn(this.view.state, list, this.list.model);
    this.view.dispatch(tr.setMeta('shown', true));
    this.#steps.clear();
  }

  /** Takes a new rendering of the list: looks of texts, and everything that is not text. */
  take(list: Json[], page: RenderedList): void {
    if (this.view.composing) {
      this.#awaited = { list, page };
      return;
    }
    const { doc, tr } = this.view.state;
    this.#page = { ...page, container: this.#page.container };
    this.#context.rendered = new RenderedPieces(list, page, this.list.model);
    const renewed = [...this.#atoms].flatMap((atom) => (atom.refresh(doc) && atom.pos !== undefined ? [atom.pos] : []));
    restyleTexts(this.view, page.container, this.#context.rendered);
    this.view.dispatch(showRendered(tr, page, renewed).setMeta('shown', true));
    this.#mark();
  }

  /** Whether the page shows a piece, which may have been added. */
  isRendered(path: Path): boolean {
    const pos = this.places.find((place) => isSame(place.path, path))?.pos;
    return [...this.#atoms].some((atom) => atom.pos === pos && atom.isRendered);
  }

  /** Selects the piece around an element as a whole. @returns its path */
  selectAtom(target: Element): Path | undefined {
    const atom = [...this.#atoms].find(({ dom }) => dom.contains(target));
    const place = this.places.find(({ pos }) => pos === atom?.pos);
    return place && this.select(place.path, 'end') ? place.path : undefined;
  }

  /** Texts and other pieces in order. */
  get places(): TextPlace[] {
    return textPlaces(this.view.state.doc, this.draft.at);
  }

  /** Text or piece with the caret; undefined if it is empty and not in the file. */
  get current(): TextPlace | undefined {
    const { $from, from } = this.view.state.selection;
    const isNode = this.view.state.selection instanceof NodeSelection;
    const pos = isNode ? from : $from.depth === 0 ? -1 : $from.before();
    return this.places.find((place) => place.pos === pos);
  }

  /** Element of the text or piece with the caret. */
  get currentElement(): HTMLElement | undefined {
    const { selection } = this.view.state;
    const { $from, from } = selection;
    const pos = selection instanceof NodeSelection || $from.depth === 0 ? from : $from.before();
    return (this.view.nodeDOM(pos) as HTMLElement | null) ?? undefined;
  }

  /** Elements of all pieces. */
  get pieceElements(): HTMLElement[] {
    const { doc } = this.view.state;
    return doc.children.map((_, index) => this.view.nodeDOM(posOfPiece(doc, index)) as HTMLElement);
  }

  /** Index of the piece with the caret among the pieces of the document. */
  get index(): number {
    return currentIndex(this.view.state);
  }

  /** Element of the whole piece with the caret. */
  get pieceElement(): HTMLElement | undefined {
    return this.pieceElements[this.index];
  }

  valueAt(index: number): Json | undefined {
    const node = this.view.state.doc.maybeChild(index);
    return node && (valueOfNode(node) ?? (node.type.name === 'paragraph' ? '' : { type: node.attrs.type, ...node.attrs.value }));
  }

  /** Puts the caret at a point of the page. */
  selectPoint({ x, y }: { x: number; y: number }): void {
    const { state } = this.view;
    const point = this.view.posAtCoords({ left: x, top: y })?.pos ?? state.doc.content.size;
    this.view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(point))).setMeta('shown', true));
    this.view.focus();
  }

  /** Puts the caret into a text. @returns whether the list has it */
  select(path: Path, caret: CaretPlace): boolean {
    const { doc, tr } = this.view.state;
    const place = this.places.find((one) => isSame(one.path, path)) ?? this.places.find((one) => isWithin(path, one.path));
    if (!place) return false;
    this.view.dispatch(tr.setSelection(this.#selectionIn(place, doc, caret)).setMeta('shown', true));
    this.view.focus();
    return true;
  }

  #selectionIn({ node, pos }: TextPlace, doc: EditorState['doc'], caret: CaretPlace): Selection {
    if (!node.isTextblock) return NodeSelection.create(doc, pos);
    const [start, end] = [pos + 1, pos + 1 + node.content.size];
    const point = typeof caret === 'object' ? this.view.posAtCoords({ left: caret.x, top: caret.y })?.pos : undefined;
    if (point !== undefined) return TextSelection.near(doc.resolve(Math.max(start, Math.min(point, end))));
    return TextSelection.create(doc, caret === 'all' ? start : end, end);
  }

  /** Sends what was written and shows the page as it is without the surface. */
  finish(): void {
    const { dom } = this.view;
    const hadFocus = this.view.hasFocus();
    const path = this.current?.path;
    this.draft.end();
    const isRendered = sameJson(listOf(this.view.state.doc), [...this.#context.rendered.list]);
    const { before, pieces, after } = this.#page;
    const shown = isRendered
      ? [...before, ...pieces, ...after].map((element) => dom.ownerDocument.importNode(element, true))
      : [...dom.children].map(asRead);
    this.view.destroy();
    if (dom.getAttribute('class') === '') dom.removeAttribute('class');
    dom.replaceChildren(...shown);
    if (hadFocus && path) focusPiece(dom, toPointer(path));
  }
}
