import {
  attributeOf,
  childElements,
  classesOf,
  elementsWithin,
  findElement,
  firstAttribute,
  type HtmlElement,
  isElement,
} from '../../html/dom.ts';
import { plainTextOf } from '../../html/plain-text.ts';
import type { SourceMenuItem } from '../../model/document.ts';

/** Where the link of a menu leads. */
export type MenuTarget = (href: string) => Pick<SourceMenuItem, 'document' | 'href'>;

/** Levels of menus that are read. */
const maxLevels = 4;

function itemOf(link: HtmlElement, target: MenuTarget): SourceMenuItem | undefined {
  const label = plainTextOf(link.childNodes) || (firstAttribute(link, 'aria-label', 'title') ?? '');
  const href = attributeOf(link, 'href')?.trim() ?? '';
  // To the next and previous page: not the same in all pages.
  if (label === '' || /^(?:next|prev)/.test(attributeOf(link, 'rel') ?? '')) return undefined;
  return { label, ...(href !== '' && !href.startsWith('#') && !/^javascript:/i.test(href) && target(href)), items: [] };
}

/** First link or label of a list item, outside its inner lists. */
function labelOf(item: HtmlElement): HtmlElement | undefined {
  for (const element of elementsWithin(item.childNodes, ({ tagName }) => /^[ou]l$/.test(tagName)))
    if (/^(?:a|button|span)$/.test(element.tagName) && plainTextOf(element.childNodes) !== '') return element;
  return undefined;
}

function itemsOf(list: HtmlElement, target: MenuTarget, level: number): SourceMenuItem[] {
  return childElements(list).flatMap((item): SourceMenuItem[] => {
    const label = item.tagName === 'li' ? labelOf(item) : undefined;
    const entry = label && itemOf(label, target);
    const inner = level < maxLevels ? findElement(item, 'ul', 'ol') : undefined;
    const items = inner ? itemsOf(inner, target, level + 1) : [];
    if (!entry) return items;
    const { document, href } = entry;
    return document === undefined && href === undefined && items.length === 0 ? [] : [{ ...entry, items }];
  });
}

/** Items of a navigation: of its list with levels, else its links. */
function menuItemsOf(navigation: HtmlElement, target: MenuTarget): SourceMenuItem[] {
  const list = /^[ou]l$/.test(navigation.tagName) ? navigation : findElement(navigation, 'ul', 'ol');
  const items = list ? itemsOf(list, target, 1) : [];
  if (items.length > 0) return items;
  const links = [...elementsWithin(navigation.childNodes)].filter(({ tagName }) => tagName === 'a');
  return links.flatMap((link) => {
    const item = itemOf(link, target);
    return item && (item.document !== undefined || item.href !== undefined) ? [item] : [];
  });
}

const isNavigation = (element: HtmlElement): boolean =>
  element.tagName === 'nav' ||
  attributeOf(element, 'role') === 'navigation' ||
  classesOf(element).some((name) => /^(?:menu|main-menu|navbar|navbar-nav|nav-menu|navigation|main-nav)$/i.test(name)) ||
  /^(?:menu|nav|navbar|navigation|main-menu|main-nav)$/i.test(attributeOf(element, 'id') ?? '');

const lineOf = ({ sourceCodeLocation }: HtmlElement): number | undefined => sourceCodeLocation?.startLine;

const isInFooter = (element: HtmlElement): boolean => {
  for (let one = element.parentNode; one !== null && isElement(one); one = one.parentNode)
    if (one.tagName === 'footer' || /^footer$/i.test(attributeOf(one, 'id') ?? '') || classesOf(one).includes('footer'))
      return true;
  return false;
};

/** Fewest links of a menu that nothing marks as one. */
const leastLinks = 3;

const wordsIn = (text: string): number => text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;

/** Whether an element has links and hardly anything else, as menus of pages laid out by tables. */
function isOfLinks(element: HtmlElement): boolean {
  const links = [...elementsWithin(element.childNodes)].filter(({ tagName }) => tagName === 'a');
  const linked = links.reduce((sum, link) => sum + wordsIn(plainTextOf(link.childNodes)), 0);
  return links.length >= leastLinks && linked * 10 >= wordsIn(plainTextOf([element])) * 9;
}

interface PageMenu {
  name: string;
  items: SourceMenuItem[];
  line: number | undefined;
}

/** The first navigation of the header and of the footer that has links, outside the content. */
export function menusOf(body: HtmlElement, content: HtmlElement, target: MenuTarget): PageMenu[] {
  const isOutside = (element: HtmlElement) => element === content && content !== body;
  const menus = new Map<string, PageMenu>();
  for (const element of elementsWithin(body.childNodes, isOutside)) {
    if (!isNavigation(element)) continue;
    const name = isInFooter(element) ? 'footer' : 'header';
    const items = menus.has(name) ? [] : menuItemsOf(element, target);
    if (items.length > 0) menus.set(name, { name, items, line: lineOf(element) });
  }
  if (menus.size === 0 && content !== body) {
    const unmarked = [...elementsWithin(body.childNodes, isOutside)].find(
      (element) => /^(?:td|div|table|center|p|ul)$/.test(element.tagName) && !isOutside(element) && isOfLinks(element),
    );
    const items = unmarked ? menuItemsOf(unmarked, target) : [];
    if (items.length >= leastLinks) menus.set('header', { name: 'header', items, line: unmarked && lineOf(unmarked) });
  }
  return [...menus.values()];
}
