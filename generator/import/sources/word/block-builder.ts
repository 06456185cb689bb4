import type { BlockNode, FigureNode, InlineNode, ListItem } from '../../model/content.ts';
import { textOfInline } from '../../model/text.ts';

type ListNode = Extract<BlockNode, { type: 'list' }>;
type ListKind = Pick<ListNode, 'isOrdered' | 'numbering'>;

interface OpenList {
  level: number;
  node: ListNode;
  value: number;
}

/** Item of a list. @property value its number */
export interface ListEntry extends ListKind {
  level: number;
  value: number;
  blocks: BlockNode[];
}

const isLike = ({ node, value }: OpenList, entry: ListEntry) =>
  node.isOrdered === entry.isOrdered && node.numbering === entry.numbering && (!entry.isOrdered || entry.value === value + 1);

/** Puts paragraphs together: items to lists, lines to code, captions to what they belong to. */
export class BlockBuilder {
  readonly blocks: BlockNode[] = [];
  #lists: OpenList[] = [];
  #caption: InlineNode[] | undefined;
  #joinable: BlockNode | undefined;

  /** Adds blocks after all others. */
  add(...blocks: BlockNode[]): void {
    this.#lists = [];
    this.#joinable = undefined;
    for (const block of blocks) this.#place(block);
  }

  #place(block: BlockNode): void {
    if (this.#caption && (block.type === 'table' || block.type === 'picture') && !block.caption) {
      block.caption = this.#caption;
      this.#caption = undefined;
    }
    this.#endCaption();
    this.blocks.push(block);
  }

  #endCaption(): void {
    if (this.#caption) this.blocks.push({ type: 'paragraph', children: this.#caption });
    this.#caption = undefined;
  }

  /** Adds a caption: of the picture before it, else of the table or picture after it, else of the table before it. */
  addCaption(children: InlineNode[]): void {
    this.#lists = [];
    this.#joinable = undefined;
    const last = this.blocks.at(-1);
    this.#endCaption();
    if (last?.type === 'picture' && !last.caption) last.caption = children;
    else this.#caption = children;
  }

  /** The table that a pending caption belongs to if nothing with a caption follows it. */
  #settleCaption(): void {
    const last = this.blocks.at(-1);
    if (!this.#caption || last?.type !== 'table' || last.caption) return;
    last.caption = this.#caption;
    this.#caption = undefined;
  }

  addText(block: BlockNode): void {
    this.#settleCaption();
    this.add(block);
  }

  addItem(entry: ListEntry): void {
    this.#settleCaption();
    this.#endCaption();
    this.#joinable = undefined;
    while ((this.#lists.at(-1)?.level ?? -1) > entry.level) this.#lists.pop();
    const open = this.#lists.at(-1);
    if (open?.level === entry.level && !isLike(open, entry)) this.#lists.pop();
    const list = this.#lists.at(-1);
    const item: ListItem = { blocks: entry.blocks };
    if (list?.level === entry.level) {
      list.node.items.push(item);
      list.value = entry.value;
      return;
    }
    const { isOrdered, numbering, value, level } = entry;
    const node: ListNode = { type: 'list', isOrdered, items: [item] };
    if (isOrdered && numbering) node.numbering = numbering;
    if (isOrdered && value !== 1) node.start = value;
    const parent = list?.node.items.at(-1)?.blocks;
    (parent ?? this.blocks).push(node);
    this.#lists.push({ level, node, value });
  }

  /** Adds blocks to the last item of the open list. @returns whether one is open */
  continueItem(blocks: BlockNode[]): boolean {
    const item = this.#lists.at(-1)?.node.items.at(-1);
    item?.blocks.push(...blocks);
    return item !== undefined;
  }

  /** Adds a line of code; lines that follow one another are one block. */
  addCode(children: InlineNode[]): void {
    const text = textOfInline(children);
    const last = this.#joinable;
    if (last?.type === 'code') {
      last.text += `\n${text}`;
      return;
    }
    if (text.trim() === '') return;
    this.addText({ type: 'code', text });
    this.#joinable = this.blocks.at(-1);
  }

  /** Adds blocks of a quotation; those that follow one another are one block. */
  addQuote(blocks: BlockNode[]): void {
    const last = this.#joinable;
    if (last?.type === 'quote') {
      last.blocks.push(...blocks);
      return;
    }
    this.addText({ type: 'quote', blocks });
    this.#joinable = this.blocks.at(-1);
  }

  /** Blocks, once all are added. */
  finish(): BlockNode[] {
    this.#settleCaption();
    this.#endCaption();
    for (const block of this.blocks) if (block.type === 'code') block.text = block.text.replace(/\n+$/, '');
    return this.blocks;
  }
}

export const figureOf = (picture: FigureNode['picture'], href: string | undefined): FigureNode => ({
  type: 'picture',
  picture,
  ...(href === undefined ? {} : { href }),
});
