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

function simplerBlock(block: BlockNode, room: Room, conversion: Conversion): BlockNode[] {
  const { recorder } = conversion;
  const inner = (blocks: readonly BlockNode[]) => simplerBlocks(blocks, room, conversion);
  const flattened = () => recorder.change('structure-flattened', block.type);
  switch (block.type) {
    case 'paragraph':
    case 'code':
    case 'picture':
      return [block];
    case 'heading':
      recorder.change('structure-flattened', `h${block.level}`, '', '', { headings: -1 });
      return [strongParagraph(block.children)];
    case 'list':
      return [
        {
          ...block,
          items: block.items.map((item) => ({ ...item, blocks: simplerBlocks(item.blocks, { hasTables: false }, conversion) })),
        },
      ];
    case 'table':
      return room.hasTables ? [block] : tableAsBlocks(block, conversion);
    case 'gallery':
      return [...block.pictures, ...(block.caption ? [paragraph(block.caption)] : [])];
    case 'terms':
      flattened();
      return inner(termsAsBlocks(block));
    case 'quote':
      flattened();
      return [...inner(block.blocks), ...(block.source ? [paragraph(block.source)] : [])];
    case 'details':
      flattened();
      return [strongParagraph(block.summary), ...inner(block.blocks)];
    case 'callout':
      flattened();
      return [...(block.title ? [strongParagraph(block.title)] : []), ...inner(block.blocks)];
    case 'media-text':
      return [block.picture, ...inner(block.blocks)];
    case 'cover':
      return [...(block.picture ? [block.picture] : []), ...inner(block.blocks)];
    case 'columns':
      return inner(block.columns.flat());
    case 'tabs':
      flattened();
      return inner(block.tabs.flatMap(({ label, blocks }) => [strongParagraph(text(label)), ...blocks]));
    case 'buttons':
      return block.links.map(({ label, href }) => paragraph([{ type: 'link', href, children: text(label) }]));
    case 'formula':
      return [paragraph([{ type: 'formula', tex: block.tex }])];
    case 'posts':
      recorder.omit('dynamic', 'posts');
      return block.heading ? [strongParagraph(block.heading)] : [];
    case 'divider':
      return [];
    default:
      return mediaAsBlocks(block, conversion);
  }
}

/** Blocks as paragraphs, lists, code, pictures and, where there is room, tables; places stay. */
export function simplerBlocks(blocks: readonly BlockNode[], room: Room, conversion: Conversion): BlockNode[] {
  return blocks.flatMap((block) =>
    simplerBlock(block, room, conversion).map((one) => (block.place && !one.place ? { ...one, place: block.place } : one)),
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
