/** Parser-independent HTML node. A text node has an empty name; an element has no text. */
export interface HtmlNode {
  name: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly HtmlNode[];
}

/** Maximum depth. Deeper nodes are read as text. */
const deepest = 200;

/** Converts a DOM node of an inert document. Comments and other non-element nodes are dropped. */
export function fromDom(node: Node, depth = 0): HtmlNode {
  if (node.nodeType !== 1 || depth > deepest) return { name: '', text: node.textContent ?? '', attributes: {}, children: [] };
  const element = node as Element;
  const attributes = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name === 'data-style' ? 'style' : name, value]),
  );
  const children = [...element.childNodes].filter(({ nodeType }) => nodeType === 1 || nodeType === 3);
  return { name: element.localName, text: '', attributes, children: children.map((child) => fromDom(child, depth + 1)) };
}

/**
 * Removes `style` elements and renames `style` attributes (`fromDom` names them back): the content security policy would
 * report each one, even in an inert document.
 */
const withoutStyles = (html: string) =>
  html
    .replaceAll(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='));

/** Parses pasted HTML in an inert document: nothing runs, loads or is shown. */
export const parseHtml = (html: string): HtmlNode =>
  fromDom(new DOMParser().parseFromString(withoutStyles(html), 'text/html').body);

/**
 * Value of a property in an element's `style` attribute. Parsed as text because the content security policy blocks inline
 * styles.
 */
export function styleOf({ attributes }: HtmlNode, property: string): string {
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(attributes.style ?? '');
  return found?.[1]?.trim().toLowerCase() ?? '';
}

export const wordsIn = (node: HtmlNode): string => node.text + node.children.map(wordsIn).join('');
