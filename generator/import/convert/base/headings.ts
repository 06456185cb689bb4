import { anchorOf } from '../../../../templates/components/anchor.ts';
import { decodedPart } from '../../../../templates/model/addresses/decode.ts';
import type { BlockNode } from '../../model/content.ts';
import { visitBlocks } from '../../model/walk.ts';
import { isBlank, isReadable, readableText } from './characters.ts';
import { inlineText, isPlainInline } from './inline-words.ts';
import { plainLine } from './plain-line.ts';

export type HeadingNode = BlockNode & { type: 'heading' };

export const headingTypes = ['heading', 'subheading', 'minor-heading', 'paragraph-heading'] as const;

export type HeadingType = (typeof headingTypes)[number];

/** Blocks inside a block, where headings stay headings. */
function transparentChildren(block: BlockNode): readonly BlockNode[] {
  switch (block.type) {
    case 'media-text':
    case 'cover':
      return block.blocks;
    case 'columns':
      return block.columns.flat();
    case 'tabs':
      return block.tabs.flatMap(({ blocks }) => blocks);
    default:
      return [];
  }
}

/** Blocks inside a block, where headings become paragraphs. */
function closedChildren(block: BlockNode): readonly BlockNode[] {
  switch (block.type) {
    case 'quote':
    case 'callout':
    case 'details':
      return block.blocks;
    case 'list':
      return block.items.flatMap(({ blocks }) => blocks);
    case 'terms':
      return block.items.flatMap(({ values }) => values.flat());
    default:
      return [];
  }
}

interface FoundHeading {
  node: HeadingNode;
  isKept: boolean;
}

function findHeadings(blocks: readonly BlockNode[], isOpen = true): FoundHeading[] {
  return blocks.flatMap((block): FoundHeading[] => {
    if (block.type === 'heading') return [{ node: block, isKept: isOpen && canBeHeading(block) }];
    return [...findHeadings(transparentChildren(block), isOpen), ...findHeadings(closedChildren(block), false)];
  });
}

/** Whether a heading has words that a title can show. */
export function canBeHeading({ children }: HeadingNode): boolean {
  const text = readableText(inlineText(children));
  return !isBlank(text) && isReadable(text);
}

/** Whether a block is a heading that says the title of the document, and nothing else. */
export const isTitleHeading = (block: BlockNode | undefined, title: string): block is HeadingNode =>
  block?.type === 'heading' && isPlainInline(block.children) && plainLine(block.children) === plainLine(title);

/** An id that links can name, from one of the source; undefined if nothing of it is left. */
function validId(id: string): string | undefined {
  const name = id
    .normalize('NFC')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}-]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return name === '' ? undefined : name;
}

/** Anchors that links within a document name: generators give them to headings of the same words. */
function linkedAnchors(blocks: readonly BlockNode[]): Set<string> {
  const linked = new Set<string>();
  visitBlocks(blocks, {
    link: (href) => {
      if (href.startsWith('#')) linked.add(anchorOf(decodedPart(href.slice(1)) ?? href.slice(1)));
    },
  });
  return linked;
}

/** Levels and ids of the headings of a document, known before any link to them is written. */
export class HeadingPlan {
  readonly #ranks: ReadonlyMap<number, number>;
  readonly #ids: Map<string, string>;
  readonly #own = new Map<HeadingNode, string>();
  readonly #sections = new Map<HeadingNode, string>();
  readonly #used = new Set<string>();

  /** @param ids collects ids of the source and what replaces them */
  constructor(blocks: readonly BlockNode[], ids = new Map<string, string>()) {
    const found = findHeadings(blocks);
    const levels = [...new Set(found.flatMap(({ node, isKept }) => (isKept ? [node.level] : [])))].sort((a, b) => a - b);
    this.#ranks = new Map(levels.map((level, index) => [level, Math.min(index, headingTypes.length - 1)]));
    this.#ids = ids;
    const linked = linkedAnchors(blocks);
    let last: string | undefined;
    for (const { node, isKept } of found) {
      if (isKept) {
        const id = node.id === undefined ? undefined : validId(node.id);
        last = this.unique(id ?? anchorOf(inlineText(node.children)));
        this.#own.set(node, last);
        const anchor = anchorOf(inlineText(node.children));
        if (node.id === undefined && linked.has(anchor) && !ids.has(anchor)) ids.set(anchor, last);
      }
      if (node.id !== undefined && last !== undefined && !ids.has(node.id)) ids.set(node.id, last);
    }
  }

  /** An id that no other heading has. */
  unique(id: string): string {
    let free = id;
    for (let number = 2; this.#used.has(free); number++) free = `${id}-${number}`;
    this.#used.add(free);
    return free;
  }

  typeOf({ level }: HeadingNode): HeadingType {
    return headingTypes[this.#ranks.get(level) ?? 0] ?? 'heading';
  }

  /** Id of a heading that stays one. */
  ownId(node: HeadingNode): string | undefined {
    return this.#own.get(node);
  }

  /** Makes a heading that of a block. Links need an id in Latin letters then, as blocks have no other. */
  makeSection(node: HeadingNode): void {
    const given = this.#own.get(node);
    const olds = [...this.#ids].filter(([, id]) => id === given).map(([old]) => old);
    if (given === undefined || olds.length === 0) return;
    const id = /^[a-z][a-z0-9-]*$/.test(given) ? given : this.unique('section');
    this.#sections.set(node, id);
    for (const old of olds) this.#ids.set(old, id);
  }

  /** Id of the block of a heading; undefined if no link can name it. */
  sectionId(node: HeadingNode): string | undefined {
    return this.#sections.get(node);
  }

  /** Id in the new page, for a fragment of a link in the source. */
  idOf(fragment: string): string | undefined {
    const decoded = decodedPart(fragment) ?? fragment;
    return this.#ids.get(fragment) ?? this.#ids.get(decoded) ?? this.#ids.get(anchorOf(decoded));
  }
}
