import { html as htmlNames } from 'parse5';
import type { Counts } from '../model/losses.ts';
import { attributeOf, type HtmlElement, type HtmlNode, isElement, isHidden, isText, nodesWithin } from './dom.ts';
import { blockElements, scriptElements, separatingElements } from './element-names.ts';

/** Title of a frame or player, which browsers read aloud. */
export const frameTitle = (element: HtmlElement): string =>
  (attributeOf(element, 'title') ?? attributeOf(element, 'aria-label') ?? '').replaceAll(/\s+/g, ' ').trim();

/** Words of an element that are in its attributes. */
export function attributeWords(element: HtmlElement): string[] {
  switch (element.tagName) {
    case 'img':
    case 'area':
      return [attributeOf(element, 'alt') ?? ''];
    case 'abbr':
    case 'acronym':
      return [attributeOf(element, 'title') ?? ''];
    case 'iframe':
    case 'video':
    case 'audio':
    case 'object':
    case 'embed':
      return [frameTitle(element)];
    default:
      return [];
  }
}

const isScript = ({ tagName }: HtmlElement): boolean => scriptElements.has(tagName);

/** Whether an element separates the words before and after it. */
export const separates = ({ tagName, namespaceURI }: HtmlElement): boolean =>
  blockElements.has(tagName) || separatingElements.has(tagName) || namespaceURI !== htmlNames.NS.HTML;

/** A link that looks like a button is a box apart. */
export const isBox = (element: HtmlElement): boolean =>
  element.tagName === 'a' && /(?:^|[\s_-])(?:btn|button)\b/.test(attributeOf(element, 'class') ?? '');

/** Hidden text in a line is no part of the words around it: it is read after them. */
const isHiddenInLine = (element: HtmlElement): boolean =>
  isHidden(element) && !separates(element) && !isScript(element) && attributeWords(element).join('') === '';

/** All words of nodes as plain text, also hidden ones and alt texts; not those of scripts and styles. */
export function plainTextOf(nodes: readonly HtmlNode[]): string {
  const parts: string[] = [];
  const hidden: HtmlElement[] = [];
  const stack: (HtmlNode | string)[] = nodes.toReversed();
  const next = (): HtmlNode | string | undefined => {
    if (stack.length > 0 || hidden.length === 0) return stack.pop();
    stack.push(...(hidden.shift()?.childNodes.toReversed() ?? []));
    return ' ';
  };
  for (let node = next(); node !== undefined; node = next()) {
    if (typeof node === 'string') parts.push(node);
    else if (isText(node)) parts.push(node.value);
    else if (isElement(node) && isHiddenInLine(node)) hidden.push(node);
    else if (isElement(node) && !isScript(node)) {
      const words = attributeWords(node).filter((word) => word !== '');
      const text = words.length > 0 ? ` ${words.join(' ')} ` : '';
      // The meaning of an abbreviation follows it.
      if (/^(?:abbr|acronym)$/.test(node.tagName)) stack.push(text);
      else parts.push(text);
      if (separates(node) || isBox(node)) {
        parts.push(' ');
        stack.push(' ');
      }
      for (let index = node.childNodes.length - 1; index >= 0; index--) stack.push(node.childNodes[index] as HtmlNode);
    }
  }
  return parts
    .join('')
    .replaceAll(/[\t\n\f\r ]+/g, ' ')
    .trim();
}

type OtherCounts = Partial<Omit<Counts, 'words'>>;

/** Which measure counts an element. */
function measureOf(element: HtmlElement): keyof OtherCounts | undefined {
  switch (element.tagName) {
    case 'a':
    case 'area':
      return attributeOf(element, 'href') === undefined ? undefined : 'links';
    case 'img':
      return 'pictures';
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return 'headings';
    case 'li':
      return 'listItems';
    case 'td':
    case 'th':
      return 'tableCells';
    case 'pre':
      return 'codeBlocks';
    case 'iframe':
    case 'video':
    case 'audio':
    case 'object':
    case 'embed':
      return 'embeds';
    default:
      return undefined;
  }
}

/** What nodes contain, but words. */
export function countsWithin(nodes: readonly HtmlNode[]): OtherCounts {
  const counts: OtherCounts = {};
  for (const node of nodesWithin(nodes, isScript)) {
    const measure = isElement(node) ? measureOf(node) : undefined;
    if (measure !== undefined) counts[measure] = (counts[measure] ?? 0) + 1;
  }
  return counts;
}

/** The same with each count negative, for a change. */
export const negative = (counts: OtherCounts): OtherCounts =>
  Object.fromEntries(Object.entries(counts).map(([measure, count]) => [measure, -count]));
