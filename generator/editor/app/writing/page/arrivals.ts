import type { Json } from '../../../../core/json/value.ts';
import { isObject } from '../../../../core/json/value.ts';
import { fileOf, pasteNotesOf } from '../../paste/paste.ts';
import { insertPiece } from '../commands.ts';
import { listOf } from '../list.ts';
import { readFiles } from './files.ts';
import { readPasted } from './pasted.ts';
import type { Surface } from './surface.ts';
import type { OpenWriting } from './writing-host.ts';

/** Number of pieces after the one with the caret. */
const piecesAfter = ({ view: { state } }: Surface) => state.doc.childCount - 1 - state.selection.$to.index(0);

/** Index in the file of the piece that a number of pieces follow. */
const indexBefore = ({ view: { state } }: Surface, after: number) =>
  listOf(state.doc.children.slice(0, state.doc.childCount - after)).length;

/** Offers pictures, which need a description. @param after number of pieces that follow them */
function offerPictures({ surface, host }: OpenWriting, files: File[], after: number): boolean {
  if (!surface || files.length === 0 || !surface.list.model.others.has('figure')) return false;
  host.onPictures({ files, at: surface.draft.at, index: indexBefore(surface, after) });
  return true;
}

/** Path of the caption of a pasted table that has the default one. */
function unnamedIn(surface: Surface, pieces: readonly Json[], caption: string) {
  const isUnnamed = (piece: Json | undefined) => isObject(piece) && piece.type === 'table' && piece.caption === caption;
  if (!pieces.some(isUnnamed)) return undefined;
  const index = surface.draft.values.findIndex(isUnnamed);
  return index === -1 ? undefined : [...surface.draft.at, index, 'caption'];
}

/** Inserts copied pieces, text and pictures at the caret, in one step. */
export function takePaste(writing: OpenWriting, data: DataTransfer): void {
  const { surface, host, editor } = writing;
  if (!surface) return;
  const { pieces, slice, notes } = readPasted(data, surface.list.model, host.names);
  // Excel and others put a picture of the text beside the text: ignore it.
  const files = pieces.length > 0 ? [] : [...data.files];
  if (files.some(({ type }) => !type.startsWith('image/'))) {
    insertFiles(writing, files).catch(reportError);
    return;
  }
  const after = piecesAfter(surface);
  surface.draft.send();
  if (pieces.length > 0) {
    const { tr } = surface.view.state;
    surface.view.dispatch(tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
    surface.draft.send('paste');
  }
  const pictures = [...files, ...(notes?.pictures ?? []).map(fileOf)];
  const unnamed = unnamedIn(surface, pieces, host.names.caption);
  if (!offerPictures(writing, pictures, after) && pictures.length > 0) notes?.count('pictures', pictures.length);
  if (notes) host.onPasted(pasteNotesOf(notes));
  if (!unnamed) return;
  host.onAwait(unnamed);
  editor.notes.show('nameless');
}

/** Inserts files at the caret: pictures are asked about, tables become tables, others are uploaded. */
export async function insertFiles(writing: OpenWriting, files: readonly File[]): Promise<void> {
  const { surface, host, editor } = writing;
  if (!surface) return;
  const { pictures, pieces } = await readFiles(files, editor, surface.list.model, host.names);
  if (surface !== writing.surface) return;
  for (const piece of pieces) {
    surface.run(insertPiece(piece, surface.list.model));
    writing.say('added');
  }
  if (pieces.length > 0) surface.draft.send();
  const isTaken = offerPictures(writing, pictures, piecesAfter(surface));
  if (!isTaken && pieces.length === 0) editor.notes.show('dropped');
}

/** Takes files that are dropped into the text: the caret goes there. @returns whether there are any */
export function takeFiles(writing: OpenWriting, event: DragEvent): boolean {
  const { surface } = writing;
  const files = [...(event.dataTransfer?.files ?? [])];
  if (!surface || files.length === 0) return false;
  event.preventDefault();
  event.stopPropagation();
  surface.selectPoint({ x: event.clientX, y: event.clientY });
  insertFiles(writing, files).catch(reportError);
  return true;
}
