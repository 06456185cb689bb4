import type { BlockNode, InlineNode } from '../../model/content.ts';
import type { Counts } from '../../model/losses.ts';
import { change, type WordContext } from './context.ts';

type Sentences = InlineNode[][];

/** Counts of what becomes plain sentences. */
interface Flattened {
  listItems: number;
  headings: number;
  tableCells: number;
  codeBlocks: number;
}

const text = (value: string): InlineNode[] => (value === '' ? [] : [{ type: 'text', value }]);

function tableSentences(table: Extract<BlockNode, { type: 'table' }>, flattened: Flattened): Sentences {
  const rows = [...table.head, ...table.body, ...table.foot];
  flattened.tableCells += rows.flat().length;
  const cells = rows.flat().map(({ content }) => content);
  return table.caption ? [table.caption, ...cells] : cells;
}

function sentencesOf(block: BlockNode, flattened: Flattened): Sentences {
  const all = (blocks: readonly BlockNode[]) => blocks.flatMap((inner) => sentencesOf(inner, flattened));
  switch (block.type) {
    case 'paragraph':
      return [block.children];
    case 'heading':
      flattened.headings++;
      return [block.children];
    case 'list':
      flattened.listItems += block.items.length;
      return block.items.flatMap((item) => all(item.blocks));
    case 'quote':
      return all(block.blocks);
    case 'code':
      flattened.codeBlocks++;
      return block.text.split('\n').map((line): InlineNode[] => (line.trim() === '' ? [] : [{ type: 'code', value: line }]));
    case 'table':
      return tableSentences(block, flattened);
    case 'picture': {
      const picture: InlineNode = { type: 'picture', picture: block.picture };
      const linked: InlineNode = block.href === undefined ? picture : { type: 'link', href: block.href, children: [picture] };
      return block.caption ? [[linked], block.caption] : [[linked]];
    }
    case 'formula':
      return [[{ type: 'formula', tex: block.tex }]];
    default:
      return [text('')];
  }
}

/** Content of a table cell, which has no blocks: their sentences with breaks between them. */
export function flattenBlocks(blocks: readonly BlockNode[], context: WordContext): InlineNode[] {
  const flattened: Flattened = { listItems: 0, headings: 0, tableCells: 0, codeBlocks: 0 };
  const sentences = blocks.flatMap((block) => sentencesOf(block, flattened)).filter((sentence) => sentence.length > 0);
  const lost = Object.entries(flattened).filter(([, count]) => count > 0);
  const counts: Partial<Counts> = Object.fromEntries(lost.map(([measure, count]) => [measure, -count]));
  if (lost.length > 0) {
    const reason = counts.tableCells ? 'table-regular' : counts.listItems ? 'list-flattened' : 'structure-flattened';
    change(context, { reason, name: 'w:tc', counts });
  }
  return sentences.flatMap((sentence, index): InlineNode[] => (index === 0 ? sentence : [{ type: 'break' }, ...sentence]));
}
