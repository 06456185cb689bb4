import type { SyntaxNode } from '@lezer/common';
import type { BlockNode, FigureNode, InlineNode } from '../../../model/content.ts';
import type { Piece } from './html-pieces.ts';
import { joinHtml, type Part, partsOf } from './inlines.ts';
import { tidyInlines } from './text.ts';
import { nodeText, type Reader, splitTokens } from './token.ts';

const blockElement =
  /^<\/?(?:address|article|aside|blockquote|center|details|dialog|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|main|menu|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|video|audio|script|style|object|embed)(?=[\s/>])/i;

/** A paragraph: text, the blocks of tokens in it, figures, or HTML. */
export function paragraph(node: SyntaxNode, source: string, reader: Reader): Piece[] {
  const parts = partsOf(node, source, reader);
  const place = reader.place(reader.lineOf(node.from));
  if (parts.some((part) => 'html' in part && blockElement.test(part.html))) return [htmlPiece(parts, reader)];
  const pieces: BlockNode[] = [];
  let text: InlineNode[] = [];
  const flush = () => {
    pieces.push(...textBlocks(tidyInlines(text), reader).map((block) => ({ ...block, place })));
    text = [];
  };
  for (const part of joinHtml(parts, reader)) {
    if (part.type !== 'text') text.push(part);
    else {
      for (const [index, piece] of splitTokens(part.value).entries()) {
        if (index % 2 === 0) text.push({ type: 'text', value: piece });
        else {
          flush();
          pieces.push(...reader.blocksOf(Number(piece)));
        }
      }
    }
  }
  flush();
  return [{ blocks: pieces }];
}

/** A paragraph with elements such as `<div>`, whose Markdown stays as it was read. */
function htmlPiece(parts: readonly Part[], reader: Reader): Piece {
  return { html: parts.map((part) => ('html' in part ? part.html : nodeText(reader.hold(part)))).join(''), line: reader.line };
}

/** Pictures alone in a paragraph are figures. */
function textBlocks(nodes: InlineNode[], reader: Reader): BlockNode[] {
  if (nodes.length === 0) return [];
  const shown = nodes.filter((node) => node.type !== 'break' && !(node.type === 'text' && node.value.trim() === ''));
  const figures = shown.map((node) => figureOf(node, reader));
  if (shown.length === 0) return [];
  if (!figures.every((figure) => figure !== undefined)) return [{ type: 'paragraph', children: nodes }];
  const [figure] = figures;
  if (figures.length === 1 && figure) return [takeTitle(figure.node, figure.figure, reader)];
  const isGallery = figures.every((each) => each?.figure.href === undefined);
  const pictures = figures.flatMap((each) => (each ? [takeTitle(each.node, each.figure, reader)] : []));
  return isGallery ? [{ type: 'gallery', pictures }] : pictures;
}

function figureOf(node: InlineNode, reader: Reader): { node: InlineNode; figure: FigureNode } | undefined {
  if (node.type === 'picture') return { node, figure: { type: 'picture', picture: node.picture } };
  if (node.type !== 'link' || node.children.length !== 1) return undefined;
  const inner = node.children[0] && figureOf(node.children[0], reader);
  return inner && { node: inner.node, figure: { ...inner.figure, href: node.href } };
}

/** The title of a picture is the caption of its figure. */
function takeTitle(node: InlineNode, figure: FigureNode, reader: Reader): FigureNode {
  const title = reader.titles.get(node)?.title;
  if (title === undefined) return figure;
  reader.titles.delete(node);
  return { ...figure, caption: [{ type: 'text', value: title }] };
}
