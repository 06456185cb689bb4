import {
  chainCommands,
  deleteSelection,
  joinTextblockBackward,
  joinTextblockForward,
  selectNodeBackward,
  selectNodeForward,
  splitBlockAs,
} from 'prosemirror-commands';
import type { Node, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import type { Json, JsonObject } from '../../../core/json/value.ts';
import { pieceOf } from './list.ts';
import type { PiecesModel } from './model.ts';
import { schema } from './schema.ts';

const { paragraph, line, list, item, atom } = schema.nodes as Record<'paragraph' | 'line' | 'list' | 'item' | 'atom', NodeType>;

/** Depth of the third level of a list: a list and an item for each level. */
const deepestItem = 6;

const isInItem = ($place: ResolvedPos) => $place.depth > 1 && $place.node(-1).type === item;

const isEmptyBlock = (node: Node | null | undefined): boolean => node?.isTextblock === true && node.content.size === 0;

/** Adds a line break. */
export const insertBreak: Command = ({ tr }, dispatch) => {
  dispatch?.(tr.replaceSelectionWith(schema.node('break')).scrollIntoView());
  return true;
};

/** Ends the list at an empty item. */
const leaveEmptyItem: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  return (
    empty &&
    isEmptyBlock($from.parent) &&
    isInItem($from) &&
    $from.node(-1).childCount === 1 &&
    liftListItem(item)(state, dispatch)
  );
};

const beginAfterAtom: Command = ({ selection, tr }, dispatch) => {
  if (!(selection instanceof NodeSelection)) return false;
  const made = tr.insert(selection.to, paragraph.create());
  dispatch?.(made.setSelection(TextSelection.create(made.doc, selection.to + 1)).scrollIntoView());
  return true;
};

/** After a heading comes a paragraph. */
const splitPiece = splitBlockAs((node, _, { parentOffset }) =>
  parentOffset === 0 && node.content.size > 0 ? { type: node.type, attrs: node.attrs } : { type: paragraph },
);

export const enter: Command = chainCommands(leaveEmptyItem, splitListItem(item, { value: null }), beginAfterAtom, splitPiece);

/** Caret at one end of its text; bidirectional text needs the view to tell. */
function isAtEdge(state: EditorState, side: 'backward' | 'forward', view: Parameters<Command>[2]): boolean {
  const { $head, empty } = state.selection;
  if (!empty || !$head.parent.isTextblock || $head.depth === 0) return false;
  if (view) return view.endOfTextblock(side, state);
  return $head.parentOffset === (side === 'backward' ? 0 : $head.parent.content.size);
}

const atEdge =
  (side: 'backward' | 'forward', command: Command): Command =>
  (state, dispatch, view) =>
    isAtEdge(state, side, view) && command(state, dispatch, view);

const becomeParagraph: Command = ({ selection: { $head }, tr }, dispatch) => {
  if ($head.parent.type !== line) return false;
  dispatch?.(tr.setNodeMarkup($head.before(), paragraph, { source: $head.parent.attrs.source }));
  return true;
};

const leaveItem: Command = (state, dispatch) => {
  const { $head } = state.selection;
  return isInItem($head) && $head.index(-1) === 0 && liftListItem(item)(state, dispatch);
};

/** Removes an empty text before the caret's, or the caret's own before another, so that the other keeps its form. */
const dropEmpty =
  (side: 'before' | 'here'): Command =>
  ({ selection: { $head }, doc, tr }, dispatch) => {
    const start = $head.before();
    const other = side === 'before' ? doc.resolve(start).nodeBefore : doc.resolve($head.after()).nodeAfter;
    const emptied = side === 'before' ? other : $head.parent;
    if (!other || !emptied || !isEmptyBlock(emptied) || isInItem($head)) return false;
    const from = side === 'before' ? start - emptied.nodeSize : start;
    const left = tr.delete(from, from + emptied.nodeSize);
    dispatch?.(left.setSelection(Selection.near(left.doc.resolve(from))).scrollIntoView());
    return true;
  };

const stay: Command = () => true;

export const backspace: Command = chainCommands(
  deleteSelection,
  ...[becomeParagraph, leaveItem, dropEmpty('before'), joinTextblockBackward, selectNodeBackward, stay].map((command) =>
    atEdge('backward', command),
  ),
);

export const deleteForward: Command = chainCommands(
  deleteSelection,
  ...[dropEmpty('here'), joinTextblockForward, selectNodeForward, stay].map((command) => atEdge('forward', command)),
);

/** Moves list items one level down, up to three levels. */
export const sink: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, ({ firstChild }) => firstChild?.type === item);
  if (!range) return false;
  let isDeepest = false;
  state.doc.nodesBetween(range.start, range.end, (node, place) => {
    if (node.type === item && state.doc.resolve(place).depth + 3 > deepestItem) isDeepest = true;
  });
  return !isDeepest && sinkListItem(item)(state, dispatch);
};

/** Moves list items one level up, or out of the list. */
export const raise: Command = liftListItem(item);

/** Places of the piece or item at the selection and of those around it, innermost first. */
function placesOf({ selection }: EditorState): { parent: Node; index: number; start: number }[] {
  const { $from } = selection;
  const depths = Array.from({ length: $from.depth }, (_, up) => $from.depth - up).filter(
    (depth) => depth === 1 || $from.node(depth).type === item,
  );
  const inner = depths.map((depth) => ({
    parent: $from.node(depth - 1),
    index: $from.index(depth - 1),
    start: $from.before(depth),
  }));
  if (!(selection instanceof NodeSelection)) return inner;
  return [{ parent: $from.parent, index: $from.index(), start: selection.from }, ...inner];
}

/** Moves the list item or piece; an item at the end of its list moves the list. */
export const movePiece =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const { tr } = state;
    const found = placesOf(state).find(({ parent, index }) => {
      const other = parent.maybeChild(index + step);
      return other && (parent.type !== item || index + step > 0);
    });
    const other = found?.parent.child(found.index + step);
    if (!found || !other) return false;
    const own = found.parent.child(found.index);
    const { start } = found;
    const end = start + own.nodeSize;
    // Moves the other one, so that the selection stays.
    if (step === 1) tr.delete(end, end + other.nodeSize).insert(start, other);
    else tr.insert(end, other).delete(start - other.nodeSize, start);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Lets empty new texts be omitted from the file. */
function asNew(tr: Transaction, from: number, to: number): Transaction {
  tr.doc.nodesBetween(from, to, (node, place) => {
    if (node.isTextblock) tr.setNodeAttribute(place, 'source', null);
  });
  return tr;
}

/** Inserts a piece after the current one, or in place of an empty paragraph, and selects it. */
export const insertPiece =
  (value: Json, model: PiecesModel): Command =>
  ({ selection, tr }, dispatch) => {
    const node = pieceOf(value, model);
    const { $from } = selection;
    const isReplaced = $from.depth === 1 && $from.parent.type === paragraph && isEmptyBlock($from.parent);
    const end = $from.depth === 0 ? selection.to : $from.after(1);
    const start = isReplaced ? $from.before() : end;
    asNew(tr.replaceWith(start, end, node), start, start + node.nodeSize);
    const selected = node.type === atom ? NodeSelection.create(tr.doc, start) : Selection.near(tr.doc.resolve(start + 1));
    dispatch?.(tr.setSelection(selected).scrollIntoView());
    return true;
  };

/** Applies commands one after the other, as one transaction. */
const inOneStep =
  (...commands: Command[]): Command =>
  (state, dispatch) => {
    const { tr } = state;
    let now = state;
    const isDone = commands.every((command) =>
      command(now, (made) => {
        for (const step of made.steps) tr.step(step);
        now = now.apply(made);
      }),
    );
    if (isDone) dispatch?.(tr.setSelection(Selection.fromJSON(tr.doc, now.selection.toJSON())).scrollIntoView());
    return isDone;
  };

const leaveList: Command = (state, dispatch) => !isInItem(state.selection.$from) || liftListItem(item)(state, dispatch);
const leaveLists: Command = inOneStep(leaveList, leaveList, leaveList);

const setBlocks =
  (type: NodeType, value?: JsonObject): Command =>
  ({ selection: { from, to, $from, $to }, tr }, dispatch) => {
    const keys = $from.sameParent($to) ? { ...$from.parent.attrs.value } : {};
    tr.setBlockType(from, to, type, ({ attrs: { source } }) => (value ? { source, value: { ...keys, ...value } } : { source }));
    dispatch?.(tr);
    return true;
  };

/**
 * Turns the selected texts into paragraphs (no value), lines or list items.
 * @param value type of the piece, with other keys, such as `{ type: 'list', numbered: true }`
 */
export const setPieceType =
  (value: ({ type: string } & JsonObject) | undefined, { lists }: PiecesModel): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    if (!$from.parent.isTextblock) return false;
    if (!value) return inOneStep(leaveLists, setBlocks(paragraph))(state, dispatch);
    if (!lists.has(value.type)) return inOneStep(leaveLists, setBlocks(line, value))(state, dispatch);
    const { type, ...rest } = value;
    if (!isInItem($from)) return inOneStep(setBlocks(paragraph), wrapInList(list, { type, value: rest }))(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup($from.before(1), list, { type, value: rest }));
    return true;
  };
