import type { BlockNode, FigureNode, InlineNode, ListItem, TableCell, TableNode } from './content.ts';

/** Plain text of a part of a sentence, with all its words: also of alt texts, meanings of abbreviations and notes. */
export const textOfInline = (nodes: readonly InlineNode[]): string => nodes.map(textOfOne).join('');

function textOfOne(node: InlineNode): string {
  switch (node.type) {
    case 'text':
    case 'code':
      return node.value;
    case 'picture':
      return ` ${node.picture.alt} `;
    case 'break':
      return '\n';
    case 'formula':
      return ` ${node.tex} `;
    case 'abbreviation':
      return `${textOfInline(node.children)} (${node.meaning}) `;
    case 'note':
      return ` (${textOfInline(node.children)}) `;
    default:
      return textOfInline(node.children);
  }
}

const lines = (...parts: (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join('\n');

const inLines = (nodes: readonly InlineNode[] | undefined): string => textOfInline(nodes ?? []);

const textOfFigure = ({ picture, caption }: FigureNode): string => lines(picture.alt, inLines(caption));

const textOfItem = ({ blocks }: ListItem): string => textOfBlocks(blocks);

const textOfRow = (row: readonly TableCell[]): string => row.map(({ content }) => textOfInline(content)).join('\t');

const textOfTable = ({ caption, head, body, foot }: TableNode): string =>
  lines(inLines(caption), ...[...head, ...body, ...foot].map(textOfRow));

/** Plain text of blocks, one line for each part, with all their words: also of captions, alt texts, titles and code. */
export const textOfBlocks = (blocks: readonly BlockNode[]): string => lines(...blocks.map(textOfBlock));

function textOfBlock(block: BlockNode): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return textOfInline(block.children);
    case 'list':
      return lines(...block.items.map(textOfItem));
    case 'terms':
      return lines(...block.items.flatMap(({ terms, values }) => [...terms.map(textOfInline), ...values.map(textOfBlocks)]));
    case 'code':
      return lines(block.title, block.text);
    case 'formula':
      return block.tex;
    case 'table':
      return textOfTable(block);
    default:
      return textOfContainer(block);
  }
}

function textOfContainer(block: BlockNode): string {
  switch (block.type) {
    case 'quote':
      return lines(textOfBlocks(block.blocks), inLines(block.source));
    case 'picture':
      return textOfFigure(block);
    case 'gallery':
      return lines(...block.pictures.map(textOfFigure), inLines(block.caption));
    case 'media-text':
    case 'cover':
      return lines(block.picture && textOfFigure(block.picture), textOfBlocks(block.blocks));
    case 'columns':
      return lines(...block.columns.map(textOfBlocks));
    case 'details':
      return lines(inLines(block.summary), textOfBlocks(block.blocks));
    case 'callout':
      return lines(inLines(block.title), textOfBlocks(block.blocks));
    case 'tabs':
      return lines(...block.tabs.flatMap(({ label, blocks }) => [label, textOfBlocks(blocks)]));
    case 'buttons':
      return lines(...block.links.map(({ label }) => label));
    case 'audio':
    case 'video':
    case 'embed':
    case 'file':
      return lines(block.title, inLines(block.caption), block.poster?.alt);
    case 'posts':
      return inLines(block.heading);
    default:
      return '';
  }
}
