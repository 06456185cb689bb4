import type { Node } from 'prosemirror-model';
import type { NodeView, NodeViewConstructor } from 'prosemirror-view';
import { ownDirection } from '../../../../../templates/runtime/direction/own-direction.ts';
import { AtomView } from './atom-view.ts';
import { indexesAt, type PieceContext, type ViewPlace } from './piece-context.ts';
import { copyAttributes, setAttribute } from './rendered-attributes.ts';
import { kindOfNode } from './rendered-pieces.ts';

const plainTags: Record<string, string> = { item: 'li', line: 'h3' };

function tagOf(node: Node, like: Element | undefined): string {
  return node.type.name === 'list' ? kindOfNode(node) : (like?.localName ?? plainTags[node.type.name] ?? 'p');
}

/** Rendered element that a new element takes its look from, and whether it is that of the same piece. */
function likeOf(doc: Node, node: Node, indexes: number[], { rendered }: PieceContext) {
  const own = rendered.elementOf(doc, node, indexes)?.element;
  const isOfItem = node.type.name === 'paragraph' && indexes.length > 1;
  if (own && (!isOfItem || own.localName === 'p')) return { like: own, isOwn: true };
  return { like: indexes.length === 1 ? rendered.likeOf(node) : undefined, isOwn: false };
}

/** View of a paragraph, heading, list or item: an element as the page renders it. */
function textView(made: Node, { view, getPos, context }: ViewPlace): NodeView {
  const { like, isOwn } = likeOf(view.state.doc, made, indexesAt(view.state.doc, getPos() ?? 0), context);
  const dom = view.dom.ownerDocument.createElement(tagOf(made, like));
  if (like) copyAttributes(dom, like, isOwn);
  else if (dom.localName === 'ul') dom.setAttribute('role', 'list');
  const direct = (node: Node) => {
    if (node.isTextblock) setAttribute(dom, 'dir', ownDirection(node.textContent, context.direction));
  };
  direct(made);
  return {
    dom,
    contentDOM: dom,
    update: (node) => {
      if (node.type !== made.type || kindOfNode(node) !== kindOfNode(made)) return false;
      if (!view.composing) direct(node);
      return true;
    },
    ignoreMutation: (mutation) => mutation.type === 'attributes',
  };
}

/** Views of all pieces by the name of their nodes. @param atoms receives the views of pieces that are not text */
export function pieceViews(context: PieceContext, atoms: Set<AtomView>): Record<string, NodeViewConstructor> {
  const text: NodeViewConstructor = (node, view, getPos) => textView(node, { view, getPos, context });
  const atom: NodeViewConstructor = (node, view, getPos) => {
    const made = new AtomView(node, { view, getPos, context }, () => atoms.delete(made));
    atoms.add(made);
    return made;
  };
  return { paragraph: text, line: text, list: text, item: text, atom };
}
