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

type Node<Type extends BlockNode['type']> = Extract<BlockNode, { type: Type }>;

/** Posts inside running text: nothing lists them there. */
function postsPieces({ heading, terms }: Node<'posts'>, conversion: Conversion): Piece[] {
  conversion.recorder.omit('dynamic', `posts ${terms.join(' ')}`.trim());
  return heading ? conversion.paragraph([{ type: 'strong', children: heading }]) : [];
}

const buttonPieces = ({ links }: Node<'buttons'>, conversion: Conversion): Piece[] =>
  links.flatMap(({ label, href }) => conversion.paragraph([{ type: 'link', href, children: [{ type: 'text', value: label }] }]));

/** Columns one after another; those of one picture each are a row of pictures. */
function columnPieces({ columns }: Node<'columns'>, conversion: Conversion): Piece[] {
  const blocks = columns.flat();
  const pictures = blocks.filter((block) => block.type === 'picture');
  const arePictures = pictures.length === blocks.length && columns.every(({ length }) => length === 1) && pictures.length > 1;
  return arePictures ? galleryPieces({ pictures }, conversion) : conversion.pieces(blocks);
}

const converters: { [Type in BlockNode['type']]: (node: Node<Type>, conversion: Conversion) => Piece[] } = {
  paragraph: ({ children }, conversion) => conversion.passage(children),
  heading: headingPieces,
  list: listPieces,
  terms: termsPieces,
  quote: quotePieces,
  code: codePieces,
  table: tablePieces,
  picture: figurePieces,
  gallery: galleryPieces,
  'media-text': ({ picture, blocks }, conversion) => conversion.pieces([picture, ...blocks]),
  cover: ({ picture, blocks }, conversion) => conversion.pieces([...(picture ? [picture] : []), ...blocks]),
  columns: columnPieces,
  details: detailsPieces,
  callout: calloutPieces,
  tabs: tabsPieces,
  buttons: buttonPieces,
  audio: mediaPieces,
  video: mediaPieces,
  embed: mediaPieces,
  file: mediaPieces,
  formula: formulaPieces,
  posts: postsPieces,
  divider: () => [{ type: 'divider' }],
};

/** Converts a block to pieces of running text, in the order of the source. */
export const piecesOfBlock = (block: BlockNode, conversion: Conversion): Piece[] =>
  (converters[block.type] as (node: BlockNode, conversion: Conversion) => Piece[])(block, conversion);
