/** Minimal reading of XML text, independent of the parser that the import uses. */

/** An element with its direct text and children. */
export interface XmlElement {
  /** With prefix, as written. */
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces the five entities of XML and numeric ones; others stay as written. */
export const decodeXml = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex: string, decimal: string, name: string) => {
    if (name) return named[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const attributePattern = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

export const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(attributePattern)].map(([, name, one, other]) => [name, decodeXml(one ?? other ?? '')]));

const token =
  /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<!--[\s\S]*?-->|<[?!][^>]*>|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>|([^<]+|<)/g;

/** Elements of a text. Closing tags without an opening one are ignored, unclosed elements end with their parent. */
export function readXml(text: string): XmlElement[] {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  for (const [, data, closes, name, attributes = '', isEmpty, words] of text.matchAll(token)) {
    const current = open.at(-1) ?? root;
    if (data !== undefined) current.text += data;
    else if (words !== undefined) current.text += decodeXml(words);
    else if (name === undefined) continue;
    else if (closes) closeElement(open, name);
    else {
      const element = { name, attributes: readAttributes(attributes), text: '', children: [] };
      current.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  return root.children;
}

function closeElement(open: XmlElement[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index > 0) open.length = index;
}

/** Text of the first child of that name; a prefix is optional. */
export function childText(element: XmlElement, name: string): string {
  const local = name.slice(name.indexOf(':') + 1);
  const found = element.children.find((child) => child.name === name) ?? element.children.find((child) => child.name === local);
  return found?.text ?? '';
}

/** The same without spaces around it. */
export const childValue = (element: XmlElement, name: string): string => childText(element, name).trim();

export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);
