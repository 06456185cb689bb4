import type { Command } from 'prosemirror-state';
import { isObject } from '../../../../core/json/value.ts';
import { movePiece } from '../commands.ts';
import { beginAfter, selectedAtom } from './piece-work.ts';
import type { OpenWriting } from './writing-host.ts';

/** Types of pieces that have no text on the page and nothing to fill in. */
const bare = new Set(['divider']);

/** Goes into the selected piece: to its first text, or to its field in the panel. */
function enterAtom(writing: OpenWriting): Command {
  return ({ selection }, dispatch) => {
    const { surface } = writing;
    const atom = surface && selectedAtom(surface.view.state);
    const path = surface?.current?.path;
    if (!atom || !path || selection.empty) return false;
    const { value } = atom.attrs;
    if (isObject(value) && bare.has(String(value.type))) return false;
    if (dispatch) writing.host.onEnter(path, false);
    return true;
  };
}

const moving =
  (writing: OpenWriting, step: 1 | -1): Command =>
  (state, dispatch, view) => {
    const isMoved = movePiece(step)(state, dispatch, view);
    if (isMoved && dispatch) writing.say(step === 1 ? 'movedDown' : 'movedUp');
    return true;
  };

/** Tab leads to the next text, like on the rest of the page. */
const leaving =
  (writing: OpenWriting, step: 1 | -1): Command =>
  (_, dispatch) => {
    const { surface } = writing;
    if (!surface || !dispatch) return true;
    surface.draft.send();
    writing.host.onMove(surface.currentElement ?? surface.view.dom, step);
    return true;
  };

const doing =
  (act: () => void): Command =>
  (_, dispatch) => {
    if (dispatch) act();
    return true;
  };

/** Keys of the page, before those of the text; `late`: after them. */
export function keysOf(writing: OpenWriting): { early: Record<string, Command>; late: Record<string, Command> } {
  const onHistory = (isRedo: boolean) => {
    writing.host.onHistory(isRedo);
    writing.surface?.draft.travel();
  };
  return {
    early: {
      'Mod-z': doing(() => onHistory(false)),
      'Mod-Shift-z': doing(() => onHistory(true)),
      'Mod-y': doing(() => onHistory(true)),
      Escape: doing(() => writing.finish()),
      Enter: enterAtom(writing),
      'Alt-Shift-ArrowUp': moving(writing, -1),
      'Alt-Shift-ArrowDown': moving(writing, 1),
    },
    late: { Tab: leaving(writing, 1), 'Shift-Tab': leaving(writing, -1) },
  };
}

/** Opens the menu for "/" in an empty paragraph. Text never replaces a selected piece: it begins a paragraph after it. */
export function typeText({ surface, host }: OpenWriting, text: string): boolean {
  if (!surface) return false;
  const { $from, empty } = surface.view.state.selection;
  if (text === '/' && empty && $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0) {
    host.onMenu();
    return true;
  }
  if (!selectedAtom(surface.view.state)) return false;
  surface.run(beginAfter);
  surface.view.dispatch(surface.view.state.tr.insertText(text));
  return true;
}
