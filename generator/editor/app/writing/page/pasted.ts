import type { Slice } from 'prosemirror-model';
import type { Json } from '../../../../core/json/value.ts';
import { pastedOf } from '../../paste/clipboard.ts';
import type { Piece } from '../../paste/pieces.ts';
import { asSentences } from '../../paste/plan-paste.ts';
import type { PasteNotes } from '../../paste/sentence.ts';
import type { TableNames } from '../../paste/table.ts';
import type { PiecesModel } from '../model.ts';
import { copiedPieces, sliceOf } from '../slice.ts';

/** Pasted content, reduced to what a list accepts. */
export interface Pasted {
  pieces: Json[];
  slice: Slice;
  /** What was changed or left out; undefined if it was copied from this editor. */
  notes: PasteNotes | undefined;
}

const typesOf = ({ lines, lists, others }: PiecesModel) => new Set([...lines, ...lists, ...others]);

/** Reduces pieces to the types that a list accepts. */
function accepted(pieces: Piece[], model: PiecesModel, notes: PasteNotes): Json[] {
  const types = typesOf(model);
  return pieces.flatMap((piece): Json[] =>
    typeof piece === 'string' || types.has(piece.type) ? [piece as Json] : asSentences(piece, notes),
  );
}

const isAccepted = (piece: Json, model: PiecesModel) =>
  typeof piece === 'string' || typesOf(model).has(String((piece as { type?: unknown }).type));

/** Content of the clipboard, as a list accepts it. */
export function readPasted(data: DataTransfer, model: PiecesModel, names: TableNames): Pasted {
  const html = data.getData('text/html');
  const copied = html.includes('data-qiyam-pieces')
    ? copiedPieces(new DOMParser().parseFromString(html, 'text/html').body)
    : undefined;
  if (copied?.every((piece) => isAccepted(piece, model))) {
    return { pieces: copied, slice: sliceOf(copied, model), notes: undefined };
  }
  const { pieces, notes } = pastedOf(data, true, names);
  const taken = accepted(pieces, model, notes);
  return { pieces: taken, slice: sliceOf(taken, model), notes };
}
