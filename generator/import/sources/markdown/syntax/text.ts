import { parseFragment } from 'parse5';
import type { InlineNode } from '../../../model/content.ts';

/** Text of a character reference such as `&amp;`. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]*);/gi, (entity) => {
    const [node] = parseFragment(entity).childNodes;
    return node && 'value' in node ? node.value : entity;
  });
}

/** An address or title without its escapes. */
export const unescapeMarkdown = (text: string): string => decodeEntities(text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1'));

/** The visible text of a part of a sentence. */
export function plainText(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case 'text':
        case 'code':
          return node.value;
        case 'formula':
          return node.tex;
        case 'picture':
          return node.picture.alt;
        case 'break':
          return ' ';
        default:
          return plainText(node.children);
      }
    })
    .join('');
}

/** Joins texts that follow one another, and removes white space at both ends. */
export function tidyInlines(nodes: readonly InlineNode[]): InlineNode[] {
  const tidy: InlineNode[] = [];
  for (const node of nodes) {
    const last = tidy.at(-1);
    if (node.type !== 'text') tidy.push(node);
    else if (last?.type === 'text') tidy[tidy.length - 1] = { type: 'text', value: last.value + node.value };
    else if (node.value !== '') tidy.push(node);
  }
  return trimEnds(tidy);
}

function trimEnds(nodes: InlineNode[]): InlineNode[] {
  const first = nodes[0];
  if (first?.type === 'text') nodes[0] = { type: 'text', value: first.value.replace(/^[ \t\n]+/, '') };
  const last = nodes.at(-1);
  if (last?.type === 'text') nodes[nodes.length - 1] = { type: 'text', value: last.value.replace(/[ \t\n]+$/, '') };
  return nodes.filter((node) => node.type !== 'text' || node.value !== '');
}
