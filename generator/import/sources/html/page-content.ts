import { attributeOf, classesOf, elementsWithin, type HtmlElement, type HtmlNode, isElement, isHidden } from '../../html/dom.ts';
import { blockElements } from '../../html/element-names.ts';
import { countsWithin, negative, plainTextOf, separates } from '../../html/plain-text.ts';
import { readHtmlNodes } from '../../html/read-html.ts';
import type { BlockNode, Place } from '../../model/content.ts';
import type { Losses, OmissionReason } from '../../model/losses.ts';

const commentParts = /^(?:comments|comments-area|comment-list|comment-respond|respond|disqus_thread)$/i;
const frameParts =
  /^(?:breadcrumbs?|pagination|nav-links|post-navigation|pager|sharedaddy|jp-relatedposts|addtoany_share_save_container|social-share|share-buttons|table-of-contents|toc|skip-link|screen-reader-shortcut)$/i;

/** Ids of headings and paragraphs say nothing about their part of the page. */
const namesOf = (element: HtmlElement): string[] =>
  /^(?:div|section|aside|nav|ol|ul|form|footer|a)$/.test(element.tagName)
    ? [...classesOf(element), attributeOf(element, 'id') ?? '']
    : [];

/** An element as a person finds it in the source: `div#sidebar`. */
function nameOf(element: HtmlElement): string {
  const id = attributeOf(element, 'id');
  const [first] = classesOf(element);
  return element.tagName + (id ? `#${id}` : first ? `.${first}` : '');
}

/** What of a page is its content. */
export interface PageContent {
  body: HtmlElement;
  content: HtmlElement;
  /** Containers that are the same in nearly all pages. */
  common: ReadonlySet<HtmlElement>;
  /** Heading that is the title of the page. */
  title?: HtmlElement;
}

interface ContentContext {
  place: Place;
  losses: Losses;
  language?: string;
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;

/** Why a part of the content is left out; undefined if it is content. */
function reasonOf(element: HtmlElement, { common }: PageContent, words: number): OmissionReason | undefined {
  const names = namesOf(element);
  if (names.some((name) => commentParts.test(name))) return 'comment';
  const isFrame =
    element.tagName === 'nav' ||
    attributeOf(element, 'role') === 'navigation' ||
    (element.tagName !== 'body' && names.some((name) => frameParts.test(name)));
  if (common.has(element)) return 'page-frame';
  // A page may consist of links.
  return isFrame && wordsIn(plainTextOf([element])) <= words / 2 ? 'page-frame' : undefined;
}

const hasTitle = (element: HtmlElement, title: HtmlElement | undefined): boolean => {
  for (let one = title?.parentNode; one && isElement(one); one = one.parentNode) if (one === element) return true;
  return element === title;
};

function omit(reason: OmissionReason, name: string, nodes: readonly HtmlNode[], { losses, place }: ContentContext): void {
  const [text, counts] = [plainTextOf(nodes), countsWithin(nodes)];
  if (text !== '' || Object.keys(counts).length > 0) losses.omissions.push({ reason, name, text, counts, place });
}

/** Elements around the content and the title. */
function ancestorsOf({ body, content, title }: PageContent): HtmlElement[] {
  const found = new Set<HtmlElement>([body]);
  for (const element of [content, title])
    for (let one = element?.parentNode; one && isElement(one) && one !== body; one = one.parentNode) found.add(one);
  return [...found].filter((element) => element !== content && !isWithin(element, content));
}

function isWithin(element: HtmlElement, container: HtmlElement): boolean {
  for (let one = element.parentNode; one !== null && isElement(one); one = one.parentNode) if (one === container) return true;
  return false;
}

/** Parts of what is around the content and the title: blocks, and what is in one line between them. */
function partsAround(page: PageContent): HtmlNode[][] {
  const around = new Set<HtmlNode>(ancestorsOf(page));
  const parts: HtmlNode[][] = [[]];
  const stack: (HtmlNode | undefined)[] = page.body.childNodes.toReversed();
  while (stack.length > 0) {
    const node = stack.pop();
    if (node === undefined || node === page.content || node === page.title) parts.push([]);
    else if (isElement(node) && around.has(node)) {
      // A line goes on in an element that separates no words.
      if (separates(node)) {
        parts.push([]);
        stack.push(undefined);
      }
      stack.push(...node.childNodes.toReversed());
    } else if (isElement(node) && blockElements.has(node.tagName)) parts.push([node], []);
    else parts.at(-1)?.push(node);
  }
  return parts;
}

/** Records everything around the content, in parts. The title is no loss: it is the title of the document. */
function omitAround(page: PageContent, context: ContentContext): void {
  for (const part of partsAround(page)) {
    const [first] = part;
    const named = first && (part.length === 1 && isElement(first) ? first : first.parentNode);
    if (named && isElement(named)) omit('page-frame', nameOf(named), part, context);
  }
}

/** Records the cells of layout tables, list items and unclosed headings that the content was in. */
function flattenAround(page: PageContent, { losses, place }: ContentContext): void {
  for (const element of [page.content, ...ancestorsOf(page)]) {
    const own = countsWithin([{ ...element, childNodes: [] }]);
    if (Object.keys(own).length === 0) continue;
    losses.changes.push({
      ...{ reason: 'structure-flattened', name: element.tagName, before: '', after: '', place },
      counts: negative(own),
    });
  }
}

/** Records the links of a title to itself. */
function omitLinks(title: HtmlElement, { losses, place }: ContentContext): void {
  const { links } = countsWithin(title.childNodes);
  if (links !== undefined) losses.omissions.push({ reason: 'script', name: title.tagName, text: '', counts: { links }, place });
}

/** Blocks of the content of a page. What is around it is added to the losses. */
export function readContent(page: PageContent, context: ContentContext): BlockNode[] {
  const words = wordsIn(plainTextOf([page.content]));
  if (page.content !== page.body) {
    omitAround(page, context);
    flattenAround(page, context);
  }
  return readHtmlNodes(page.content.childNodes, {
    ...context,
    element: (element) => {
      if (element === page.title) {
        omitLinks(element, context);
        return [];
      }
      if (hasTitle(element, page.title)) return undefined;
      const reason = reasonOf(element, page, words);
      if (reason === undefined) return undefined;
      omit(reason, nameOf(element), [element], context);
      return [];
    },
  });
}

/** Whether a heading has only words, or is a link to itself. */
function isPlain(heading: HtmlElement): boolean {
  const { links = 0, ...others } = countsWithin(heading.childNodes);
  if (Object.keys(others).length > 0) return false;
  const own = [...elementsWithin(heading.childNodes)].filter((element) => attributeOf(element, 'href')?.startsWith('#'));
  return own.length === links;
}

/** Elements whose content browsers do not show as text. */
const unseen = /^(?:noscript|object|svg|math|video|audio|button|select)$/;

/** Cells of a table that does not only arrange parts of a page. */
function isCell({ tagName, parentNode }: HtmlElement): boolean {
  if (tagName !== 'td' && tagName !== 'th') return false;
  let table = parentNode;
  while (table && isElement(table) && table.tagName !== 'table') table = table.parentNode;
  return table !== null && [...elementsWithin(table.childNodes)].some((one) => /^(?:th|caption)$/.test(one.tagName));
}

/** Elements that have the words around a heading in them too. */
const isWhole = (element: HtmlElement): boolean => /^(?:h[1-6]|pre|li)$/.test(element.tagName) || isCell(element);

/** Whether browsers show all words of a heading as text, and it is no part of something that goes on beside it. */
function isShown(heading: HtmlElement): boolean {
  const isUnseen = (element: HtmlElement) => isHidden(element) || unseen.test(element.tagName);
  for (let one = heading.parentNode; one && isElement(one); one = one.parentNode) if (isUnseen(one) || isWhole(one)) return false;
  for (const element of elementsWithin([heading])) if (isUnseen(element)) return false;
  return true;
}

/**
 * The heading that is the title of a page: the only first heading in its content, or in the page.
 * @param isCommon whether other pages have the same text, as the name of the site
 */
export function titleHeading(
  { body, content }: Pick<PageContent, 'body' | 'content'>,
  isCommon: (text: string) => boolean,
): HtmlElement | undefined {
  for (const root of [content, body]) {
    const headings = [...elementsWithin(root.childNodes)].filter((element) => {
      const text = element.tagName === 'h1' ? plainTextOf(element.childNodes) : '';
      return text !== '' && !isCommon(text) && isPlain(element) && isShown(element);
    });
    if (headings.length === 1) return headings[0];
    if (headings.length > 1 && root === content) return undefined;
  }
  return undefined;
}
