import type { BlockNode, InlineNode, MediaNode, TableCell } from '../../model/content.ts';
import { isBlank } from '../base/characters.ts';
import { inlineText } from '../base/inline-words.ts';
import type { Conversion } from './conversion.ts';
import { recordMedia } from './media.ts';
import { termsAsBlocks } from './terms.ts';

/** Blocks that a callout, details or a quote can contain. */
export interface Room {
  hasTables: boolean;
}

const paragraph = (children: InlineNode[]): BlockNode => ({ type: 'paragraph', children });
const text = (value: string): InlineNode[] => [{ type: 'text', value }];
export const strongParagraph = (children: InlineNode[]): BlockNode => paragraph([{ type: 'strong', children }]);

/** A media file or frame as a paragraph with a link. */
function mediaAsBlocks(node: MediaNode, conversion: Conversion): BlockNode[] {
  const { recorder, context } = conversion;
  const title = isBlank(node.title ?? '') ? context.words[node.type] : (node.title ?? '');
  if (isBlank(node.title ?? '')) recorder.change('repeated', node.address, '', title);
  const target = context.resolveFile(node.address);
  const href = target === undefined ? node.address : 'file' in target ? `/${target.file}` : target.href;
  const isKnown = context.resolveLink(href) !== undefined;
  recordMedia(node, isKnown ? 'links' : undefined, conversion);
  const words = isKnown ? [{ type: 'link' as const, href, children: text(title) }] : text(title);
  const poster: BlockNode[] = node.poster ? [{ type: 'picture', picture: node.poster }] : [];
  return [...poster, paragraph(words), ...(node.caption ? [paragraph(node.caption)] : [])];
}

const rowAsParagraph = (row: readonly TableCell[]): BlockNode =>
  paragraph(row.flatMap(({ content }, index) => [...(index === 0 ? [] : text(' | ')), ...content]));

function tableAsBlocks({ caption, head, body, foot }: BlockNode & { type: 'table' }, { recorder }: Conversion): BlockNode[] {
  const rows = [...head, ...body, ...foot];
  recorder.change('structure-flattened', 'table', '', '', { tableCells: -rows.flat().length });
  return [...(caption ? [strongParagraph(caption)] : []), ...rows.map(rowAsParagraph)];
}

type Node<Type extends BlockNode['type']> = Extract<BlockNode, { type: Type }>;

/** Conversion of blocks into a part. */
interface Simplification {
  room: Room;
  conversion: Conversion;
}

type Simplifier<Type extends BlockNode['type']> = (node: Node<Type>, simplification: Simplification) => BlockNode[];

const recordFlat = ({ conversion }: Simplification, name: string) => conversion.recorder.change('structure-flattened', name);

const inner = (blocks: readonly BlockNode[], { room, conversion }: Simplification) => simplerBlocks(blocks, room, conversion);

function simplerHeading({ level, children }: Node<'heading'>, { conversion }: Simplification): BlockNode[] {
  conversion.recorder.change('structure-flattened', `h${level}`, '', '', { headings: -1 });
  return [strongParagraph(children)];
}

function simplerList(list: Node<'list'>, { conversion }: Simplification): BlockNode[] {
  const items = list.items.map((item) => ({ ...item, blocks: simplerBlocks(item.blocks, { hasTables: false }, conversion) }));
  return [{ ...list, items }];
}

function simplerPosts({ heading }: Node<'posts'>, { conversion }: Simplification): BlockNode[] {
  conversion.recorder.omit('dynamic', 'posts');
  return heading ? [strongParagraph(heading)] : [];
}

/** The parts of a block that has a title or a source, as paragraphs. */
function unfolded(type: string, blocks: readonly BlockNode[], simplification: Simplification): BlockNode[] {
  recordFlat(simplification, type);
  return inner(blocks, simplification);
}

const media = (node: MediaNode, { conversion }: Simplification): BlockNode[] => mediaAsBlocks(node, conversion);

const simplifiers: { [Type in BlockNode['type']]: Simplifier<Type> } = {
  paragraph: (node) => [node],
  code: (node) => [node],
  picture: (node) => [node],
  heading: simplerHeading,
  list: simplerList,
  table: (node, { room, conversion }) => (room.hasTables ? [node] : tableAsBlocks(node, conversion)),
  gallery: ({ pictures, caption }) => [...pictures, ...(caption ? [paragraph(caption)] : [])],
  terms: (node, simplification) => unfolded('dl', termsAsBlocks(node), simplification),
  quote: ({ blocks, source }, simplification) =>
    unfolded('quote', [...blocks, ...(source ? [paragraph(source)] : [])], simplification),
  details: ({ summary, blocks }, simplification) => unfolded('details', [strongParagraph(summary), ...blocks], simplification),
  callout: ({ title, blocks }, simplification) =>
    unfolded('callout', [...(title ? [strongParagraph(title)] : []), ...blocks], simplification),
  'media-text': ({ picture, blocks }, simplification) => [picture, ...inner(blocks, simplification)],
  cover: ({ picture, blocks }, simplification) => [...(picture ? [picture] : []), ...inner(blocks, simplification)],
  columns: ({ columns }, simplification) => inner(columns.flat(), simplification),
  tabs: ({ tabs }, simplification) =>
    unfolded(
      'tabs',
      tabs.flatMap(({ label, blocks }) => [strongParagraph(text(label)), ...blocks]),
      simplification,
    ),
  buttons: ({ links }) => links.map(({ label, href }) => paragraph([{ type: 'link', href, children: text(label) }])),
  formula: ({ tex }) => [paragraph([{ type: 'formula', tex }])],
  posts: simplerPosts,
  divider: () => [],
  audio: media,
  video: media,
  embed: media,
  file: media,
};

const simplerBlock = (block: BlockNode, simplification: Simplification): BlockNode[] =>
  (simplifiers[block.type] as (node: BlockNode, simplification: Simplification) => BlockNode[])(block, simplification);

/** Blocks as paragraphs, lists, code, pictures and, where there is room, tables; places stay. */
export function simplerBlocks(blocks: readonly BlockNode[], room: Room, conversion: Conversion): BlockNode[] {
  return blocks.flatMap((block) =>
    simplerBlock(block, { room, conversion }).map((one) => (block.place && !one.place ? { ...one, place: block.place } : one)),
  );
}

/** Blocks that show or play something, which no paragraph can stand for. */
const shown = new Set<BlockNode['type']>(['audio', 'video', 'embed']);

/** Whether blocks contain, outside lists, something that is played or shown. */
export const holdsShown = (blocks: readonly BlockNode[]): boolean =>
  blocks.some((block) => {
    if (shown.has(block.type)) return true;
    if ('blocks' in block) return holdsShown(block.blocks);
    if (block.type === 'columns') return holdsShown(block.columns.flat());
    return block.type === 'tabs' && holdsShown(block.tabs.flatMap(({ blocks: inner }) => inner));
  });

/** Whether nothing of some inline nodes is visible. */
export const isBlankInline = (nodes: readonly InlineNode[] | undefined): boolean => isBlank(inlineText(nodes ?? []));
