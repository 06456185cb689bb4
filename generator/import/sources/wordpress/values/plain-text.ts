import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const skipped = new Set(['script', 'style', 'template', 'noscript']);
const joined = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'em',
  'font',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);

/** Texts of nodes in their order, with a space between blocks. No recursion: hostile text nests thousands of elements. */
function textOf(nodes: readonly Node[]): string {
  const parts: string[] = [];
  const stack: (Node | ' ')[] = nodes.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === ' ') parts.push(' ');
    else if (node.nodeName === '#text') parts.push('value' in node ? node.value : '');
    else if ('childNodes' in node && !skipped.has(node.nodeName)) {
      const isJoined = joined.has(node.nodeName);
      if (!isJoined) stack.push(' ');
      stack.push(...node.childNodes.toReversed());
      if (!isJoined) parts.push(' ');
    }
  }
  return parts.join('');
}

/** Text of a piece of HTML in one line, such as a title with entities. */
export function plainText(html: string): string {
  const text = /[<&]/.test(html) ? textOf(parseFragment(html).childNodes) : html;
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Copy of a text that does not keep the part of the file in memory that it was cut from. */
export const detached = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');
