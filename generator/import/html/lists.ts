import type { BlockNode, InlineNode, ListItem } from '../model/content.ts';
import { attributeOf, childElements, type HtmlElement, type HtmlNode, isElement, isText, styleOf } from './dom.ts';
import type { BlockReader, HtmlReader, ReadState } from './html-reader.ts';

const isBlankText = (node: HtmlNode): boolean => (isText(node) ? node.value.trim() === '' : !isElement(node));

type Numbering = Extract<BlockNode, { type: 'list' }>['numbering'];

function numberingOf(list: HtmlElement): Numbering {
  const type = attributeOf(list, 'type') ?? '';
  const style = styleOf(list, 'list-style-type') + styleOf(list, 'list-style');
  if (/^[aA]$/.test(type) || /alpha|latin|abjad|arabic-abjad/.test(style)) return 'letters';
  return /^[iI]$/.test(type) || /roman/.test(style) ? 'roman' : undefined;
}

/** Number of the first item, if it is not 1. */
function startOf(list: HtmlElement): number | undefined {
  const first = childElements(list).find(({ tagName }) => tagName === 'li');
  const start = Number.parseInt(attributeOf(list, 'start') ?? (first && attributeOf(first, 'value')) ?? '1', 10);
  return Number.isSafeInteger(start) && start !== 1 ? start : undefined;
}

/** Box that shows the state of a task, at the start of an item. */
function taskBox(item: HtmlElement): HtmlElement | undefined {
  let element: HtmlElement | undefined = item;
  for (let step = 0; step < 3 && element; step++) {
    const first: HtmlNode | undefined = element.childNodes.find((node) => !isBlankText(node));
    element = first && isElement(first) ? first : undefined;
    if (element?.tagName === 'input') return attributeOf(element, 'type') === 'checkbox' ? element : undefined;
    if (element && !/^(?:p|label|span)$/.test(element.tagName)) return undefined;
  }
  return undefined;
}

function readItem(item: HtmlElement, reader: HtmlReader, state: ReadState): ListItem {
  const box = taskBox(item);
  if (box) reader.ignore(box);
  const blocks = reader.flow(item.childNodes, state);
  return box ? { blocks, isDone: attributeOf(box, 'checked') !== undefined } : { blocks };
}

/** Elements that are parts of a list, and runs of everything else. */
function partsOf(nodes: readonly HtmlNode[], isPart: (element: HtmlElement) => boolean): (HtmlElement | HtmlNode[])[] {
  const parts: (HtmlElement | HtmlNode[])[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (isElement(node) && isPart(node)) parts.push(node);
    else if (Array.isArray(last)) last.push(node);
    else if (!isBlankText(node)) parts.push([node]);
  }
  return parts;
}

const hasItems = (element: HtmlElement): boolean => childElements(element).some(({ tagName }) => tagName === 'li');

/** Items of a list. What is between them goes into the item before. */
class ItemReader {
  readonly items: ListItem[] = [];
  readonly #reader: HtmlReader;

  constructor(reader: HtmlReader) {
    this.#reader = reader;
  }

  read(nodes: readonly HtmlNode[], state: ReadState): void {
    for (const part of partsOf(nodes, (node) => node.tagName === 'li' || this.#isWrapper(node))) {
      if (Array.isArray(part)) this.#stray(part, state);
      else if (part.tagName === 'li') this.#item(part, state);
      else this.read(part.childNodes, { ...state, depth: state.depth + 1 });
    }
  }

  /** Whether an element is only around items. */
  #isWrapper(node: HtmlElement): boolean {
    return /^(?:div|section|span|nav|center|p)$/.test(node.tagName) && hasItems(node) && !this.#reader.isOmitted(node);
  }

  #item(node: HtmlElement, state: ReadState): void {
    if (this.#reader.isOmitted(node)) return;
    const item = readItem(node, this.#reader, this.#reader.stateIn(node, state));
    if (item.blocks.length > 0) this.items.push(item);
    else this.#reader.omitEmpty(node, { listItems: 1 });
  }

  #stray(nodes: HtmlNode[], state: ReadState): void {
    const blocks = this.#reader.flow(nodes, state);
    const last = this.items.at(-1);
    if (blocks.length === 0) return;
    if (last) last.blocks.push(...blocks);
    else {
      this.items.push({ blocks });
      this.#reader.changed('structure-flattened', 'li', { listItems: 1 });
    }
  }
}

export const readList: BlockReader = (element, reader, state) => {
  const found = new ItemReader(reader);
  found.read(element.childNodes, state);
  if (found.items.length === 0) return [];
  const isOrdered = element.tagName === 'ol';
  const [start, numbering] = isOrdered ? [startOf(element), numberingOf(element)] : [];
  return [
    {
      type: 'list',
      isOrdered,
      ...(start !== undefined && { start }),
      ...(numbering !== undefined && { numbering }),
      items: found.items,
    },
  ];
};

/** An item without a list. */
export const readStrayItem: BlockReader = (element, reader, state) => {
  const item = readItem(element, reader, state);
  if (item.blocks.length > 0) return [{ type: 'list', isOrdered: false, items: [item] }];
  reader.omitEmpty(element, { listItems: 1 });
  return [];
};

interface TermGroup {
  terms: InlineNode[][];
  values: BlockNode[][];
}

const isTermPart = ({ tagName }: HtmlElement): boolean => tagName === 'dt' || tagName === 'dd' || tagName === 'div';

function readTermsIn(nodes: readonly HtmlNode[], groups: TermGroup[], reader: HtmlReader, state: ReadState): void {
  for (const part of partsOf(nodes, isTermPart)) {
    const last = groups.at(-1);
    if (Array.isArray(part)) addValue(reader.flow(part, state), groups);
    else if (!reader.isOmitted(part)) {
      const inner = reader.stateIn(part, state);
      if (part.tagName === 'div') readTermsIn(part.childNodes, groups, reader, inner);
      else if (part.tagName === 'dd') addValue(reader.flow(part.childNodes, inner), groups);
      else {
        const term = reader.inline(part.childNodes, inner);
        if (last && last.values.length === 0) last.terms.push(term);
        else groups.push({ terms: [term], values: [] });
      }
    }
  }
}

function addValue(value: BlockNode[], groups: TermGroup[]): void {
  const last = groups.at(-1);
  if (value.length === 0) return;
  if (last) last.values.push(value);
  else groups.push({ terms: [], values: [value] });
}

export const readTerms: BlockReader = (element, reader, state) => {
  const groups: TermGroup[] = [];
  readTermsIn(element.childNodes, groups, reader, state);
  const items = groups
    .map(({ terms, values }) => ({ terms: terms.filter((term) => term.length > 0), values }))
    .filter(({ terms, values }) => terms.length > 0 || values.length > 0);
  return items.length > 0 ? [{ type: 'terms', items }] : [];
};
