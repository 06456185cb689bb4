import type { Json } from '../../../../core/json/value.ts';
import { isObject } from '../../../../core/json/value.ts';
import { fileOf, pasteNotesOf } from '../../paste/paste.ts';
import { insertPiece } from '../commands.ts';
import { readFiles } from './files.ts';
import type { PageWriting } from './page-writing.ts';
import { readPasted } from './pasted.ts';
import type { Surface } from './surface.ts';

/** Index in the file for a piece after the current one. */
const nextIndex = (surface: Surface) =>
  surface.places.filter(({ pos }) => pos < surface.view.state.selection.to).reduce(
    (next, { path }) => Math.max(next, Number(path[surface.draft.at.length]) + 1),
    0,
  );

/** Offers pictures, which need a description, below the current piece. */
function offerPictures({ surface, host }: PageWriting, files: File[]): boolean {
  if (!surface || files.length === 0 || !surface.list.model.others.has('figure')) return false;
  host.onPictures({ files, at: surface.draft.at, index: nextIndex(surface) });
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
export function takePaste(writing: PageWriting, data: DataTransfer): void {
  const { surface, host, editor } = writing;
  if (!surface) return;
  const { pieces, slice, notes } = readPasted(data, surface.list.model, host.names);
  // Excel and others put a picture of the text beside the text: ignore it.
  const files = pieces.length > 0 ? [] : [...data.files];
  if (files.some(({ type }) => !type.startsWith('image/'))) {
    insertFiles(writing, files).catch(reportError);
    return;
  }
  surface.draft.send();
  if (pieces.length > 0) {
    const { tr } = surface.view.state;
    surface.view.dispatch(tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
    surface.draft.send('paste');
  }
  const pictures = [...files, ...(notes?.pictures ?? []).map(fileOf)];
  const unnamed = unnamedIn(surface, pieces, host.names.caption);
  if (!offerPictures(writing, pictures) && pictures.length > 0) notes?.count('pictures', pictures.length);
  if (notes) host.onPasted(pasteNotesOf(notes));
  if (!unnamed) return;
  host.onAwait(unnamed);
  editor.notes.show('nameless');
}

/** Inserts files at the caret: pictures are asked about, tables become tables, others are uploaded. */
export async function insertFiles(writing: PageWriting, files: readonly File[]): Promise<void> {
  const { surface, host, editor } = writing;
  if (!surface) return;
  const { pictures, pieces } = await readFiles(files, editor, surface.list.model, host.names);
  if (surface !== writing.surface) return;
  for (const piece of pieces) {
    surface.run(insertPiece(piece, surface.list.model));
    writing.say('added');
  }
  if (pieces.length > 0) surface.draft.send();
  const isTaken = offerPictures(writing, pictures);
  if (!isTaken && pieces.length === 0) editor.notes.show('dropped');
}

/** Takes files that are dropped into the text: the caret goes there. @returns whether there are any */
export function takeFiles(writing: PageWriting, event: DragEvent): boolean {
  const { surface } = writing;
  const files = [...(event.dataTransfer?.files ?? [])];
  if (!surface || files.length === 0) return false;
  event.preventDefault();
  event.stopPropagation();
  surface.selectPoint({ x: event.clientX, y: event.clientY });
  insertFiles(writing, files).catch(reportError);
  return true;
}

