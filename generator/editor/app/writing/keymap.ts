import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { backspace, deleteForward, enter, insertBreak, movePiece, raise, sink } from './commands.ts';
import { toggleMark } from './marking.ts';

/** Keys of all texts with marks. */
export const markKeys = (onLink: () => void): Record<string, Command> => ({
  'Mod-b': toggleMark('strong'),
  'Mod-i': toggleMark('emphasis'),
  'Mod-e': toggleMark('run'),
  'Mod-k': (_, dispatch) => {
    if (dispatch) onLink();
    return true;
  },
  'Shift-Enter': insertBreak,
});

/** Keys of lists of pieces. */
export const pieceKeys: Record<string, Command> = {
  Enter: enter,
  Backspace: backspace,
  'Mod-Backspace': backspace,
  'Shift-Backspace': backspace,
  Delete: deleteForward,
  'Mod-Delete': deleteForward,
  Tab: sink,
  'Shift-Tab': raise,
  'Alt-Shift-ArrowUp': movePiece(-1),
  'Alt-Shift-ArrowDown': movePiece(1),
};

/**
 * DOM event handler for `keydown`. The view restores the caret if it moves to the start of the text within 200 ms after the
 * focus, as some browsers do that by themselves; a key means it.
 */
export function trustKeys(view: EditorView): false {
  const { input } = view as unknown as { input?: { lastFocus: number } };
  if (input) input.lastFocus = 0;
  return false;
}
