import type { InlineNode } from '../../model/content.ts';

/** Whether a sentence has nothing to show. */
export const isBlank = (nodes: readonly InlineNode[]): boolean =>
  nodes.every((node) => (node.type === 'text' && node.value.trim() === '') || node.type === 'break');
