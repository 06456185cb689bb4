import { elementsWithin, type HtmlElement, type HtmlNode, isElement, isText } from './dom.ts';
import type { HtmlReader } from './html-reader.ts';
import { plainTextOf, separates } from './plain-text.ts';

/** Text at the edge of a node that is beside an element. */
function edgeText(node: HtmlNode, side: -1 | 1): string {
  let edge: HtmlNode | undefined = node;
  while (edge && isElement(edge) && !separates(edge)) edge = edge.childNodes.at(side === -1 ? -1 : 0);
  return edge && isText(edge) ? edge.value : '';
}

/** Part of a word directly beside an element, or beside the `sup` around it. */
function wordBeside(element: HtmlElement, side: -1 | 1): string {
  const { parentNode } = element;
  const siblings = parentNode?.childNodes ?? [];
  const beside = siblings[siblings.indexOf(element) + side];
  if (beside !== undefined) {
    const text = edgeText(beside, side);
    const found = side === -1 ? /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(-100)) : /^[\p{L}\p{M}\p{N}]*/u.exec(text);
    return found?.[0] ?? '';
  }
  return parentNode && isElement(parentNode) && parentNode.tagName === 'sup' ? wordBeside(parentNode, side) : '';
}

/** Records the number of a footnote, and the links to it and back: the new site makes them. */
export function omitNoteMarks(element: HtmlElement, item: HtmlElement, reader: HtmlReader): void {
  const back = [...elementsWithin(item.childNodes)].filter((inner) => reader.facts.noteParts.has(inner));
  const [mark, place] = [plainTextOf([element]), reader.placeOf(element)];
  const before = /^[\p{L}\p{M}\p{N}]/u.test(mark) ? wordBeside(element, -1) : '';
  const after = /[\p{L}\p{M}\p{N}]$/u.test(mark) ? wordBeside(element, 1) : '';
  // The number is not a word if there is no space beside it.
  const isJoined = before !== '' || after !== '';
  if (isJoined) reader.change('characters', element, { before: before + mark + after, after: `${before} ${after}`.trim() });
  const text = [isJoined ? '' : mark, plainTextOf(back)].join(' ').trim();
  const counts = { links: 1 + back.length, listItems: 1 };
  reader.context.losses.omissions.push({ reason: 'script', name: 'footnote', text, counts, place });
}
