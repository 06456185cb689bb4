import type { BlockNode, FigureNode, InlineNode, TableNode } from '../model/content.ts';

const lineBreak: InlineNode = { type: 'break' };

const inLines = (parts: readonly InlineNode[][]): InlineNode[] =>
  parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [lineBreak, ...part]));

const text = (value: string | undefined): InlineNode[] => (value ? [{ type: 'text', value }] : []);

function figure({ picture, caption, href }: FigureNode): InlineNode[] {
  const image: InlineNode = { type: 'picture', picture };
  return inLines([[href === undefined ? image : { type: 'link', href, children: [image] }], caption ?? []]);
}

const table = ({ caption, head, body, foot }: TableNode): InlineNode[] =>
  inLines([
    caption ?? [],
    ...[...head, ...body, ...foot].map((row) =>
      row.flatMap(({ content }, index) => (index === 0 ? content : [...text(' '), ...content])),
    ),
  ]);

/** Blocks as part of a sentence, for a place that cannot have blocks: line breaks separate them. */
export const inlineOfBlocks = (blocks: readonly BlockNode[]): InlineNode[] => inLines(blocks.map(inlineOfBlock));

function inlineOfBlock(block: BlockNode): InlineNode[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.children;
    case 'list':
      return inLines(block.items.map(({ blocks }) => inlineOfBlocks(blocks)));
    case 'terms':
      return inLines(block.items.flatMap(({ terms, values }) => [...terms, ...values.map(inlineOfBlocks)]));
    case 'code':
      return inLines([text(block.title), ...block.text.split('\n').map((value): InlineNode[] => [{ type: 'code', value }])]);
    case 'formula':
      return [{ type: 'formula', tex: block.tex }];
    case 'table':
      return table(block);
    case 'picture':
      return figure(block);
    case 'gallery':
      return inLines([...block.pictures.map(figure), block.caption ?? []]);
    case 'buttons':
      return inLines(block.links.map(({ label, href }): InlineNode[] => [{ type: 'link', href, children: text(label) }]));
    default:
      return inlineOfContainer(block);
  }
}

function inlineOfContainer(block: BlockNode): InlineNode[] {
  switch (block.type) {
    case 'quote':
      return inLines([inlineOfBlocks(block.blocks), block.source ?? []]);
    case 'media-text':
    case 'cover':
      return inLines([block.picture ? figure(block.picture) : [], inlineOfBlocks(block.blocks)]);
    case 'columns':
      return inLines(block.columns.map(inlineOfBlocks));
    case 'details':
      return inLines([block.summary, inlineOfBlocks(block.blocks)]);
    case 'callout':
      return inLines([block.title ?? [], inlineOfBlocks(block.blocks)]);
    case 'tabs':
      return inLines(block.tabs.flatMap(({ label, blocks }) => [text(label), inlineOfBlocks(blocks)]));
    case 'audio':
    case 'video':
    case 'embed':
    case 'file':
      return inLines([
        [{ type: 'link', href: block.address, children: text(block.title || block.address) }],
        block.caption ?? [],
      ]);
    case 'posts':
      return block.heading ?? [];
    default:
      return [];
  }
}
