import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import type { RenderedPieces } from './rendered-pieces.ts';

/** What the views of pieces know of the page. */
export interface PieceContext {
  /** The page as it was last rendered. */
  rendered: RenderedPieces;
  /** JSON Pointer of the list. */
  pointer: () => string;
  direction: 'rtl' | 'ltr';
  /** Name of a piece that the page does not show yet. */
  nameOf: (node: Node) => string;
}

export interface ViewPlace {
  view: EditorView;
  getPos: () => number | undefined;
  context: PieceContext;
}

/** Indexes on the way to a node. */
export function indexesAt(doc: Node, pos: number): number[] {
  const place = doc.resolve(pos);
  return Array.from({ length: place.depth + 1 }, (_, depth) => place.index(depth));
}
