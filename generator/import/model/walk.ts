import type { BlockNode, FigureNode, InlineNode, PictureReference } from './content.ts';
import { partsOf } from './counts.ts';

/** What {@link visitBlocks} finds in content. */
export interface ContentVisitor {
  picture?(picture: PictureReference): void;
  link?(href: string): void;
  note?(): void;
  /** Address of an audio, video, embed or file node. */
  media?(address: string, type: 'audio' | 'video' | 'embed' | 'file'): void;
}

/** Visits pictures, links and notes of sentences, in order. */
function visitInline(nodes: readonly InlineNode[], visitor: ContentVisitor): void {
  for (const node of nodes) {
    if (node.type === 'picture') visitor.picture?.(node.picture);
    if (node.type === 'link') visitor.link?.(node.href);
    if (node.type === 'note') visitor.note?.();
    if ('children' in node) visitInline(node.children, visitor);
  }
}

function visitFigure({ picture, caption = [], href }: FigureNode, visitor: ContentVisitor): void {
  visitor.picture?.(picture);
  if (href !== undefined) visitor.link?.(href);
  visitInline(caption, visitor);
}

/** Visits pictures, links, notes and media of content, in order. */
export function visitBlocks(blocks: readonly BlockNode[], visitor: ContentVisitor): void {
  for (const block of blocks) {
    if (block.type === 'buttons') for (const { href } of block.links) visitor.link?.(href);
    if (block.type === 'audio' || block.type === 'video' || block.type === 'embed' || block.type === 'file') {
      visitor.media?.(block.address, block.type);
      if (block.poster) visitor.picture?.(block.poster);
    }
    const { blocks: inner = [], sentences = [], figures = [] } = partsOf(block);
    for (const figure of figures) if (figure) visitFigure(figure, visitor);
    for (const sentence of sentences) visitInline(sentence ?? [], visitor);
    visitBlocks(inner, visitor);
  }
}
