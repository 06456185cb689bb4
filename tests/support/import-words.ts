import { type InlineElement, readInline, wordsOf } from '../../generator/content/text/inline/read.ts';
import { words } from '../../generator/import/convert/base/plain-words.ts';
import type { BlockNode, InlineNode, PictureReference } from '../../generator/import/model/content.ts';
import type { Losses } from '../../generator/import/model/losses.ts';

const ofPicture = ({ alt }: PictureReference): string[] => words(alt);

/** Text of a sentence, then what is shown apart from it: alternative texts and meanings. */
function textsOfInline(nodes: readonly InlineNode[]): { text: string; apart: string[] } {
  const apart: string[] = [];
  const read = (node: InlineNode): string => {
    if (node.type === 'text' || node.type === 'code') return node.value;
    // A formula is none of its words.
    if (node.type === 'formula' || node.type === 'break') return ' ';
    if (node.type === 'picture') {
      apart.push(node.picture.alt);
      return ' ';
    }
    const inner = node.children.map(read).join('');
    if (node.type === 'abbreviation' && node.meaning.trim() !== inner.trim()) apart.push(node.meaning);
    if (node.type !== 'note') return inner;
    apart.push(inner);
    return '';
  };
  return { text: nodes.map(read).join(''), apart };
}

const ofInline = (nodes: readonly InlineNode[] = []): string[] => {
  const { text, apart } = textsOfInline(nodes);
  return [text, ...apart].flatMap(words);
};

/** Words of content of a source: all that a visitor can see, hear or open. */
export function wordsOfBlocks(blocks: readonly BlockNode[]): string[] {
  return blocks.flatMap(wordsOfBlock);
}

function wordsOfBlock(block: BlockNode): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return ofInline(block.children);
    case 'list':
      return block.items.flatMap((item) => wordsOfBlocks(item.blocks));
    case 'terms':
      return block.items.flatMap(({ terms, values }) => [...terms.flatMap(ofInline), ...values.flatMap(wordsOfBlocks)]);
    case 'quote':
      return [...wordsOfBlocks(block.blocks), ...ofInline(block.source)];
    case 'code':
      return [...words(block.title ?? ''), ...words(block.text)];
    case 'table':
      return [
        ...ofInline(block.caption),
        ...[...block.head, ...block.body, ...block.foot].flat().flatMap(({ content }) => ofInline(content)),
      ];
    case 'picture':
      return [...ofPicture(block.picture), ...ofInline(block.caption)];
    case 'gallery':
      return [...wordsOfBlocks(block.pictures), ...ofInline(block.caption)];
    case 'media-text':
      return [...wordsOfBlock(block.picture), ...wordsOfBlocks(block.blocks)];
    case 'cover':
      return [...(block.picture ? wordsOfBlock(block.picture) : []), ...wordsOfBlocks(block.blocks)];
    case 'columns':
      return block.columns.flatMap(wordsOfBlocks);
    case 'details':
      return [...ofInline(block.summary), ...wordsOfBlocks(block.blocks)];
    case 'callout':
      return [...ofInline(block.title), ...wordsOfBlocks(block.blocks)];
    case 'tabs':
      return block.tabs.flatMap(({ label, blocks }) => [...words(label), ...wordsOfBlocks(blocks)]);
    case 'buttons':
      return block.links.flatMap(({ label }) => words(label));
    case 'posts':
      return ofInline(block.heading);
    case 'divider':
    case 'formula':
      return [];
    default:
      return [...words(block.title ?? ''), ...(block.poster ? ofPicture(block.poster) : []), ...ofInline(block.caption)];
  }
}

/** Keys of content whose values no visitor sees. */
const unseen = new Set([
  'type',
  'src',
  'href',
  'file',
  'id',
  'language',
  'tone',
  'numbering',
  'imageSide',
  'layout',
  'icon',
  'collection',
  'group',
  'tag',
  'tex',
]);

/** Keys of plain texts, which have no marks. */
const plain = new Set(['alt', 'term', 'label']);

/** Text of parts of a sentence; what is apart from it is added to a list. */
function textOfPieces(text: string, pieces: readonly InlineElement[], apart: string[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'formula') return ' ';
      if (piece.kind === 'abbreviation') apart.push(piece.meaning);
      const inner = 'children' in piece ? textOfPieces(text, piece.children, apart) : wordsOf(text, piece);
      if (piece.kind === 'note') apart.push(inner);
      return piece.kind === 'note' ? '' : inner;
    })
    .join('');
}

function wordsOfSentence(text: string): string[] {
  const [pieces, apart] = [readInline(text), [] as string[]];
  const shown = pieces ? textOfPieces(text, pieces, apart) : text;
  return [shown, ...apart].flatMap(words);
}

/** Words of converted content. */
export function wordsOfContent(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return plain.has(key) ? words(value) : wordsOfSentence(value);
  if (Array.isArray(value)) return value.flatMap((item) => wordsOfContent(item, key));
  if (value === null || typeof value !== 'object') return [];
  const { type } = value as { type?: unknown };
  return Object.entries(value).flatMap(([name, inner]) => {
    if (type === 'code' && (name === 'text' || name === 'file')) return words(String(inner));
    if (type === 'table' && name === 'caption') return words(String(inner));
    if (name === 'title' && ['video', 'audio', 'embed', 'download', 'undefined'].includes(String(type)))
      return words(String(inner));
    return unseen.has(name) ? [] : wordsOfContent(inner, name);
  });
}

/** How often each word occurs in some texts, less those in others; words that are even are left out. */
export function balance(more: readonly string[], less: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const word of more) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of less) counts.set(word, (counts.get(word) ?? 0) - 1);
  return Object.fromEntries([...counts].filter(([, count]) => count !== 0));
}

/** What the record of losses says is missing in the new site, and what it says is there only. */
export function wordsOfLosses({ omissions, changes }: Losses): { missing: string[]; added: string[] } {
  return {
    missing: [...omissions.flatMap(({ text }) => words(text)), ...changes.flatMap(({ before }) => words(before))],
    added: changes.flatMap(({ after }) => words(after)),
  };
}
