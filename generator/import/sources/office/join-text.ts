import type { InlineNode } from '../../model/content.ts';

/** Joins texts that follow one another: applications divide a sentence into runs anywhere. */
export function joinText(nodes: readonly InlineNode[]): InlineNode[] {
  const joined: InlineNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node.type === 'text' ? { ...node } : node);
  }
  return joined;
}
