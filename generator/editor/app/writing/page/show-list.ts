import { Fragment, type Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import type { Json } from '../../../../core/json/value.ts';
import { sameJson } from '../../model/apply.ts';
import { pieceOf, valueOfNode } from '../list.ts';
import type { PiecesModel } from '../model.ts';

/** Position before a piece. */
export const posOfPiece = (doc: Node, index: number): number =>
  doc.children.slice(0, index).reduce((pos, { nodeSize }) => pos + nodeSize, 0);

/** Document of a list that keeps the nodes of the pieces that did not change. */
export function nextDocument(doc: Node, list: readonly Json[], model: PiecesModel): Node {
  const left = [...doc.children];
  const pieces = list.map((value) => {
    const found = left.findIndex((node) => sameJson(valueOfNode(node), value));
    return found === -1 ? pieceOf(value, model) : left.splice(0, found + 1).at(-1);
  });
  return doc.copy(Fragment.from(pieces.filter((piece) => piece !== undefined)));
}

/** Replaces the changed part of one text, so that a caret in the rest of it stays. */
function replaceText(tr: Transaction, pos: number, from: Node, to: Node): Transaction {
  const start = from.content.findDiffStart(to.content);
  const end = from.content.findDiffEnd(to.content);
  if (start !== null && end) {
    const overlap = Math.max(0, start - Math.min(end.a, end.b));
    const inserted = to.content.cut(start, end.b + overlap);
    tr.replaceWith(pos + 1 + start, pos + 1 + end.a + overlap, inserted);
  }
  return tr.setNodeMarkup(pos, undefined, to.attrs);
}

/** Replaces the changed pieces of a document. */
function replacePieces({ doc, tr }: EditorState, next: Node): Transaction {
  const [from, to] = [doc.children, next.children];
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start]?.eq(to[start] as Node)) start++;
  let end = 0;
  while (end < most - start && from.at(-1 - end)?.eq(to.at(-1 - end) as Node)) end++;
  const [one, other] = [from[start], to[start]];
  const isOne = from.length - end - start === 1 && to.length - end - start === 1;
  if (isOne && one?.isTextblock && other?.type === one.type) return replaceText(tr, posOfPiece(doc, start), one, other);
  const [first, last] = [posOfPiece(doc, start), posOfPiece(doc, from.length - end)];
  return tr.replaceWith(first, last, to.slice(start, to.length - end));
}

/** Transaction that shows another document; only what differs is replaced, so that the caret stays. */
export function showDocument(state: EditorState, next: Node): Transaction {
  return replacePieces(state, next).setMeta('addToHistory', false);
}
