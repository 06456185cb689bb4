import type { BlockNode } from '../model/content.ts';
import type { HtmlNode } from './dom.ts';
import type { HtmlReader, ReadState } from './html-reader.ts';

/** Reads nodes without some of them, which still separate what is before and after. */
export function flowWithout(
  nodes: readonly HtmlNode[],
  isLeftOut: (node: HtmlNode) => boolean,
  reader: HtmlReader,
  state: ReadState,
): BlockNode[] {
  const segments: HtmlNode[][] = [[]];
  for (const node of nodes)
    if (isLeftOut(node)) segments.push([]);
    else segments.at(-1)?.push(node);
  return segments.flatMap((segment) => reader.flow(segment, state));
}
