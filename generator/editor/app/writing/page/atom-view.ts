import { Idiomorph } from 'idiomorph';
import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { sameJson } from '../../model/apply.ts';
import { indexesAt, type PieceContext, type ViewPlace } from './piece-context.ts';
import { copyAttributes } from './rendered-attributes.ts';
import { movePointers } from './rendered-list.ts';

/** View of a piece that is not edited as text: what the page shows of it. */
export class AtomView implements NodeView {
  readonly dom: HTMLElement;
  readonly destroy: () => void;
  readonly #context: PieceContext;
  readonly #getPos: () => number | undefined;
  /** HTML as rendered; undefined if the page does not show the piece yet. */
  #html: string | undefined;
  #node: Node;
  /** Index of the piece in the pointers of its texts. */
  #index = 0;
  /** Whether the next update makes a new view. */
  #isStale = false;

  constructor(node: Node, { view, getPos, context }: ViewPlace, onDestroy: () => void) {
    this.#node = node;
    this.#context = context;
    this.#getPos = getPos;
    this.destroy = onDestroy;
    const indexes = indexesAt(view.state.doc, getPos() ?? 0);
    const found = context.rendered.elementOf(view.state.doc, node, indexes);
    this.#html = found?.element.outerHTML;
    this.#index = found?.index ?? 0;
    this.dom = found
      ? (view.dom.ownerDocument.importNode(found.element, true) as HTMLElement)
      : this.#placeholder(view.dom.ownerDocument);
    this.place(indexes[0] ?? 0);
  }

  #placeholder(root: Document): HTMLElement {
    const dom = root.createElement('div');
    dom.dataset.editAwaited = '';
    dom.textContent = this.#context.nameOf(this.#node);
    return dom;
  }

  get isRendered(): boolean {
    return this.#html !== undefined;
  }

  get pos(): number | undefined {
    return this.#getPos();
  }

  /** Shows the newest rendering. @returns whether another element is needed: the next update makes it */
  refresh(doc: Node): boolean {
    const pos = this.#getPos();
    if (pos === undefined) return false;
    const indexes = indexesAt(doc, pos);
    const found = this.#context.rendered.elementOf(doc, this.#node, indexes);
    if (!found || found.element.outerHTML === this.#html) return false;
    this.#isStale = !this.isRendered || found.element.localName !== this.dom.localName;
    if (this.#isStale) return true;
    this.#html = found.element.outerHTML;
    Idiomorph.morph(this.dom, found.element.innerHTML, { morphStyle: 'innerHTML', restoreFocus: false });
    copyAttributes(this.dom, found.element, true);
    this.#index = found.index;
    this.place(indexes[0] ?? 0);
    return false;
  }

  /** Sets the index of the piece in the pointers of its texts. */
  place(index: number): void {
    const list = this.#context.pointer();
    movePointers(this.dom, `${list}/${this.#index}`, `${list}/${index}`);
    this.#index = index;
  }

  update(node: Node): boolean {
    if (this.#isStale || !sameJson(node.attrs.value?.type, this.#node.attrs.value?.type)) return false;
    this.#node = node;
    return true;
  }

  /** Clicks are handled by the page's controller: they lead to the texts inside. */
  stopEvent(event: Event): boolean {
    return /^(?:mouse|pointer|click|dblclick|touch)/.test(event.type);
  }

  ignoreMutation(): boolean {
    return true;
  }
}
