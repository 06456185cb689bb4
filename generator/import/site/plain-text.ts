import type { BlockNode, InlineNode } from '../model/content.ts';

/** Visible text of part of a sentence. */
export function plainInline(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text' || node.type === 'code') return node.value;
      if (node.type === 'picture') return node.picture.alt;
      if (node.type === 'formula') return node.tex;
      if (node.type === 'break') return '\n';
      return plainInline(node.children);
    })
    .join('');
}

const captionOf = ({ caption = [] }: { caption?: InlineNode[] }) => plainInline(caption);

/** Texts of a block and of those in it, in order. */
function textsOf(block: BlockNode): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [plainInline(block.children)];
    case 'list':
      return block.items.flatMap(({ blocks }) => blocks.flatMap(textsOf));
    case 'terms':
      return block.items.flatMap(({ terms, values }) => [...terms.map(plainInline), ...values.flat().flatMap(textsOf)]);
    case 'quote':
      return [...block.blocks.flatMap(textsOf), plainInline(block.source ?? [])];
    case 'code':
      return [block.title ?? '', block.text];
    case 'table':
      return [
        captionOf(block),
        ...[...block.head, ...block.body, ...block.foot].flat().map(({ content }) => plainInline(content)),
      ];
    case 'picture':
      return [block.picture.alt, captionOf(block)];
    case 'gallery':
      return [...block.pictures.flatMap((one) => [one.picture.alt, captionOf(one)]), captionOf(block)];
    case 'media-text':
      return [block.picture.picture.alt, captionOf(block.picture), ...block.blocks.flatMap(textsOf)];
    case 'cover':
      return [...(block.picture ? [block.picture.picture.alt, captionOf(block.picture)] : []), ...block.blocks.flatMap(textsOf)];
    case 'columns':
      return block.columns.flat().flatMap(textsOf);
    case 'details':
      return [plainInline(block.summary), ...block.blocks.flatMap(textsOf)];
    case 'callout':
      return [plainInline(block.title ?? []), ...block.blocks.flatMap(textsOf)];
    case 'tabs':
      return block.tabs.flatMap(({ label, blocks }) => [label, ...blocks.flatMap(textsOf)]);
    case 'buttons':
      return block.links.map(({ label }) => label);
    case 'audio':
    case 'video':
    case 'embed':
    case 'file':
      return [block.title ?? '', captionOf(block)];
    case 'formula':
      return [block.tex];
    case 'posts':
      return [plainInline(block.heading ?? [])];
    default:
      return [];
  }
}

/** All visible text of blocks, a line for each part. */
export const plainText = (blocks: readonly BlockNode[]): string =>
  blocks
    .flatMap(textsOf)
    .filter((text) => text !== '')
    .join('\n');

/** Paragraphs of blocks, without headings and tables. */
const paragraphsOf = (block: BlockNode): string[] => {
  if (block.type === 'paragraph') return [plainInline(block.children)];
  if (block.type === 'cover' || block.type === 'media-text' || block.type === 'quote') return block.blocks.flatMap(paragraphsOf);
  return block.type === 'columns' ? block.columns.flat().flatMap(paragraphsOf) : [];
};

/** The first sentences of blocks. @param least length at which no further paragraph is added */
export function firstWords(blocks: readonly BlockNode[], least: number): string {
  let text = '';
  for (const paragraph of blocks.flatMap(paragraphsOf)) {
    if (text.length >= least) break;
    text = `${text} ${paragraph}`.trim();
  }
  return text;
}
