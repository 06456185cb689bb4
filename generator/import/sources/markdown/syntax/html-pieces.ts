import { readHtml } from '../../../html/read-html.ts';
import type { BlockNode } from '../../../model/content.ts';
import { nodeText, type Reader, splitNodes } from './token.ts';

/** Part of a document: blocks, or HTML that may open in one part and close in another. */
export type Piece = { blocks: BlockNode[] } | { html: string; line: number };

/** Pieces as blocks. All HTML and what is between is read as one text, as elements may begin and end in different pieces. */
export function joinPieces(pieces: readonly Piece[], reader: Reader): BlockNode[] {
  const isHtml = pieces.map((piece) => 'html' in piece);
  const first = isHtml.indexOf(true);
  if (first === -1) return pieces.flatMap((piece) => ('blocks' in piece ? piece.blocks : []));
  const last = isHtml.lastIndexOf(true);
  const outside = (part: readonly Piece[]) => part.flatMap((piece) => ('blocks' in piece ? piece.blocks : []));
  return [
    ...outside(pieces.slice(0, first)),
    ...readPieces(pieces.slice(first, last + 1), reader),
    ...outside(pieces.slice(last + 1)),
  ];
}

function readPieces(pieces: readonly Piece[], reader: Reader): BlockNode[] {
  const held: BlockNode[][] = [];
  const html = pieces
    .map((piece) => ('html' in piece ? piece.html : `<div class="${nodeText(held.push(piece.blocks) - 1)}"></div>`))
    .join('\n');
  return readHtml(html, {
    place: reader.place(pieces.flatMap((piece) => ('html' in piece ? piece.line : []))[0] ?? reader.line),
    losses: reader.losses,
    element: (element) => {
      const name = element.tagName === 'div' ? element.attrs.find((attribute) => attribute.name === 'class')?.value : undefined;
      const index = name === undefined ? undefined : splitNodes(name)[1];
      return index === undefined ? undefined : held[Number(index)];
    },
    text: (value) => reader.expandHtml(value),
  });
}
