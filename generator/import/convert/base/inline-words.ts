import type { InlineNode } from '../../model/content.ts';
import { words } from './plain-words.ts';

/** Visible text of inline nodes as it is in the source, with notes in parentheses. */
export function inlineText(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node): string => {
      switch (node.type) {
        case 'text':
        case 'code':
          return node.value;
        case 'formula':
          return ` ${node.tex} `;
        case 'break':
        case 'picture':
          return ' ';
        case 'note':
          return ` (${inlineText(node.children)})`;
        default:
          return inlineText(node.children);
      }
    })
    .join('');
}

export const hasPicture = (nodes: readonly InlineNode[]): boolean =>
  nodes.some((node) => node.type === 'picture' || ('children' in node && hasPicture(node.children)));

/** Number of pictures before the first words. */
export function leadingPictures(nodes: readonly InlineNode[]): number {
  let count = 0;
  for (const node of nodes) {
    if (node.type === 'picture') count++;
    else if ('children' in node && hasPicture(node.children)) count += leadingPictures(node.children);
    if (/\S/.test(inlineText([node]))) break;
  }
  return count;
}

/** Whether nodes have neither links, pictures nor notes, at any depth: then plain words say the same. */
export const isPlainInline = (nodes: readonly InlineNode[]): boolean =>
  nodes.every(
    (node) =>
      node.type !== 'link' &&
      node.type !== 'picture' &&
      node.type !== 'note' &&
      (!('children' in node) || isPlainInline(node.children)),
  );

/** Texts that are apart from their sentence: notes, and meanings of abbreviations. */
function textsApart(nodes: readonly InlineNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (!('children' in node)) return [];
    const inner = textsApart(node.children);
    if (node.type === 'note') return [textInSentence(node.children), ...inner];
    if (node.type !== 'abbreviation') return inner;
    return node.meaning.trim() === inlineText(node.children).trim() ? inner : [node.meaning, ...inner];
  });
}

/** Text of nodes without what is apart from it, and without formulas, which have no words. */
function textInSentence(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'note') return '';
      if (node.type === 'formula') return ' ';
      return 'children' in node ? textInSentence(node.children) : inlineText([node]);
    })
    .join('');
}

/** Words of inline nodes of the source; alternative texts of pictures and formulas are not among them. */
export const wordsOfNodes = (nodes: readonly InlineNode[]): string[] =>
  [textInSentence(nodes), ...textsApart(nodes)].flatMap(words);
