import type { InlineNode } from '../model/content.ts';

/** Visible text of inline nodes as it is in the source, with alternative texts of pictures if `withPictures`. */
export function inlineText(nodes: readonly InlineNode[], withPictures = false): string {
  return nodes
    .map((node): string => {
      switch (node.type) {
        case 'text':
        case 'code':
          return node.value;
        case 'formula':
          return node.tex;
        case 'break':
          return ' ';
        case 'picture':
          return withPictures ? ` ${node.picture.alt} ` : '';
        case 'note':
          return ` (${inlineText(node.children, withPictures)})`;
        case 'abbreviation':
          return inlineText(node.children, withPictures);
        default:
          return inlineText(node.children, withPictures);
      }
    })
    .join('');
}
