import { insertPiece, setPieceType } from '../commands.ts';
import { schema } from '../schema.ts';
import { keysOf } from './keys.ts';
import { blankPiece, isTextKind, kindsOf, type PieceKind } from './kinds.ts';
import { beginAfter, duplicatePiece, movePieceTo, removePiece } from './piece-work.ts';
import type { OpenWriting } from './writing-host.ts';

/** Kinds that can be added where the caret is. */
export function addableKinds({ surface, editor, host }: OpenWriting): PieceKind[] {
  return surface ? kindsOf(editor.state.snapshot(), surface.list, host.language) : [];
}

/** Begins a piece of text: in an empty paragraph, otherwise after the current piece. */
function beginText({ surface }: OpenWriting, { type, value }: PieceKind): void {
  if (!surface) return;
  const { $from } = surface.view.state.selection;
  const isEmpty = $from.depth === 1 && $from.parent.type === schema.nodes.paragraph && $from.parent.content.size === 0;
  if (!isEmpty) surface.run(beginAfter);
  if (type !== undefined) surface.run(setPieceType({ type, ...value }, surface.list.model));
}

/** Adds a piece; the caret goes into it. */
export function addPiece(writing: OpenWriting, kind: PieceKind): void {
  const { surface, editor, host } = writing;
  if (!surface) return;
  surface.view.focus();
  if (isTextKind(kind, surface.list)) {
    beginText(writing, kind);
    writing.say('added');
    return;
  }
  surface.run(insertPiece(blankPiece(editor.state.snapshot(), surface.list, kind), surface.list.model));
  writing.say('added');
  const path = surface.current?.path;
  surface.draft.send();
  if (path) host.onEnter(path, true);
}

/** Moves the current piece up or down. */
export function stepPiece(writing: OpenWriting, step: 1 | -1): void {
  const key = step === 1 ? 'Alt-Shift-ArrowDown' : 'Alt-Shift-ArrowUp';
  const command = keysOf(writing).early[key];
  if (command) writing.surface?.run(command);
  writing.surface?.view.focus();
}

/** Moves a piece to another index. */
export function placePiece(writing: OpenWriting, from: number, to: number): void {
  const { surface } = writing;
  if (!surface) return;
  if (surface.run(movePieceTo(from, to))) writing.say(to > from ? 'movedDown' : 'movedUp');
  surface.view.focus();
}

export function deletePiece({ surface }: OpenWriting): void {
  surface?.run(removePiece);
  surface?.view.focus();
}

export function copyPiece(writing: OpenWriting): void {
  if (writing.surface?.run(duplicatePiece)) writing.say('duplicated');
  writing.surface?.view.focus();
}

/** Shows the fields of the current piece in the panel. */
export function openFields({ surface, host }: OpenWriting): void {
  const path = surface?.current?.path;
  surface?.draft.send();
  if (path) host.onField(path);
}

/** Returns the focus to the text, and types there. */
export function typeInto({ surface }: OpenWriting, text: string): void {
  surface?.view.focus();
  if (text !== '') surface?.view.dispatch(surface.view.state.tr.insertText(text).scrollIntoView());
}
