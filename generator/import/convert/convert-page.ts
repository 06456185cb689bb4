import type { Json } from '../../core/json/value.ts';
import type { BlockNode, PictureReference } from '../model/content.ts';
import type { ConvertContext } from './context.ts';
import { finishedPieces, startConversion } from './convert-pieces.ts';
import { plainLine } from './plain-line.ts';

/** Parts of a document that its page shows. */
export interface PageParts {
  title: string;
  summary?: string;
  picture?: PictureReference;
  blocks: readonly BlockNode[];
}

/**
 * Blocks of a route: an opening with the title, which is the h1 of the page, then its content in order. Every block passes the
 * check of a site.
 */
export function convertPage({ title, summary, picture, blocks }: PageParts, context: ConvertContext): Json[] {
  const conversion = startConversion(blocks, context);
  const heading = plainLine(title) || context.words.untitled;
  const { text } = conversion.sentence([{ type: 'text', value: heading }], 'inline');
  const lead = conversion.sentence([{ type: 'text', value: summary ?? '' }], 'inline').text;
  const figure = picture ? conversion.figures([{ type: 'picture', picture }]) : [];
  const body = finishedPieces([...figure, ...conversion.pieces(blocks)], conversion);
  return [
    { type: 'banner', title: text, ...(lead !== '' && { text: lead }) },
    ...(body.length === 0 ? [] : [{ type: 'prose', body }]),
  ];
}
