import type { BlockNode, FigureNode, InlineNode, PictureReference } from './content.ts';

/** What {@link visitBlocks} finds in content. */
export interface ContentVisitor {
  picture?(picture: PictureReference): void;
  link?(href: string): void;
  /** Address of an audio, video, embed or file node. */
  media?(address: string, type: 'audio' | 'video' | 'embed' | 'file'): void;
}

/** Visits pictures and links of sentences, in order. */
export function visitInline(nodes: readonly InlineNode[], visitor: ContentVisitor): void {
  for (const node of nodes) {
    if (node.type === 'picture') visitor.picture?.(node.picture);
    if (node.type === 'link') visitor.link?.(node.href);
    if ('children' in node) visitInline(node.children, visitor);
  }
}

function visitFigure({ picture, caption = [], href }: FigureNode, visitor: ContentVisitor): void {
  visitor.picture?.(picture);
  if (href !== undefined) visitor.link?.(href);
  visitInline(caption, visitor);
}

/** Blocks and sentences directly within a block. */
function partsOf(block: BlockNode): { blocks?: BlockNode[][]; inline?: InlineNode[][]; figures?: FigureNode[] } {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { inline: [block.children] };
    case 'list':
      return { blocks: block.items.map((item) => item.blocks) };
    case 'terms':
      return { inline: block.items.flatMap(({ terms }) => terms), blocks: block.items.flatMap(({ values }) => values) };
    case 'quote':
      return { blocks: [block.blocks], inline: [block.source ?? []] };
    case 'table': {
      const rows = [...block.head, ...block.body, ...block.foot];
      return { inline: [block.caption ?? [], ...rows.flat().map(({ content }) => content)] };
    }
    case 'picture':
      return { figures: [block] };
    case 'gallery':
      return { figures: block.pictures, inline: [block.caption ?? []] };
    case 'media-text':
      return { figures: [block.picture], blocks: [block.blocks] };
    case 'cover':
      return { figures: block.picture ? [block.picture] : [], blocks: [block.blocks] };
    case 'columns':
      return { blocks: block.columns };
    case 'details':
      return { inline: [block.summary], blocks: [block.blocks] };
    case 'callout':
      return { inline: [block.title ?? []], blocks: [block.blocks] };
    case 'tabs':
      return { blocks: block.tabs.map((tab) => tab.blocks) };
    case 'audio':
    case 'video':
    case 'embed':
    case 'file':
      return { inline: [block.caption ?? []] };
    case 'posts':
      return { inline: [block.heading ?? []] };
    default:
      return {};
  }
}

/** Visits pictures, links and media of content, in order. */
export function visitBlocks(blocks: readonly BlockNode[], visitor: ContentVisitor): void {
  for (const block of blocks) {
    if (block.type === 'buttons') for (const { href } of block.links) visitor.link?.(href);
    if (block.type === 'audio' || block.type === 'video' || block.type === 'embed' || block.type === 'file') {
      visitor.media?.(block.address, block.type);
      if (block.poster) visitor.picture?.(block.poster);
    }
    const { blocks: inner = [], inline = [], figures = [] } = partsOf(block);
    for (const figure of figures) visitFigure(figure, visitor);
    for (const sentence of inline) visitInline(sentence, visitor);
    for (const part of inner) visitBlocks(part, visitor);
  }
}
