import type { Json } from '../../core/json/value.ts';
import type { BlockNode } from '../model/content.ts';
import type { ConvertContext } from './base/context.ts';
import { finishedPieces, startConversion } from './pieces/finish.ts';

/**
 * Content of a document as running text, in its order: the `body` of posts and of items of collections. Empty if nothing of it
 * is visible. Every piece passes the check of a site.
 */
export function convertPieces(blocks: readonly BlockNode[], context: ConvertContext): Json[] {
  const conversion = startConversion(blocks, context);
  return finishedPieces(conversion.pieces(blocks), conversion);
}
