import type { BlockNode } from '../model/content.ts';
import { textOfInline } from '../model/text.ts';

/** Paragraphs of blocks, without headings and tables. */
const paragraphsOf = (block: BlockNode): string[] => {
  if (block.type === 'paragraph') return [textOfInline(block.children)];
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
