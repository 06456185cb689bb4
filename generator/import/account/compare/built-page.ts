import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { outputPathOf } from '../../../content/site/page-url.ts';
import { attribute, isElement } from '../count/elements.ts';
import { type TallyOptions, tallyNode } from '../count/tally-html.ts';
import type { Item, Tally } from '../tally.ts';
import { wordsOf } from '../words.ts';
import { withoutWords } from './bag.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A page of the new site, as visitors read it. */
export interface BuiltPage {
  /**
   * Content of the page. `title` is its main heading, `body` the rest that is shown, `head` its title and description for
   * search engines. Navigation, dates, lists of other posts and generated marks are left out.
   */
  tally: Tally;
  /** All words of the page with header and footer, each between spaces. */
  text: string;
  /** Where the page leads, if it is a redirect. */
  redirect?: string;
}

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

function findElement(node: Node, isIt: (element: Element) => boolean): Element | undefined {
  for (const child of childrenOf(node)) {
    const found = isElement(child) && isIt(child) ? child : findElement(child, isIt);
    if (found) return found;
  }
  return undefined;
}

const byTag = (node: Node, name: string) => findElement(node, ({ tagName }) => tagName === name);

/** Card of a post in a list: a date and a linked heading. */
const isCard = (element: Element) =>
  element.tagName === 'article' && byTag(element, 'time') !== undefined && byTag(element, 'h1') === undefined;

/** Frame that is loaded when a visitor asks for it. */
function frameOf(element: Element): Item | undefined {
  const props = attribute(element, 'data-props');
  if (!props || attribute(element, 'data-island') === undefined) return undefined;
  const { src, href, title } = JSON.parse(props) as Record<string, unknown>;
  if (typeof src !== 'string' || typeof href !== 'string') return undefined;
  return { text: typeof title === 'string' ? title : '', address: href };
}

/** Name in a list of names, such as those of authors: Arabic joins `and` to the name that follows. */
function isListed(element: Element): boolean {
  const { parentNode } = element;
  if (element.tagName !== 'a' || !parentNode || !isElement(parentNode)) return false;
  const isList = parentNode.tagName === 'span' && parentNode.attrs.length === 0;
  return isList && childrenOf(parentNode).every((child) => !isElement(child) || child.tagName === 'a');
}

/** Note behind a link to a page that is in another language only. */
function isLanguageNote(element: Element): boolean {
  const { parentNode, childNodes } = element;
  if (element.tagName !== 'span' || !parentNode || !isElement(parentNode)) return false;
  const [only] = childNodes;
  const isNote = childNodes.length === 1 && only !== undefined && 'value' in only && /^ \([^()]+\)$/.test(only.value);
  const isBare = element.attrs.every(({ name, value }) => name === 'class' && value === 'visually-hidden');
  return isNote && isBare && attribute(parentNode, 'hreflang') !== undefined && parentNode.childNodes.at(-1) === element;
}

/** Sign before a task, which says whether it is done. */
function isTaskSign({ tagName, parentNode, childNodes }: Element): boolean {
  if (tagName !== 'span' || !parentNode || !isElement(parentNode) || parentNode.tagName !== 'li') return false;
  const words = childNodes.at(-1);
  const hasWords = words !== undefined && isElement(words) && attribute(words, 'class') === 'visually-hidden';
  return hasWords && childNodes.every((child) => isElement(child) && (child === words || child.tagName === 'svg'));
}

const pageOptions: TallyOptions = {
  isApart: isListed,
  skip: (element) =>
    ['nav', 'time', 'dialog', 'noscript', 'math'].includes(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    isCard(element) ||
    isTaskSign(element) ||
    isLanguageNote(element),
  embed: frameOf,
};

const metaContent = (document: Node, name: string): string => {
  const found = findElement(document, (element) => element.tagName === 'meta' && attribute(element, 'name') === name);
  return (found && attribute(found, 'content')) ?? '';
};

const refreshOf = (document: Node): string | undefined => {
  const found = findElement(document, (element) => attribute(element, 'http-equiv')?.toLowerCase() === 'refresh');
  return found && /url=(.*)$/i.exec(attribute(found, 'content') ?? '')?.[1];
};

/** Reads a page of a built site. */
export function readBuiltPage(html: string): BuiltPage {
  const document = parse(html);
  const main = byTag(document, 'main');
  const tally = tallyNode(main ?? document, pageOptions);
  const heading = main && byTag(main, 'h1');
  tally.title = heading ? tallyNode(heading, pageOptions).body : [];
  tally.body = withoutWords(tally.body, tally.title);
  const title = byTag(document, 'title');
  const titleText = title
    ? childrenOf(title)
        .map((child) => ('value' in child ? child.value : ''))
        .join('')
    : '';
  tally.head = [...wordsOf(titleText), ...wordsOf(metaContent(document, 'description'))];
  const redirect = refreshOf(document);
  const text = ` ${[...tallyNode(document).body, '|', ...tally.head].join(' ')} `;
  return { tally, text, ...(redirect !== undefined && { redirect }) };
}

/** HTML of a route in a folder of a built site; undefined if it has no page there. */
export async function readRoute(out: string, route: string): Promise<string | undefined> {
  const names = [route, route.normalize('NFC')].map((name) => outputPathOf(name.replace(/(.)\/+$|(?<=[^/])\.html$/, '$1')));
  for (const name of new Set(names)) {
    const html = await readFile(join(out, name), 'utf8').catch(() => undefined);
    if (html !== undefined) return html;
  }
  return undefined;
}

/** Path of a built site, with a slash at both ends: that of its style sheets. */
export async function readBase(out: string): Promise<string> {
  const html = await readFile(join(out, '404.html'), 'utf8').catch(() => '');
  return /(?:href|src)="(\/(?:[^"/]+\/)*?)assets\//.exec(html)?.[1] ?? '/';
}
