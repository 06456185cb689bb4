import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, childrenOf, isElement, nodesBelow } from './elements.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** First address of a media element. */
export function addressOf(element: Element): string | undefined {
  const own = ['src', 'data-src', 'data-lazy-src', 'data'].map((name) => attribute(element, name)).find((value) => value);
  if (own) return own;
  const source = childrenOf(element).find((child) => isElement(child) && child.tagName === 'source');
  return source && isElement(source) ? attribute(source, 'src') : undefined;
}

/** Address of a picture: the real one if it is loaded late. */
export function pictureAddress(element: Element): string {
  const late = ['data-src', 'data-lazy-src', 'data-orig-file', 'data-original'].map((name) => attribute(element, name));
  return late.find((value) => value) ?? attribute(element, 'src') ?? '';
}

/** Addresses of pictures and frames below a node, of sized copies that of the original. */
function* addressesBelow(node: Node, isSkipped?: (element: Element) => boolean): Generator<string> {
  for (const inner of nodesBelow(node, isSkipped)) {
    if (!isElement(inner)) continue;
    if (inner.tagName === 'img') yield pictureAddress(inner).replace(/-\d+x\d+(?=\.\w+$)/, '');
    else if (inner.tagName === 'iframe') yield addressOf(inner) ?? '';
  }
}

const isWithoutScripts = ({ tagName }: Element) => tagName === 'noscript';

/** Addresses of pictures and frames that browsers with scripts show. */
export const shownAddresses = (root: Node): ReadonlySet<string> => new Set(addressesBelow(root, isWithoutScripts));

/** What an element for browsers without scripts is: a notice, a copy of pictures that are loaded late, or content. */
export function noscriptRole(element: Element, shown: ReadonlySet<string>): 'notice' | 'copy' | 'content' {
  const addresses = [...addressesBelow(element)].filter((address) => address !== '');
  if (addresses.length === 0) return 'notice';
  return addresses.every((address) => shown.has(address)) ? 'copy' : 'content';
}
