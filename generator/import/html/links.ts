import type { BlockNode } from '../model/content.ts';
import { blocksWithin, countsOfBlocks } from '../model/counts.ts';
import type { HtmlElement } from './dom.ts';
import type { HtmlReader } from './html-reader.ts';

/** The part of linked blocks that takes the link: a heading, else a paragraph, else a picture. */
function partOf(blocks: readonly BlockNode[]): BlockNode | undefined {
  const all = [...blocksWithin(blocks)];
  const isFree = (block: BlockNode) => countsOfBlocks([block]).links === 0;
  return (
    all.find((block) => block.type === 'heading' && isFree(block)) ??
    all.find((block) => block.type === 'paragraph' && isFree(block)) ??
    all.find((block) => block.type === 'picture' && block.href === undefined)
  );
}

/** Puts the link around blocks on one of them. */
export function linkBlocks(blocks: BlockNode[], href: string, element: HtmlElement, reader: HtmlReader): BlockNode[] {
  const part = partOf(blocks);
  if (part?.type === 'heading' || part?.type === 'paragraph') part.children = [{ type: 'link', href, children: part.children }];
  else if (part?.type === 'picture') part.href = href;
  else if (blocks.length === 0) reader.omitEmpty(element, { links: 1 });
  else reader.change('link-removed', element, { before: '', after: '', counts: { links: -1 } });
  return blocks;
}
