import type { BlockNode } from '../../model/content.ts';
import type { ConvertContext, Piece } from '../base/context.ts';
import { type Conversion, createConversion } from './conversion.ts';
import { figurePieces } from './pictures.ts';
import { piecesOfBlock } from './pieces.ts';
import { withTableNames } from './table.ts';

/** Starts the conversion of a document to pieces of running text. */
export const startConversion = (blocks: readonly BlockNode[], context: ConvertContext): Conversion =>
  createConversion(blocks, context, piecesOfBlock, figurePieces);

/** Running text as a body can have it: no divider at its ends or beside another, and every table has a name. */
export function finishedPieces(pieces: readonly Piece[], conversion: Conversion): Piece[] {
  const isDivider = (piece: Piece | undefined) => typeof piece === 'object' && piece.type === 'divider';
  const single = pieces.filter((piece, index) => !isDivider(piece) || !isDivider(pieces[index - 1]));
  const start = isDivider(single[0]) ? 1 : 0;
  const end = isDivider(single.at(-1)) ? single.length - 1 : single.length;
  return withTableNames(single.slice(start, end), conversion);
}
