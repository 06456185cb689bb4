import type { Json } from '../../../core/json/value.ts';
import type { BlockNode, InlineNode, ListItem } from '../../model/content.ts';
import { isBlank } from '../base/characters.ts';
import type { Piece, PieceObject } from '../base/context.ts';
import { hasPicture, inlineText } from '../base/inline-words.ts';
import type { Conversion } from './conversion.ts';

export type ListNode = BlockNode & { type: 'list' };

type Numbering = { numbered?: true; numbering?: 'letters'; start?: number };

/** Largest number that a list can begin with. */
const mostStart = 9999;

/** How a list is numbered, from its first item or a later one. */
function numberingOf({ isOrdered, start = 1, numbering }: ListNode, offset = 0): Numbering {
  if (!isOrdered) return {};
  const number = Math.trunc(start) + offset;
  return {
    numbered: true,
    ...(numbering === 'letters' && { numbering }),
    ...(number !== 1 && number >= 0 && number <= mostStart && { start: number }),
  };
}

/** A paragraph, or a heading as a strong paragraph: what the text of an item can be. */
function itemWords(block: BlockNode): InlineNode[] | undefined {
  if (block.type === 'paragraph') return block.children;
  return block.type === 'heading' ? [{ type: 'strong', children: block.children }] : undefined;
}

/** The sign of a task in a list that is not one of tasks. */
const taskSign = ({ isDone }: ListItem): InlineNode[] =>
  isDone === undefined ? [] : [{ type: 'text', value: isDone ? '☑ ' : '☐ ' }];

const isListBlock = (block: BlockNode): block is ListNode => block.type === 'list';

/** Whether an item consists of words without pictures, then of lists of such items. */
function isSimpleItem({ blocks }: ListItem): boolean {
  const lists = blocks.filter(isListBlock);
  const before = blocks.slice(0, blocks.length - lists.length);
  const words = before.map(itemWords);
  if (blocks.slice(before.length).some((block) => block.type !== 'list')) return false;
  return words.every((one) => one !== undefined && !hasPicture(one)) && lists.every(isSimpleList);
}

/** Whether a list can be below an item: deeper ones join its third level. */
const isSimpleList = ({ items }: ListNode): boolean => items.every(isSimpleItem);

/** All words of a simple item in one sentence, with line breaks between its paragraphs. */
function simpleText(item: ListItem, conversion: Conversion): string {
  const { recorder } = conversion;
  const nodes = item.blocks.flatMap((block): InlineNode[] => {
    if (block.type === 'heading') recorder.change('structure-flattened', `h${block.level}`, '', '', { headings: -1 });
    const words = itemWords(block);
    return words ? [...words, { type: 'break' }] : [];
  });
  return conversion.sentence([...taskSign(item), ...nodes], 'passage').text;
}

const dropItem = (conversion: Conversion) => conversion.recorder.change('list-flattened', 'li', '', '', { listItems: -1 });

/** Items of the last level, with those of deeper levels after the item that they are below. */
function lowestItems(list: ListNode, conversion: Conversion): Json[] {
  return list.items.flatMap((item): Json[] => {
    const text = simpleText(item, conversion);
    if (isBlank(text)) dropItem(conversion);
    const below = item.blocks.filter(isListBlock);
    if (below.length > 0) conversion.recorder.change('list-flattened', 'list');
    return [...(isBlank(text) ? [] : [text]), ...below.flatMap((one) => lowestItems(one, conversion))];
  });
}

/** Items and numbering of the lists below an item. */
function itemsBelow(lists: readonly ListNode[], convert: (list: ListNode) => Json[]): { [key: string]: Json } {
  const items = lists.flatMap(convert);
  const [first] = lists;
  return items.length === 0 || !first ? {} : { items, ...numberingOf(first) };
}

function innerItems(list: ListNode, conversion: Conversion): Json[] {
  return list.items.flatMap((item): Json[] => {
    const text = simpleText(item, conversion);
    const lists = item.blocks.filter(isListBlock);
    if (lists.length > 1) conversion.recorder.change('list-flattened', 'list');
    const below = itemsBelow(lists, (one) => lowestItems(one, conversion));
    if (isBlank(text)) {
      dropItem(conversion);
      return Array.isArray(below.items) ? below.items : [];
    }
    return [Object.hasOwn(below, 'items') ? { text, ...below } : text];
  });
}

interface ConvertedItem {
  item: Json | undefined;
  /** What the item cannot contain: it is beside the list. */
  beside: Piece[];
}

/** What an item can have after its first sentence. */
const isInItem = (piece: Piece): boolean => typeof piece === 'string' || piece.type === 'code' || piece.type === 'figure';

/** Converts the leading blocks of an item that can be its paragraphs. */
function leadingPieces(blocks: readonly BlockNode[], sign: InlineNode[], conversion: Conversion) {
  const pieces: Piece[] = [];
  let count = 0;
  for (const block of blocks) {
    const words = itemWords(block);
    const isPossible = words !== undefined || (pieces.length > 0 && (block.type === 'code' || block.type === 'picture'));
    if (!isPossible) break;
    if (block.type === 'heading') {
      conversion.recorder.change('structure-flattened', `h${block.level}`, '', '', { headings: -1 });
    }
    const own = words ? conversion.paragraph(count === 0 ? [...sign, ...words] : words) : conversion.pieces([block]);
    pieces.push(...own);
    count++;
  }
  return { pieces, rest: blocks.slice(count) };
}

function convertItem(source: ListItem, conversion: Conversion): ConvertedItem {
  const { pieces, rest } = leadingPieces(source.blocks, taskSign(source), conversion);
  const outside = pieces.findIndex((piece) => !isInItem(piece));
  const inside = outside === -1 ? pieces : pieces.slice(0, outside);
  const [text, ...paragraphs] = inside;
  if (typeof text !== 'string' || isBlank(text)) {
    dropItem(conversion);
    return { item: undefined, beside: [...pieces, ...conversion.pieces(rest)] };
  }
  const lists = rest.findIndex((block) => block.type !== 'list' || !isSimpleList(block));
  const fitting = outside === -1 ? (lists === -1 ? rest : rest.slice(0, lists)).filter(isListBlock) : [];
  if (fitting.length > 1) conversion.recorder.change('list-flattened', 'list');
  const below = itemsBelow(fitting, (one) => innerItems(one, conversion));
  const item = { text, ...(paragraphs.length > 0 && { paragraphs }), ...below };
  const beside = [...pieces.slice(inside.length), ...conversion.pieces(rest.slice(fitting.length))];
  return { item: Object.keys(item).length === 1 ? text : item, beside };
}

/** Tasks, if each item is one sentence with a state. */
function tasksOf({ items }: ListNode, conversion: Conversion): PieceObject | undefined {
  const isTask = ({ isDone, blocks: [block, ...others] }: ListItem) =>
    isDone !== undefined &&
    others.length === 0 &&
    block?.type === 'paragraph' &&
    !hasPicture(block.children) &&
    !isBlank(inlineText(block.children));
  if (items.length === 0 || !items.every(isTask)) return undefined;
  const tasks = items.map(({ isDone, blocks: [block] }) => {
    const { text } = conversion.sentence(block?.type === 'paragraph' ? block.children : [], 'passage');
    return { text, ...(isDone && { done: true }) };
  });
  return { type: 'tasks', items: tasks };
}

/** A list; where an item contains what no item can, the list ends, and goes on after it. */
export function listPieces(list: ListNode, conversion: Conversion): Piece[] {
  const tasks = tasksOf(list, conversion);
  if (tasks) return [tasks];
  const pieces: Piece[] = [];
  let items: Json[] = [];
  let before = 0;
  const flush = () => {
    if (items.length > 0) pieces.push({ type: 'list', items, ...numberingOf(list, before) });
    before += items.length;
    items = [];
  };
  for (const source of list.items) {
    const { item, beside } = convertItem(source, conversion);
    if (item !== undefined) items.push(item);
    if (beside.length === 0) continue;
    conversion.recorder.change('list-flattened', 'list');
    flush();
    pieces.push(...beside);
  }
  flush();
  return pieces;
}
