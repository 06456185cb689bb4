import type { BlockNode } from '../../model/content.ts';
import type { Piece } from '../base/context.ts';
import { codePieces, formulaPieces } from './code.ts';
import { calloutPieces, detailsPieces, quotePieces, tabsPieces } from './containers.ts';
import type { Conversion } from './conversion.ts';
import { headingPieces } from './heading.ts';
import { listPieces } from './list.ts';
import { mediaPieces } from './media.ts';
import { figurePieces, galleryPieces } from './pictures.ts';
import { tablePieces } from './table.ts';
import { termsPieces } from './terms.ts';

/** Posts inside running text: nothing lists them there. */
function postsPieces({ heading, terms }: BlockNode & { type: 'posts' }, conversion: Conversion): Piece[] {
  conversion.recorder.omit('dynamic', `posts ${terms.join(' ')}`.trim());
  return heading ? conversion.paragraph([{ type: 'strong', children: heading }]) : [];
}

/** Converts a block to pieces of running text, in the order of the source. */
export function piecesOfBlock(block: BlockNode, conversion: Conversion): Piece[] {
  switch (block.type) {
    case 'paragraph':
      return conversion.paragraph(block.children);
    case 'heading':
      return headingPieces(block, conversion);
    case 'list':
      return listPieces(block, conversion);
    case 'terms':
      return termsPieces(block, conversion);
    case 'quote':
      return quotePieces(block, conversion);
    case 'code':
      return codePieces(block, conversion);
    case 'table':
      return tablePieces(block, conversion);
    case 'picture':
      return figurePieces(block, conversion);
    case 'gallery':
      return galleryPieces(block, conversion);
    case 'media-text':
      return conversion.pieces([block.picture, ...block.blocks]);
    case 'cover':
      return conversion.pieces([...(block.picture ? [block.picture] : []), ...block.blocks]);
    case 'columns':
      return conversion.pieces(block.columns.flat());
    case 'details':
      return detailsPieces(block, conversion);
    case 'callout':
      return calloutPieces(block, conversion);
    case 'tabs':
      return tabsPieces(block, conversion);
    case 'buttons':
      return block.links.flatMap(({ label, href }) =>
        conversion.paragraph([{ type: 'link', href, children: [{ type: 'text', value: label }] }]),
      );
    case 'formula':
      return formulaPieces(block, conversion);
    case 'posts':
      return postsPieces(block, conversion);
    case 'divider':
      return [{ type: 'divider' }];
    default:
      return mediaPieces(block, conversion);
  }
}
