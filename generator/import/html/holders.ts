import { attributeOf, elementsWithin, type HtmlElement, type HtmlNode, isElement } from './dom.ts';
import { blockElements } from './element-names.ts';
import type { HtmlReader, ReadState } from './html-reader.ts';
import { markingOf, maxDepth, meaningOf } from './inline.ts';

const isDrawn = ({ tagName }: HtmlElement): boolean => tagName === 'svg' || tagName === 'math';

/** Inline elements that contain blocks. */
export function holdersIn(nodes: readonly HtmlNode[]): Set<HtmlElement> {
  const holders = new Set<HtmlElement>();
  for (const element of elementsWithin(nodes, isDrawn)) {
    if (!blockElements.has(element.tagName)) continue;
    for (let one = element.parentNode; one !== null && isElement(one) && !holders.has(one); one = one.parentNode)
      holders.add(one);
  }
  return holders;
}

/** A node of a flow, and what applies to it. */
export interface FlowNode {
  node: HtmlNode;
  state: ReadState;
  isBlock: boolean;
}

/** A link stays whole, so that it is one link. */
const isWhole = (element: HtmlElement): boolean => element.tagName === 'a' && attributeOf(element, 'href') !== undefined;

/**
 * Nodes as browsers lay them out: an inline element around blocks becomes its text before a block, the block, and its text
 * after it.
 */
export function* flowOf(nodes: readonly HtmlNode[], state: ReadState, reader: HtmlReader): Generator<FlowNode> {
  for (const node of nodes) {
    const isNamed = isElement(node) && blockElements.has(node.tagName);
    const isHolder = isElement(node) && !isNamed && reader.facts.holders.has(node);
    if (!isHolder || reader.isOmitted(node)) yield { node, state, isBlock: isNamed };
    else if (isWhole(node) || state.depth > maxDepth) yield { node, state, isBlock: true };
    else yield* splitHolder(node, state, reader);
  }
}

function* splitHolder(holder: HtmlElement, state: ReadState, reader: HtmlReader): Generator<FlowNode> {
  const inner = reader.stateIn(holder, state);
  const isRepeatable = !/^(?:abbr|acronym|rt)$/.test(holder.tagName);
  const marks = isRepeatable ? [...state.marks, markingOf(holder, inner)] : state.marks;
  const meaning = meaningOf(holder);
  if (meaning !== undefined) reader.context.losses.omissions.push({ reason: 'hidden', name: holder.tagName, text: meaning });
  let run: HtmlNode[] = [];
  const copy = (): FlowNode[] => {
    const nodes = run;
    run = [];
    return nodes.length > 0 ? [{ node: reader.copied(holder, nodes), state, isBlock: false }] : [];
  };
  for (const part of flowOf(holder.childNodes, { ...inner, marks }, reader)) {
    if (!part.isBlock && isRepeatable) run.push(part.node);
    else if (!part.isBlock) yield { ...part, state };
    else {
      yield* copy();
      yield part;
    }
  }
  yield* copy();
}
