import type { Slice } from 'prosemirror-model';
import type { Json } from '../../../../core/json/value.ts';
import { parseHtml } from '../../paste/html.ts';
import { type PastedContent, type Piece, readLines, readPieces } from '../../paste/pieces.ts';
import { asSentences, withEdges } from '../../paste/plan-paste.ts';
import type { PasteNotes } from '../../paste/sentence.ts';
import type { TableNames } from '../../paste/table.ts';
import { fromPdf } from '../../text/clean.ts';
import type { PiecesModel } from '../model.ts';
import { copiedPieces, sliceOf } from '../slice.ts';

/** Pasted content, reduced to what a list accepts. */
export interface Pasted {
  pieces: Json[];
  slice: Slice;
  /** What was changed or left out; undefined if it was copied from this editor. */
  notes: PasteNotes | undefined;
}

function readClipboard(html: string, plain: string, names: TableNames): PastedContent {
  // The character order of a PDF is detected in the whole text, not line by line.
  const { text, cleaned } = fromPdf(plain);
  if (cleaned.length > 0) {
    const pasted = readLines(text);
    for (const one of cleaned) pasted.notes.cleaned.add(one);
    return withEdges(pasted, text);
  }
  return withEdges(html === '' ? readLines(plain) : readPieces(parseHtml(html), names), plain);
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
export function readPasted(data: Pick<DataTransfer, 'getData'>, model: PiecesModel, names: TableNames): Pasted {
  const [html, plain] = [data.getData('text/html'), data.getData('text/plain')];
  const copied = html.includes('data-qiyam-pieces')
    ? copiedPieces(new DOMParser().parseFromString(html, 'text/html').body)
    : undefined;
  if (copied?.every((piece) => isAccepted(piece, model))) {
    return { pieces: copied, slice: sliceOf(copied, model), notes: undefined };
  }
  const { pieces, notes } = readClipboard(html, plain, names);
  const taken = accepted(pieces, model, notes);
  return { pieces: taken, slice: sliceOf(taken, model), notes };
}
