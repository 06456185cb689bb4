import type { Json } from '../../core/json/value.ts';
import type { BlockNode } from '../model/content.ts';
import type { ConvertContext } from './base/context.ts';
import { isTitleHeading } from './base/headings.ts';
import { inlineText } from './base/inline-words.ts';
import { finishedPieces, startConversion } from './pieces/finish.ts';

/**
 * Content of a document as running text, in its order: the `body` of posts and of items of collections. Empty if nothing of it
 * is visible. Every piece passes the check of a site.
 */
export function convertPieces(blocks: readonly BlockNode[], context: ConvertContext): Json[] {
  const [first] = blocks;
  const repeated = context.title !== undefined && isTitleHeading(first, context.title) ? first : undefined;
  const rest = repeated ? blocks.slice(1) : blocks;
  const conversion = startConversion(rest, context);
  if (repeated) conversion.recorder.change('repeated', 'title', inlineText(repeated.children), '', { headings: -1 });
  return finishedPieces(conversion.pieces(rest), conversion);
}
