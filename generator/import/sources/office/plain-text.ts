import type { InlineNode } from '../../model/content.ts';

const wordsOf = (node: InlineNode): string => {
  switch (node.type) {
    case 'text':
    case 'code':
      return node.value;
    case 'picture':
      return node.picture.alt;
    case 'break':
      return '\n';
    case 'formula':
      return node.tex;
    case 'note':
      return ` ${plainTextOf(node.children)} `;
    default:
      return plainTextOf(node.children);
  }
};

/** Words of a sentence, with those of pictures and notes. */
export const plainTextOf = (nodes: readonly InlineNode[]): string => nodes.map(wordsOf).join('');

/** Whether a sentence has something to show. */
export const isBlank = (nodes: readonly InlineNode[]): boolean =>
  nodes.every((node) => (node.type === 'text' && node.value.trim() === '') || node.type === 'break');
