import { flattenElements, readInline } from '../../generator/content/text/inline/read.ts';
import type { BlockNode, FigureNode, InlineNode } from '../../generator/import/model/content.ts';
import type { Counts, Losses, Measure } from '../../generator/import/model/losses.ts';

type ItemCounts = Omit<Counts, 'words' | 'addresses'>;

const itemMeasures = ['links', 'pictures', 'headings', 'listItems', 'tableCells', 'codeBlocks', 'embeds'] as const;

const noCounts = (): ItemCounts => ({
  links: 0,
  pictures: 0,
  headings: 0,
  listItems: 0,
  tableCells: 0,
  codeBlocks: 0,
  embeds: 0,
});

const isPictureFile = (href: string) => /\.(?:jpe?g|png|gif|webp|avif|svg)(?:$|[?#])/i.test(href);

function countInline(nodes: readonly InlineNode[] | undefined, counts: ItemCounts): void {
  for (const node of nodes ?? []) {
    if (node.type === 'picture') counts.pictures++;
    if (node.type === 'link') counts.links++;
    if ('children' in node) countInline(node.children, counts);
  }
}

function countFigure({ caption, href }: FigureNode, counts: ItemCounts): void {
  counts.pictures++;
  if (href !== undefined && !isPictureFile(href)) counts.links++;
  countInline(caption, counts);
}

/** Blocks and sentences inside a block. */
function inside(block: BlockNode): { blocks: readonly BlockNode[]; sentences: readonly (InlineNode[] | undefined)[] } {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { blocks: [], sentences: [block.children] };
    case 'list':
      return { blocks: block.items.flatMap((item) => item.blocks), sentences: [] };
    case 'terms':
      return {
        blocks: block.items.flatMap(({ values }) => values.flat()),
        sentences: block.items.flatMap(({ terms }) => terms),
      };
    case 'quote':
      return { blocks: block.blocks, sentences: [block.source] };
    case 'table':
      return {
        blocks: [],
        sentences: [block.caption, ...[...block.head, ...block.body, ...block.foot].flat().map(({ content }) => content)],
      };
    case 'gallery':
      return { blocks: block.pictures, sentences: [block.caption] };
    case 'media-text':
      return { blocks: [block.picture, ...block.blocks], sentences: [] };
    case 'cover':
      return { blocks: [...(block.picture ? [block.picture] : []), ...block.blocks], sentences: [] };
    case 'columns':
      return { blocks: block.columns.flat(), sentences: [] };
    case 'details':
      return { blocks: block.blocks, sentences: [block.summary] };
    case 'callout':
      return { blocks: block.blocks, sentences: [block.title] };
    case 'tabs':
      return { blocks: block.tabs.flatMap(({ blocks }) => blocks), sentences: [] };
    case 'posts':
      return { blocks: [], sentences: [block.heading] };
    case 'audio':
    case 'video':
    case 'embed':
    case 'file':
      return { blocks: [], sentences: [block.caption] };
    default:
      return { blocks: [], sentences: [] };
  }
}

function countBlock(block: BlockNode, counts: ItemCounts): void {
  const { blocks, sentences } = inside(block);
  for (const one of blocks) countBlock(one, counts);
  for (const one of sentences) countInline(one, counts);
  if (block.type === 'picture') countFigure(block, counts);
  if (block.type === 'heading') counts.headings++;
  if (block.type === 'list') counts.listItems += block.items.length;
  if (block.type === 'table') counts.tableCells += [...block.head, ...block.body, ...block.foot].flat().length;
  if (block.type === 'code') counts.codeBlocks++;
  if (block.type === 'buttons') counts.links += block.links.length;
  if (block.type === 'file') counts.links++;
  if (block.type === 'audio' || block.type === 'video' || block.type === 'embed') counts.embeds++;
  if ('poster' in block && block.poster) counts.pictures++;
}

/** How much content of a source contains, besides words. */
export function countsOfBlocks(blocks: readonly BlockNode[]): ItemCounts {
  const counts = noCounts();
  for (const block of blocks) countBlock(block, counts);
  return counts;
}

const linksIn = (text: string) => flattenElements(readInline(text) ?? []).filter(({ kind }) => kind === 'link').length;

function countContent(value: unknown, counts: ItemCounts, key = ''): void {
  if (typeof value === 'string') {
    if (!['src', 'href', 'file', 'alt', 'tex'].includes(key)) counts.links += linksIn(value);
    return;
  }
  if (Array.isArray(value)) for (const item of value) countContent(item, counts, key);
  else if (value !== null && typeof value === 'object') countObject(value as Record<string, unknown>, counts);
}

const listItemsIn = (items: unknown): number =>
  Array.isArray(items)
    ? items.reduce(
        (sum: number, item) => sum + 1 + (typeof item === 'object' ? listItemsIn((item as { items?: unknown }).items) : 0),
        0,
      )
    : 0;

/** Whether a field has no marks. */
function isPlainField(type: string, name: string): boolean {
  if (type === 'code' || name === 'term' || name === 'label') return true;
  if (name === 'caption') return type === 'table';
  return name === 'title' && ['video', 'audio', 'embed', 'download', 'undefined'].includes(type);
}

function countObject(value: Record<string, unknown>, counts: ItemCounts): void {
  const { type } = value;
  if ('src' in value) counts.pictures++;
  if (/heading$/.test(String(type)) || 'heading' in value) counts.headings++;
  if (type === 'list' || type === 'tasks') counts.listItems += listItemsIn(value.items);
  if (type === 'feature') counts.listItems += listItemsIn(value.list);
  if (type === 'table') {
    const { columns = [], rows, total = [] } = value as { columns?: unknown[]; rows: unknown[][]; total?: unknown[] };
    counts.tableCells += columns.length + rows.flat().length + total.length;
  }
  if (type === 'code') counts.codeBlocks++;
  if (type === 'video' || type === 'audio' || type === 'embed') counts.embeds++;
  if (type === 'download' || 'label' in value) counts.links++;
  if (type === 'downloads') counts.links += (value.items as unknown[]).length;
  for (const [name, inner] of Object.entries(value)) if (!isPlainField(String(type), name)) countContent(inner, counts, name);
}

/** How much converted content contains. */
export function countsOfContent(content: unknown): ItemCounts {
  const counts = noCounts();
  countContent(content, counts);
  return counts;
}

/** Counts that the record of losses leads to expect. */
export function countsAfterLosses(counts: ItemCounts, { omissions, changes }: Losses): ItemCounts {
  const result = { ...counts };
  const add = (some: Partial<Record<Measure, number>> | undefined, sign: 1 | -1) => {
    for (const measure of itemMeasures) result[measure] += sign * (some?.[measure] ?? 0);
  };
  for (const one of changes) add(one.counts, 1);
  for (const one of omissions) add(one.counts, -1);
  return result;
}
