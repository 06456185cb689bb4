import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node): node is Element => 'tagName' in node;

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name || one.name === name.toLowerCase())?.value;

/** Whether an element itself says that browsers do not show it. */
export function isHidden(element: Element): boolean {
  const hidden = attribute(element, 'hidden');
  if (hidden !== undefined && hidden.toLowerCase() !== 'until-found') return true;
  if (element.tagName === 'dialog') return attribute(element, 'open') === undefined;
  return /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i.test(attribute(element, 'style') ?? '');
}

export const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** Nodes below a node, in order, at any depth. */
export function* nodesBelow(node: Node, isSkipped?: (element: Element) => boolean): Generator<Node> {
  const open = childrenOf(node).toReversed();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (isElement(next) && isSkipped?.(next)) continue;
    yield next;
    open.push(...childrenOf(next).toReversed());
  }
}

/** Links that look like buttons are boxes apart. */
export const isButton = (element: Element): boolean =>
  element.tagName === 'a' && /(?:^|[\s_-])(?:btn|button)\b/.test(attribute(element, 'class') ?? '');
