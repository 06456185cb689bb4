import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { schema } from '../schema.ts';
import { posOfPiece } from './show-list.ts';

/** Index of the piece with the caret. */
export const currentIndex = ({ selection }: EditorState): number => selection.$from.index(0);

/** Piece that is selected as a whole. */
export const selectedAtom = ({ selection }: EditorState): Node | undefined =>
  selection instanceof NodeSelection && selection.node.type.name === 'atom' ? selection.node : undefined;

function selectPiece(doc: Node, index: number): Selection {
  const last = Math.max(0, Math.min(index, doc.childCount - 1));
  const pos = posOfPiece(doc, last);
  return doc.child(last).type.name === 'atom' ? NodeSelection.create(doc, pos) : Selection.near(doc.resolve(pos + 1));
}

/** Removes the current piece; the caret goes to the next one. */
export const removePiece: Command = (state, dispatch) => {
  const index = currentIndex(state);
  const pos = posOfPiece(state.doc, index);
  const { tr } = state;
  const end = pos + state.doc.child(index).nodeSize;
  if (state.doc.childCount === 1) tr.replaceWith(pos, end, schema.node('paragraph'));
  else tr.delete(pos, end);
  dispatch?.(tr.setSelection(selectPiece(tr.doc, index)).scrollIntoView());
  return true;
};

/** Inserts a copy of the current piece after it. */
export const duplicatePiece: Command = (state, dispatch) => {
  const index = currentIndex(state);
  const piece = state.doc.child(index);
  const { tr } = state;
  tr.insert(posOfPiece(state.doc, index + 1), piece);
  dispatch?.(tr.setSelection(selectPiece(tr.doc, index + 1)).scrollIntoView());
  return true;
};

/** Moves a piece so that it gets another index. */
export const movePieceTo =
  (from: number, to: number): Command =>
  (state, dispatch) => {
    if (from === to || from < 0 || to < 0 || Math.max(from, to) >= state.doc.childCount) return false;
    const piece = state.doc.child(from);
    const pos = posOfPiece(state.doc, from);
    const { tr } = state;
    tr.delete(pos, pos + piece.nodeSize);
    tr.insert(posOfPiece(tr.doc, to), piece);
    dispatch?.(tr.setSelection(selectPiece(tr.doc, to)).scrollIntoView());
    return true;
  };

/** Moves the caret to an empty paragraph after the current piece. */
export const beginAfter: Command = (state, dispatch) => {
  const pos = posOfPiece(state.doc, currentIndex(state) + 1);
  const tr = state.tr.insert(pos, schema.node('paragraph'));
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, pos + 1)).scrollIntoView());
  return true;
};

/** What a transaction did to the pieces, for people who do not see it. */
export function eventOf(before: Node, after: Node): 'joined' | 'removed' | undefined {
  if (after.childCount >= before.childCount) return undefined;
  return after.textContent.length === before.textContent.length ? 'joined' : 'removed';
}
