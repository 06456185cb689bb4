import { attributeOf, elementsWithin, type HtmlElement, type HtmlNode, isElement, isText } from '../../html/dom.ts';
import { blockElements, scriptElements } from '../../html/element-names.ts';
import { plainTextOf } from '../../html/plain-text.ts';

/** Number of a text, for a table of many. */
function keyOf(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return 4_294_967_296 * (2_097_151 & (low ^ (low >>> 16))) + ((high ^ (high >>> 15)) >>> 0);
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const wordsIn = (text: string): number => text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;

/** Elements around the content of a page. */
const frameElements = new Set(['nav', 'header', 'footer', 'aside']);
const frameRoles = new Set(['navigation', 'banner', 'contentinfo', 'complementary', 'search']);

const isFrameElement = (element: HtmlElement): boolean =>
  frameElements.has(element.tagName) || frameRoles.has(attributeOf(element, 'role') ?? '');

/** Text of a page in parts: of its text nodes, and of its containers. */
interface PageTexts {
  texts: Map<HtmlNode, string>;
  containers: Map<HtmlElement, string>;
}

/** Containers with fewer words are too short to tell. */
const leastWords = 4;
const containers = /^(?:div|section|nav|header|footer|aside|ul|ol|form|table)$/;

/** Texts of a page, without recursion. */
function textsOf(body: HtmlElement): PageTexts {
  const texts = new Map<HtmlNode, string>();
  const whole = new Map<HtmlElement, string>();
  const stack: { node: HtmlNode; isLeft: boolean }[] = [{ node: body, isLeft: false }];
  for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
    const { node, isLeft } = step;
    if (isText(node)) {
      const text = spaced(node.value);
      if (text !== '') texts.set(node, text);
    } else if (isElement(node) && !scriptElements.has(node.tagName)) {
      if (!isLeft) {
        stack.push({ node, isLeft: true });
        for (const child of node.childNodes) stack.push({ node: child, isLeft: false });
      } else if (containers.test(node.tagName)) whole.set(node, spaced(joined(node, texts, whole)));
    }
  }
  return { texts, containers: whole };
}

/** Text of a container from the texts of what is in it. */
function joined(element: HtmlElement, texts: ReadonlyMap<HtmlNode, string>, whole: ReadonlyMap<HtmlElement, string>): string {
  const parts: string[] = [];
  const stack = element.childNodes.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const known = isElement(node) ? whole.get(node) : texts.get(node);
    if (known !== undefined) parts.push(known);
    else if (isElement(node) && !scriptElements.has(node.tagName)) stack.push(...node.childNodes.toReversed());
  }
  return parts.join(' ');
}

/** What pages of a site have in common, by comparing their texts. */
export class FrameTexts {
  readonly #texts = new Map<number, number>();
  readonly #containers = new Map<number, number>();
  readonly #headings = new Map<string, number>();
  #pages = 0;

  add(body: HtmlElement): void {
    const { texts, containers } = textsOf(body);
    this.#pages++;
    const headings = [...elementsWithin(body.childNodes)].filter(({ tagName }) => tagName === 'h1');
    for (const text of new Set(headings.map(({ childNodes }) => plainTextOf(childNodes))))
      this.#headings.set(text, (this.#headings.get(text) ?? 0) + 1);
    for (const key of new Set([...texts.values()].map(keyOf))) this.#texts.set(key, (this.#texts.get(key) ?? 0) + 1);
    for (const key of new Set([...containers.values()].map(keyOf)))
      this.#containers.set(key, (this.#containers.get(key) ?? 0) + 1);
  }

  #isCommon(text: string): boolean {
    return (this.#texts.get(keyOf(text)) ?? 0) >= Math.max(2, this.#pages / 2);
  }

  /** Whether most pages have the same first heading, as the name of the site. */
  isCommonHeading(text: string): boolean {
    return (this.#headings.get(text) ?? 0) >= Math.max(2, this.#pages / 2);
  }

  /** Words of each element that are not in most pages, and containers that are in nearly all. */
  measure(body: HtmlElement): { words: Map<HtmlElement, number>; common: Set<HtmlElement> } {
    const { texts, containers } = textsOf(body);
    const words = new Map<HtmlElement, number>();
    for (const [node, text] of texts) {
      if (this.#isCommon(text) || isInFrame(node)) continue;
      const number = wordsIn(text);
      for (let one = node.parentNode; one !== null && isElement(one); one = one.parentNode)
        words.set(one, (words.get(one) ?? 0) + number);
    }
    const most = Math.max(3, this.#pages * 0.8);
    const isCommon = ([, text]: [HtmlElement, string]) =>
      (this.#containers.get(keyOf(text)) ?? 0) >= most && wordsIn(text) >= leastWords;
    return { words, common: new Set([...containers].filter(isCommon).map(([element]) => element)) };
  }
}

function isInFrame(node: HtmlNode): boolean {
  for (let one = node.parentNode; one !== null && isElement(one); one = one.parentNode) {
    if (one.tagName === 'main' || one.tagName === 'article') return false;
    if (isFrameElement(one)) return true;
  }
  return false;
}

/** Share of the words of a page that its content has. */
const leastShare = 0.9;
const descendable = /^(?:body|div|section|article|main|center|form|table|tbody|tr|td)$/;

/** Elements whose content browsers do not show, or only in place of themselves. */
const closed = /^(?:object|video|audio|svg|math|noscript|select|button)$/;

/** All elements that pages mark as their content. */
function marked(body: HtmlElement, test: (element: HtmlElement) => boolean, isClosed: typeof test): HtmlElement[] {
  const found: HtmlElement[] = [];
  const stack: HtmlElement[] = [body];
  for (let element = stack.pop(); element !== undefined; element = stack.pop()) {
    if (element !== body && test(element)) found.push(element);
    else if (!isClosed(element)) stack.push(...element.childNodes.filter(isElement).toReversed());
  }
  return found;
}

const isMain = (element: HtmlElement): boolean => element.tagName === 'main' || attributeOf(element, 'role') === 'main';

/**
 * Element with the content of a page: `main`, else the only `article`, else the smallest part with nearly all words that are not
 * in the other pages too.
 */
export function contentOf(body: HtmlElement, words: ReadonlyMap<HtmlElement, number>): HtmlElement {
  const wordsOf = (element: HtmlElement): number => words.get(element) ?? 0;
  const total = wordsOf(body);
  const largest = (elements: HtmlElement[]) => elements.toSorted((one, other) => wordsOf(other) - wordsOf(one))[0];
  // A player or notice around it was not closed.
  const main = largest(marked(body, isMain, () => false));
  if (main && wordsOf(main) >= total / 5) return main;
  const articles = marked(
    body,
    ({ tagName }) => tagName === 'article',
    ({ tagName }) => closed.test(tagName),
  );
  if (articles[0] && articles.length === 1 && wordsOf(articles[0]) >= total / 2) return articles[0];
  let content = body;
  for (let inner: HtmlElement | undefined = body; inner !== undefined && total > 0; ) {
    content = inner;
    inner = content.childNodes
      .filter(isElement)
      .find((child) => descendable.test(child.tagName) && wordsOf(child) >= total * leastShare);
  }
  // Part of a row of a layout table is not a table any more.
  return blockElements.has(content.tagName) ? content : body;
}
