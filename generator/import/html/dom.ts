import type { DefaultTreeAdapterTypes } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlText = DefaultTreeAdapterTypes.TextNode;
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode;

export const isElement = (node: HtmlNode | HtmlParent): node is HtmlElement => 'tagName' in node;

export const isText = (node: HtmlNode): node is HtmlText => node.nodeName === '#text';

/** Value of an attribute; undefined if the element has none. */
export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The first of several attributes that has a value. */
export function firstAttribute(element: HtmlElement, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = attributeOf(element, name)?.trim();
    if (value) return value;
  }
  return undefined;
}

export const classesOf = (element: HtmlElement): string[] => (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean);

export const hasClass = (element: HtmlElement, ...names: readonly string[]): boolean =>
  classesOf(element).some((name) => names.includes(name));

/** Value of a property in an element's `style` attribute, in lower case; empty if it has none. */
export function styleOf(element: HtmlElement, property: string): string {
  for (const part of (attributeOf(element, 'style') ?? '').split(';')) {
    const colon = part.indexOf(':');
    if (colon !== -1 && part.slice(0, colon).trim().toLowerCase() === property)
      return part
        .slice(colon + 1)
        .trim()
        .toLowerCase();
  }
  return '';
}

/** Whether an element itself says that browsers do not show it. */
export function isHidden(element: HtmlElement): boolean {
  const hidden = attributeOf(element, 'hidden');
  if (hidden !== undefined && hidden.toLowerCase() !== 'until-found') return true;
  if (element.tagName === 'dialog') return attributeOf(element, 'open') === undefined;
  if (element.tagName === 'title') return true;
  return /^none\b/.test(styleOf(element, 'display')) || /^(?:hidden|collapse)\b/.test(styleOf(element, 'visibility'));
}

export const childElements = (parent: HtmlParent): HtmlElement[] => parent.childNodes.filter(isElement);

/**
 * Nodes and everything in them, in the order of the document. No recursion: hostile pages nest thousands of elements.
 * @param isSkipped elements whose content is left out
 */
export function* nodesWithin(nodes: readonly HtmlNode[], isSkipped?: (element: HtmlElement) => boolean): Generator<HtmlNode> {
  const stack = nodes.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    yield node;
    if (!isElement(node) || isSkipped?.(node)) continue;
    for (let index = node.childNodes.length - 1; index >= 0; index--) {
      const child = node.childNodes[index];
      if (child) stack.push(child);
    }
  }
}

export function* elementsWithin(
  nodes: readonly HtmlNode[],
  isSkipped?: (element: HtmlElement) => boolean,
): Generator<HtmlElement> {
  for (const node of nodesWithin(nodes, isSkipped)) if (isElement(node)) yield node;
}

/** The first element of a name in an element. */
export function findElement(parent: HtmlParent, ...names: readonly string[]): HtmlElement | undefined {
  for (const element of elementsWithin(parent.childNodes)) if (names.includes(element.tagName)) return element;
  return undefined;
}
