import type { BlockNode, FigureNode, InlineNode, MediaNode } from '../../model/content.ts';
import { isBlank, isReadable, readableText } from '../base/characters.ts';
import { canBeHeading, type HeadingNode } from '../base/headings.ts';
import { hasPicture, inlineText } from '../base/inline-words.ts';
import type { Conversion } from '../pieces/conversion.ts';

type Node<Type extends BlockNode['type']> = BlockNode & { type: Type };

export interface Button {
  label: string;
  href: string;
}

/** Part of a page that one block shows. */
export type Section =
  | { type: 'prose'; blocks: BlockNode[] }
  | {
      type: 'feature';
      picture: FigureNode;
      side: 'start' | 'end';
      heading: HeadingNode;
      paragraphs: Node<'paragraph'>[];
      list: Node<'list'> | undefined;
      button: Button | undefined;
    }
  | { type: 'gallery'; node: Node<'gallery'> }
  | { type: 'downloads'; files: MediaNode[] }
  | { type: 'faq'; heading: HeadingNode | undefined; questions: Node<'details'>[] }
  | { type: 'posts'; node: Node<'posts'> }
  | { type: 'call-to-action'; heading: HeadingNode; paragraph: Node<'paragraph'>; buttons: Button[] };

const isNode =
  <Type extends BlockNode['type']>(type: Type) =>
  (block: BlockNode | undefined): block is Node<Type> =>
    block?.type === type;

const isParagraph = isNode('paragraph');
const isHeading = isNode('heading');
const isList = isNode('list');

/** Whether words are visible, and fit in one sentence without pictures and notes. */
export const isSentence = (nodes: readonly InlineNode[]): boolean =>
  !isBlank(inlineText(nodes)) && !hasPicture(nodes) && !hasNote(nodes);

const hasNote = (nodes: readonly InlineNode[]): boolean =>
  nodes.some((node) => node.type === 'note' || ('children' in node && hasNote(node.children)));

const isSentenceBlock = (block: BlockNode | undefined): block is Node<'paragraph'> =>
  isParagraph(block) && isSentence(block.children);

/** A heading that the title of a section can say. */
const isSectionHeading = (block: BlockNode | undefined): block is HeadingNode =>
  isHeading(block) && canBeHeading(block) && isSentence(block.children);

/** Buttons whose labels and targets are known; undefined if one is not. */
export function buttonsOf(block: BlockNode | undefined, conversion: Conversion, most: number): Button[] | undefined {
  if (block?.type !== 'buttons' || block.links.length === 0 || block.links.length > most) return undefined;
  const isButton = ({ label, href }: Button) => {
    const text = readableText(label);
    return !isBlank(text) && isReadable(text) && conversion.link(href) !== undefined;
  };
  return block.links.every(isButton) ? block.links : undefined;
}

/** A list of sentences, without numbers and tasks. */
const isShortList = (block: BlockNode | undefined): block is Node<'list'> =>
  isList(block) &&
  !block.isOrdered &&
  block.items.length > 0 &&
  block.items.every(({ blocks, isDone }) => isDone === undefined && blocks.length === 1 && isSentenceBlock(blocks[0]));

/** A picture that is shown as it is: not a link to another page, and to be had. */
export const isPlainPicture = ({ href, picture }: FigureNode, conversion: Conversion): boolean =>
  href === undefined && conversion.context.resolvePicture(picture) !== undefined;

/** A feature, from a picture and blocks: a heading, paragraphs, perhaps a list and a button. */
function featureOf(
  picture: FigureNode,
  side: 'start' | 'end',
  blocks: readonly BlockNode[],
  conversion: Conversion,
): (Section & { type: 'feature' }) | undefined {
  const [heading, ...rest] = blocks;
  if (!isSectionHeading(heading) || !isPlainPicture(picture, conversion)) return undefined;
  const count = rest.findIndex((block) => !isSentenceBlock(block));
  const paragraphs = rest.slice(0, count === -1 ? rest.length : count).filter(isSentenceBlock);
  const after = rest.slice(paragraphs.length);
  const list = isShortList(after[0]) ? after[0] : undefined;
  const [last, ...others] = after.slice(list ? 1 : 0);
  const button = buttonsOf(last, conversion, 1)?.[0];
  if (paragraphs.length === 0 || others.length > 0 || (last !== undefined && !button)) return undefined;
  return { type: 'feature', picture, side, heading, paragraphs, list, button };
}

/** Columns that each begin with a picture and say something about it. */
function featuresOf({ columns }: Node<'columns'>, conversion: Conversion): Section[] | undefined {
  const all = columns.map(([first, ...rest], index) => {
    const side = index % 2 === 0 ? 'start' : 'end';
    return first?.type === 'picture' ? featureOf(first, side, rest, conversion) : undefined;
  });
  return all.length > 1 && all.every((one) => one !== undefined) ? all : undefined;
}

/** Fewest pictures of a gallery; fewer stand in rows of the text, as do those with a caption in common. */
const leastInGallery = 5;

function isGallery(block: BlockNode, conversion: Conversion): block is Node<'gallery'> {
  return (
    block.type === 'gallery' &&
    block.pictures.length >= leastInGallery &&
    block.caption === undefined &&
    block.pictures.every(({ picture, caption = [] }) => !hasPicture(caption) && conversion.context.resolvePicture(picture))
  );
}

/** Files that visitors download. */
function isDownload(block: BlockNode | undefined, conversion: Conversion): block is MediaNode {
  if (block?.type !== 'file' || block.poster) return false;
  const target = conversion.context.resolveFile(block.address);
  return target !== undefined && 'file' in target && target.kind === 'document' && !hasPicture(block.caption ?? []);
}

const flow = new Set<BlockNode['type']>(['paragraph', 'list', 'code', 'picture']);

const isQuestion = (block: BlockNode | undefined): block is Node<'details'> =>
  block?.type === 'details' &&
  isSentence(block.summary) &&
  isReadable(readableText(inlineText(block.summary))) &&
  block.blocks.some((one) => one.type === 'paragraph' && !isBlank(inlineText(one.children))) &&
  block.blocks.every(({ type }) => flow.has(type)) &&
  block.blocks.every((one) => one.type !== 'list' || isShortList(one));

/** Number of blocks from an index on for which a test holds. */
function countWhile(blocks: readonly BlockNode[], from: number, test: (block: BlockNode) => boolean): number {
  const end = blocks.findIndex((block, index) => index >= from && !test(block));
  return (end === -1 ? blocks.length : end) - from;
}

/** Sections from an index on that are not running text, and how many blocks they take. */
function sectionsAt(
  blocks: readonly BlockNode[],
  index: number,
  conversion: Conversion,
): { sections: Section[]; count: number } | undefined {
  const [block, second, third] = blocks.slice(index, index + 3);
  if (!block) return undefined;
  const one = (section: Section | undefined) => section && { sections: [section], count: 1 };
  if (block.type === 'media-text') return one(featureOf(block.picture, block.side, block.blocks, conversion));
  if (block.type === 'columns') {
    const features = featuresOf(block, conversion);
    return features && { sections: features, count: 1 };
  }
  if (block.type === 'posts') return one({ type: 'posts', node: block });
  if (isGallery(block, conversion)) return one({ type: 'gallery', node: block });
  const fileCount = countWhile(blocks, index, (next) => isDownload(next, conversion));
  if (fileCount > 1) {
    return { sections: [{ type: 'downloads', files: blocks.slice(index, index + fileCount) as MediaNode[] }], count: fileCount };
  }
  const heading = isSectionHeading(block) ? block : undefined;
  const start = index + (heading ? 1 : 0);
  const questions = countWhile(blocks, start, isQuestion);
  if (questions > 1) {
    const section: Section = { type: 'faq', heading, questions: blocks.slice(start, start + questions).filter(isQuestion) };
    return { sections: [section], count: start - index + questions };
  }
  const buttons = index === blocks.length - 3 ? buttonsOf(third, conversion, 2) : undefined;
  if (!heading || !buttons || !isSentenceBlock(second)) return undefined;
  return { sections: [{ type: 'call-to-action', heading, paragraph: second, buttons }], count: 3 };
}

/** Sections of a page, in the order of its blocks. What no other section fits is running text. */
export function planSections(blocks: readonly BlockNode[], conversion: Conversion): Section[] {
  const sections: Section[] = [];
  for (let index = 0; index < blocks.length; ) {
    const found = sectionsAt(blocks, index, conversion);
    const last = sections.at(-1);
    if (found) sections.push(...found.sections);
    else if (last?.type === 'prose') last.blocks.push(blocks[index] as BlockNode);
    else sections.push({ type: 'prose', blocks: [blocks[index] as BlockNode] });
    index += found?.count ?? 1;
  }
  return sections;
}
