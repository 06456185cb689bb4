/** What is read of HTML, whoever has parsed it: a text has no name, all else no text. */
export interface HtmlNode {
  name: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly HtmlNode[];
}

/** Deeper than anybody writes: what lies below is read as words. */
const deepest = 200;

/** A node of an inert document, its comments and all else that is no element left out. */
export function fromDom(node: Node, depth = 0): HtmlNode {
  if (node.nodeType !== 1 || depth > deepest) return { name: '', text: node.textContent ?? '', attributes: {}, children: [] };
  const element = node as Element;
  const attributes = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name === 'data-style' ? 'style' : name, value]),
  );
  const children = [...element.childNodes].filter(({ nodeType }) => nodeType === 1 || nodeType === 3);
  return { name: element.localName, text: '', attributes, children: children.map((child) => fromDom(child, depth + 1)) };
}

/** Styles under another name: the policy of the editor's page complains of each, though none is applied. */
const withoutStyles = (html: string) =>
  html
    .replaceAll(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='));

/** HTML as it came from elsewhere, parsed into a document of its own: nothing of it runs, loads or is shown. */
export const parseHtml = (html: string): HtmlNode =>
  fromDom(new DOMParser().parseFromString(withoutStyles(html), 'text/html').body);

/** What an element says in its `style` of one property; read as text: the editor's policy lets no style of others be applied. */
export function styleOf({ attributes }: HtmlNode, property: string): string {
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(attributes.style ?? '');
  return found?.[1]?.trim().toLowerCase() ?? '';
}

export const wordsIn = (node: HtmlNode): string => node.text + node.children.map(wordsIn).join('');
