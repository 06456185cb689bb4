import { html as htmlNames } from 'parse5';
import type { Counts } from '../model/losses.ts';
import { attributeOf, elementsWithin, type HtmlElement, type HtmlNode, isElement, isHidden, isText, nodesWithin } from './dom.ts';
import { blockElements, scriptElements, separatingElements } from './element-names.ts';

/** Title of a frame or player, which browsers read aloud. */
export const frameTitle = (element: HtmlElement): string =>
  (attributeOf(element, 'title') ?? attributeOf(element, 'aria-label') ?? '').replaceAll(/\s+/g, ' ').trim();

/** Names of elements mean nothing in a drawing or a formula. */
const isHtml = ({ namespaceURI }: HtmlElement): boolean => namespaceURI === htmlNames.NS.HTML;

/** Words of an element that are in its attributes. */
export function attributeWords(element: HtmlElement): string[] {
  if (!isHtml(element)) return [];
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
export const separates = (element: HtmlElement): boolean =>
  blockElements.has(element.tagName) || separatingElements.has(element.tagName) || !isHtml(element);

/** A link that looks like a button is a box apart. */
export const isBox = (element: HtmlElement): boolean =>
  element.tagName === 'a' && /(?:^|[\s_-])(?:btn|button)\b/.test(attributeOf(element, 'class') ?? '');

/** What browsers with scripts do not show, and has no pictures. */
const isNotice = (element: HtmlElement): boolean =>
  element.tagName === 'noscript' &&
  ![...elementsWithin(element.childNodes)].some(({ tagName }) => /^(?:img|iframe)$/.test(tagName));

/** Hidden text in a line is no part of the words around it: it is read after them. */
const isHiddenInLine = (element: HtmlElement): boolean =>
  (isHidden(element) || isNotice(element)) &&
  !separates(element) &&
  !isScript(element) &&
  attributeWords(element).join('') === '';

/** Text of which a word goes on before the meanings of abbreviations in it. */
class TextWithMeanings {
  readonly #parts: string[] = [];
  #meanings: string[] = [];

  add(text: string): void {
    if (this.#meanings.length === 0) this.#parts.push(text);
    else {
      const [word = ''] = /^[\p{L}\p{M}\p{N}\p{Cf}]*/u.exec(text) ?? [];
      this.#parts.push(word);
      if (word.length < text.length) this.#parts.push(...this.#meanings.splice(0), text.slice(word.length));
    }
  }

  meaning(text: string): void {
    const isInWord = /[\p{L}\p{M}\p{N}\p{Cf}]$/u.test(this.#parts.findLast((part) => part !== '') ?? '');
    if (isInWord) this.#meanings.push(text);
    else this.#parts.push(text);
  }

  get text(): string {
    return [...this.#parts, ...this.#meanings].join('');
  }
}

/**
 * All words of nodes as plain text, also hidden ones and alt texts; not those of scripts and styles. Meanings of abbreviations
 * follow their words.
 */
export function plainTextOf(nodes: readonly HtmlNode[], isLeftOut?: (element: HtmlElement) => boolean): string {
  const written = new TextWithMeanings();
  const hidden: HtmlElement[] = [];
  const stack: (HtmlNode | string | { meaning: string })[] = nodes.toReversed();
  const next = (): HtmlNode | string | { meaning: string } | undefined => {
    if (stack.length > 0 || hidden.length === 0) return stack.pop();
    stack.push(...(hidden.shift()?.childNodes.toReversed() ?? []));
    return ' ';
  };
  for (let node = next(); node !== undefined; node = next()) {
    if (typeof node === 'string') written.add(node);
    else if ('meaning' in node) written.meaning(node.meaning);
    else if (isText(node)) written.add(node.value);
    else if (isElement(node) && isLeftOut?.(node)) written.add(separates(node) ? ' ' : '');
    else if (isElement(node) && isHiddenInLine(node)) hidden.push(node);
    else if (isElement(node) && !isScript(node)) {
      const words = attributeWords(node).filter((word) => word !== '');
      const text = words.length > 0 ? ` ${words.join(' ')} ` : '';
      if (/^(?:abbr|acronym)$/.test(node.tagName)) stack.push({ meaning: text });
      else written.add(text);
      if (separates(node) || isBox(node)) {
        written.add(' ');
        stack.push(' ');
      }
      for (let index = node.childNodes.length - 1; index >= 0; index--) stack.push(node.childNodes[index] as HtmlNode);
    }
  }
  return written.text.replaceAll(/[\t\n\f\r ]+/g, ' ').trim();
}

type OtherCounts = Partial<Omit<Counts, 'words'>>;

/** Which measure counts an element. */
function measureOf(element: HtmlElement): keyof OtherCounts | undefined {
  if (!isHtml(element)) return undefined;
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
export function countsWithin(nodes: readonly HtmlNode[], isLeftOut?: (element: HtmlElement) => boolean): OtherCounts {
  const counts: OtherCounts = {};
  for (const node of nodesWithin(nodes, (element) => isScript(element) || isLeftOut?.(element) === true)) {
    const measure = isElement(node) && !isLeftOut?.(node) ? measureOf(node) : undefined;
    if (measure !== undefined) counts[measure] = (counts[measure] ?? 0) + 1;
  }
  return counts;
}

/** The same with each count negative, for a change. */
export const negative = (counts: OtherCounts): OtherCounts =>
  Object.fromEntries(Object.entries(counts).map(([measure, count]) => [measure, -count]));
