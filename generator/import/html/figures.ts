import type { BlockNode, FigureNode, InlineNode } from '../model/content.ts';
import { textOfInline } from '../model/text.ts';
import { type HtmlElement, type HtmlNode, hasClass, isElement, isText, nodesWithin } from './dom.ts';
import type { BlockReader, HtmlReader, ReadState } from './html-reader.ts';

const captionClasses = ['wp-caption-text', 'gallery-caption', 'blocks-gallery-caption', 'wp-element-caption', 'image-caption'];

/** Elements that class names make a caption. Others, such as headings, stay what they are. */
const captionElements = new Set(['div', 'p', 'dd']);

const isCaption = (node: HtmlNode): boolean =>
  isElement(node) && (node.tagName === 'figcaption' || (captionElements.has(node.tagName) && hasClass(node, ...captionClasses)));

/** Elements around pictures and captions that are nothing by themselves. */
const wrappers = new Set(['div', 'figure', 'ul', 'li', 'dl', 'dt', 'dd', 'a', 'p', 'span', 'picture', 'noscript', 'center']);
const leaves = new Set(['img', 'br', 'source', 'style', 'script']);

const galleryClasses = ['gallery', 'wp-block-gallery', 'blocks-gallery-grid', 'tiled-gallery', 'blocks-gallery'];

/** Whether an element has only pictures with their captions, and at least two of them. */
export function isGallery(element: HtmlElement): boolean {
  if (!hasClass(element, ...galleryClasses)) return false;
  let pictures = 0;
  for (const node of nodesWithin(element.childNodes, isCaption)) {
    if (isText(node) && node.value.trim() !== '' && !isInScript(node)) return false;
    if (!isElement(node) || isCaption(node)) continue;
    if (!wrappers.has(node.tagName) && !leaves.has(node.tagName)) return false;
    if (node.tagName === 'img') pictures++;
  }
  return pictures >= 2;
}

const isInScript = ({ parentNode }: HtmlNode & { parentNode: unknown }): boolean =>
  /^(?:style|script|noscript)$/.test((parentNode as HtmlElement | null)?.tagName ?? '');

/** Pictures of a gallery in order. A caption belongs to the picture before it in the same item. */
class GalleryReader {
  readonly figures: FigureNode[] = [];
  /** What the context makes of pictures that it takes over. */
  readonly others: BlockNode[] = [];
  caption: InlineNode[] = [];
  readonly #reader: HtmlReader;

  constructor(reader: HtmlReader) {
    this.#reader = reader;
  }

  read(nodes: readonly HtmlNode[], state: ReadState, isTop: boolean): void {
    for (const node of nodes) {
      if (!isElement(node) || this.#reader.isOmitted(node)) continue;
      const inner = this.#reader.stateIn(node, state);
      if (isCaption(node)) this.#caption(this.#reader.inline(node.childNodes, inner), isTop);
      else if (/^(?:a|img|picture|noscript|span)$/.test(node.tagName)) this.#pictures(node, state);
      else this.read(node.childNodes, inner, isTop && !hasClass(node, 'gallery-item', 'blocks-gallery-item') && !isItem(node));
      if (node.tagName === 'li') this.#reader.changed('structure-flattened', 'li', { listItems: -1 });
    }
  }

  #pictures(node: HtmlElement, state: ReadState): void {
    for (const block of this.#reader.flow([node], state))
      if (block.type === 'picture') this.figures.push(block);
      else this.others.push(block);
  }

  #caption(words: InlineNode[], isTop: boolean): void {
    const last = this.figures.at(-1);
    if (words.length === 0) return;
    if (isTop || last === undefined) this.caption = this.caption.length === 0 ? words : [...this.caption, space, ...words];
    else last.caption = last.caption === undefined ? words : [...last.caption, space, ...words];
  }
}

const space: InlineNode = { type: 'text', value: ' ' };
const isItem = ({ tagName }: HtmlElement): boolean => /^(?:figure|li|dl)$/.test(tagName);

export const readGallery: BlockReader = (element, reader, state) => {
  const gallery = new GalleryReader(reader);
  gallery.read(element.childNodes, state, true);
  const { figures: pictures, caption, others } = gallery;
  if (pictures.length === 0)
    return [...others, ...(caption.length > 0 ? [{ type: 'paragraph', children: caption } as const] : [])];
  return [{ type: 'gallery', pictures, ...(caption.length > 0 && { caption }) }, ...others];
};

/** Adds a caption to the only block of a figure; `undefined` if that kind has none. */
function withCaption(block: BlockNode, caption: InlineNode[]): BlockNode | undefined {
  switch (block.type) {
    case 'picture':
    case 'gallery':
    case 'table':
    case 'audio':
    case 'video':
    case 'embed':
    case 'file':
      return block.caption === undefined ? { ...block, caption } : undefined;
    case 'quote':
      return block.source === undefined ? { ...block, source: caption } : undefined;
    case 'code':
      return caption.every(({ type }) => type === 'text') ? { ...block, title: textOfInline(caption) } : undefined;
    default:
      return undefined;
  }
}

/** Joins pictures of one figure. */
function asGallery(blocks: readonly BlockNode[]): BlockNode[] {
  const pictures = blocks.filter((block) => block.type === 'picture');
  return blocks.length > 1 && pictures.length === blocks.length ? [{ type: 'gallery', pictures }] : [...blocks];
}

/** Caption as a paragraph; nothing if it is empty or left out. */
function readCaption(caption: HtmlElement, reader: HtmlReader, state: ReadState): BlockNode[] {
  const children = reader.isOmitted(caption) ? [] : reader.inline(caption.childNodes, reader.stateIn(caption, state));
  return children.length > 0 ? [{ type: 'paragraph', children }] : [];
}

/** A figure, or what WordPress writes for one: content with a caption. */
export const readFigure: BlockReader = (element, reader, state) => {
  if (isGallery(element)) return readGallery(element, reader, state);
  const segments: HtmlNode[][] = [[]];
  for (const node of element.childNodes)
    if (isCaption(node)) segments.push([node], []);
    else segments.at(-1)?.push(node);
  const parts = segments.map((nodes) => {
    const [first] = nodes;
    const isWords = first !== undefined && isElement(first) && isCaption(first);
    return { isWords, blocks: isWords ? readCaption(first, reader, state) : reader.flow(nodes, state) };
  });
  const [words, content] = [true, false].map((isWords) =>
    parts.filter((part) => part.isWords === isWords).flatMap(({ blocks }) => blocks),
  );
  return withWords(content ?? [], words ?? []) ?? parts.flatMap(({ blocks }) => blocks);
};

/** Content with its caption; `undefined` if they stay beside each other. */
function withWords(content: readonly BlockNode[], words: readonly BlockNode[]): BlockNode[] | undefined {
  const joined = asGallery(content);
  const [only, first] = [joined.length === 1 ? joined[0] : undefined, words[0]];
  const whole = first?.type === 'paragraph' && only && words.length === 1 ? withCaption(only, first.children) : undefined;
  if (whole !== undefined) return [whole];
  return joined.length < content.length ? [...joined, ...words] : undefined;
}

/** Class names of figures that are no `figure`. */
export const isCaptioned = (element: HtmlElement): boolean =>
  hasClass(element, 'wp-caption') && element.childNodes.some(isCaption);
