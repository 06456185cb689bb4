import { attributeOf, elementsWithin, type HtmlElement, type HtmlNode, isElement, isText } from './dom.ts';
import { blockElements } from './element-names.ts';

/** Footnotes of a part of a page. */
export interface Notes {
  /** The link to a footnote, and its list item. */
  notes: Map<HtmlElement, HtmlElement>;
  /** Lists of the footnotes, and links from them back to the text. */
  noteParts: Set<HtmlElement>;
}

const targetOf = (element: HtmlElement): string | undefined => {
  const href = element.tagName === 'a' ? (attributeOf(element, 'href') ?? '') : '';
  return href.length > 1 && href.startsWith('#') ? href.slice(1) : undefined;
};

const isWithin = (element: HtmlElement, container: HtmlElement): boolean => {
  for (let one = element.parentNode; one !== null && isElement(one); one = one.parentNode) if (one === container) return true;
  return false;
};

/** Ids of a link and the elements directly around it. */
function idsAround(element: HtmlElement): string[] {
  const ids = [attributeOf(element, 'id'), attributeOf(element, 'name')];
  const { parentNode } = element;
  if (parentNode !== null && isElement(parentNode)) ids.push(attributeOf(parentNode, 'id'));
  return ids.filter((id) => id !== undefined);
}

/** Whether an item is one paragraph, as a note is part of a sentence. */
function isSentence(item: HtmlElement): boolean {
  const blocks = [...elementsWithin(item.childNodes)].filter(({ tagName }) => blockElements.has(tagName));
  return blocks.length === 0 || (blocks.length === 1 && blocks[0]?.tagName === 'p');
}

/** Links of a part by their target within it. */
function linksByTarget(nodes: readonly HtmlNode[]): Map<string, HtmlElement[]> {
  const links = new Map<string, HtmlElement[]>();
  for (const element of elementsWithin(nodes)) {
    const target = targetOf(element);
    if (target !== undefined) links.set(target, [...(links.get(target) ?? []), element]);
  }
  return links;
}

const itemsOf = (list: HtmlElement): HtmlElement[] | undefined => {
  const shown = list.childNodes.filter((node) => isElement(node) || (isText(node) && node.value.trim() !== ''));
  const items = shown.filter((node) => isElement(node)).filter(({ tagName }) => tagName === 'li');
  return items.length === shown.length && items.length > 0 ? items : undefined;
};

/** The one link to a note, and the links back; undefined if it is not certain that it is a note. */
function marksOf(item: HtmlElement, links: ReadonlyMap<string, HtmlElement[]>): [HtmlElement, HtmlElement[]] | undefined {
  const id = attributeOf(item, 'id');
  const to = id ? (links.get(id) ?? []) : [];
  const [link] = to;
  if (to.length !== 1 || link === undefined || isWithin(link, item) || !isSentence(item)) return undefined;
  const ids = idsAround(link);
  const back = [...elementsWithin(item.childNodes)].filter((inner) => ids.includes(targetOf(inner) ?? ''));
  return back.length === 1 ? [link, back] : undefined;
}

/** Finds lists in which every item is a footnote: one link leads to it, and it has one link back. */
export function findNotes(nodes: readonly HtmlNode[]): Notes {
  const found: Notes = { notes: new Map(), noteParts: new Set() };
  const links = linksByTarget(nodes);
  if (links.size < 2) return found;
  for (const list of elementsWithin(nodes)) {
    const items = list.tagName === 'ol' || list.tagName === 'ul' ? itemsOf(list) : undefined;
    const marks = items?.map((item) => marksOf(item, links));
    if (!items || !marks || marks.some((mark) => mark === undefined || isWithin(mark[0], list))) continue;
    found.noteParts.add(list);
    for (const [index, item] of items.entries()) {
      const [link, back] = marks[index] ?? [];
      if (link) found.notes.set(link, item);
      for (const one of back ?? []) found.noteParts.add(one);
    }
  }
  return found;
}
