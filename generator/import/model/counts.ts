import type { BlockNode, FigureNode, InlineNode } from './content.ts';
import type { Counts } from './losses.ts';

/** Everything that is counted, but words. */
export type OtherCounts = Omit<Counts, 'words'>;

const noCounts = (): OtherCounts => ({
  links: 0,
  pictures: 0,
  headings: 0,
  listItems: 0,
  tableCells: 0,
  codeBlocks: 0,
  embeds: 0,
  addresses: 0,
});

/** Parts of a block that are counted. */
export interface BlockParts {
  /** What the block itself is. */
  counts?: Partial<OtherCounts>;
  sentences?: readonly (readonly InlineNode[] | undefined)[];
  figures?: readonly (FigureNode | undefined)[];
  blocks?: readonly BlockNode[];
}

/** Sentences, figures and blocks directly within a block. */
export function partsOf(block: BlockNode): BlockParts {
  switch (block.type) {
    case 'paragraph':
      return { sentences: [block.children] };
    case 'heading':
      return { counts: { headings: 1 }, sentences: [block.children] };
    case 'list':
      return { counts: { listItems: block.items.length }, blocks: block.items.flatMap(({ blocks }) => blocks) };
    case 'terms':
      return {
        sentences: block.items.flatMap(({ terms }) => terms),
        blocks: block.items.flatMap(({ values }) => values.flat()),
      };
    case 'table': {
      const cells = [...block.head, ...block.body, ...block.foot].flat();
      return { counts: { tableCells: cells.length }, sentences: [block.caption, ...cells.map(({ content }) => content)] };
    }
    case 'code':
      return { counts: { codeBlocks: 1 } };
    case 'buttons':
      return { counts: { links: block.links.length } };
    default:
      return partsOfContainer(block);
  }
}

function partsOfContainer(block: BlockNode): BlockParts {
  switch (block.type) {
    case 'quote':
      return { sentences: [block.source], blocks: block.blocks };
    case 'picture':
      return { figures: [block] };
    case 'gallery':
      return { figures: block.pictures, sentences: [block.caption] };
    case 'media-text':
    case 'cover':
      return { figures: [block.picture], blocks: block.blocks };
    case 'columns':
      return { blocks: block.columns.flat() };
    case 'details':
      return { sentences: [block.summary], blocks: block.blocks };
    case 'callout':
      return { sentences: [block.title], blocks: block.blocks };
    case 'tabs':
      return { blocks: block.tabs.flatMap(({ blocks }) => blocks) };
    case 'audio':
    case 'video':
    case 'embed':
    case 'file':
      return { counts: { embeds: 1 }, sentences: [block.caption] };
    case 'posts':
      return { sentences: [block.heading] };
    default:
      return {};
  }
}

function countInline(nodes: readonly InlineNode[], counts: OtherCounts): void {
  for (const node of nodes) {
    if (node.type === 'link') counts.links++;
    if (node.type === 'picture') counts.pictures++;
    if ('children' in node) countInline(node.children, counts);
  }
}

function countFigure({ href, caption = [] }: FigureNode, counts: OtherCounts): void {
  counts.pictures++;
  if (href !== undefined) counts.links++;
  countInline(caption, counts);
}

function countBlock(block: BlockNode, counts: OtherCounts): void {
  const { counts: own = {}, sentences = [], figures = [], blocks = [] } = partsOf(block);
  for (const [measure, count] of Object.entries(own)) counts[measure as keyof OtherCounts] += count;
  for (const sentence of sentences) countInline(sentence ?? [], counts);
  for (const figure of figures) if (figure) countFigure(figure, counts);
  for (const inner of blocks) countBlock(inner, counts);
}

/** What blocks contain, but words and addresses. A linked picture is a link and a picture. */
export function countsOfBlocks(blocks: readonly BlockNode[]): OtherCounts {
  const counts = noCounts();
  for (const block of blocks) countBlock(block, counts);
  return counts;
}

/** Blocks and all blocks in them, in order. */
export function* blocksWithin(blocks: readonly BlockNode[]): Generator<BlockNode> {
  for (const block of blocks) {
    yield block;
    yield* blocksWithin(partsOf(block).blocks ?? []);
  }
}
