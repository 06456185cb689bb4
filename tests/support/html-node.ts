import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { HtmlNode } from '../../generator/editor/app/paste/html.ts';

type Node = DefaultTreeAdapterTypes.Node;

function nodeOf(node: Node): HtmlNode[] {
  if (node.nodeName === '#text')
    return [{ name: '', text: (node as DefaultTreeAdapterTypes.TextNode).value, attributes: {}, children: [] }];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ name: node.tagName, text: '', attributes, children: node.childNodes.flatMap(nodeOf) }];
}

/** Body of HTML parsed as in browsers, for code that runs there. */
export function bodyOf(html: string): HtmlNode {
  const root = parse(html)
    .childNodes.flatMap(nodeOf)
    .find(({ name }) => name === 'html');
  const body = root?.children.find(({ name }) => name === 'body');
  if (!body) throw new Error('There is no body.');
  return body;
}
