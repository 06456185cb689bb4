import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

/** Position before a piece. */
export const posOfPiece = (doc: Node, index: number): number =>
  doc.children.slice(0, index).reduce((pos, { nodeSize }) => pos + nodeSize, 0);

/** Replaces the changed part of a document, wherever it begins and ends; undefined if it cannot be cut out. */
function replaceText({ doc, tr }: EditorState, next: Node): Transaction | undefined {
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return undefined;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const [from, to, nextTo] = [start, end.a + overlap, end.b + overlap];
  if (doc.resolve(from).depth !== doc.resolve(to).depth || !doc.resolve(from).sameParent(doc.resolve(to))) return undefined;
  tr.replace(from, to, next.slice(start, nextTo));
  return tr.doc.eq(next) ? tr : undefined;
}

/** Replaces the changed pieces of a document. */
function replacePieces({ doc, tr }: EditorState, next: Node): Transaction {
  const [from, to] = [doc.children, next.children];
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start]?.eq(to[start] as Node)) start++;
  let end = 0;
  while (end < most - start && from.at(-1 - end)?.eq(to.at(-1 - end) as Node)) end++;
  const [first, last] = [posOfPiece(doc, start), posOfPiece(doc, from.length - end)];
  return tr.replaceWith(first, last, to.slice(start, to.length - end));
}

/** Transaction that shows another document; only what differs is replaced, so that the caret stays. */
export function showDocument(state: EditorState, next: Node): Transaction {
  return (replaceText(state, next) ?? replacePieces(state, next)).setMeta('addToHistory', false);
}
