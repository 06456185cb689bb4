import type { BlockNode, FigureNode, InlineNode } from '../model/content.ts';
import { textOfInline } from '../model/text.ts';
import { childElements, type HtmlElement, type HtmlNode, hasClass, isElement, isText, nodesWithin } from './dom.ts';
import { blockElements } from './element-names.ts';
import type { BlockReader, HtmlReader, ReadState } from './html-reader.ts';
import { flowWithout } from './segments.ts';

const captionClasses = ['wp-caption-text', 'gallery-caption', 'blocks-gallery-caption', 'wp-element-caption', 'image-caption'];

const isCaption = (node: HtmlNode): boolean =>
  isElement(node) && (node.tagName === 'figcaption' || (blockElements.has(node.tagName) && hasClass(node, ...captionClasses)));

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

/** A figure, or what WordPress writes for one: content with a caption. */
export const readFigure: BlockReader = (element, reader, state) => {
  if (isGallery(element)) return readGallery(element, reader, state);
  const captions = childElements(element).filter(isCaption);
  const content = asGallery(flowWithout(element.childNodes, isCaption, reader, state));
  const words = captions.flatMap((caption): BlockNode[] => {
    const children = reader.isOmitted(caption) ? [] : reader.inline(caption.childNodes, reader.stateIn(caption, state));
    return children.length > 0 ? [{ type: 'paragraph', children }] : [];
  });
  const [first, only] = [words[0], content.length === 1 ? content[0] : undefined];
  if (first?.type !== 'paragraph' || only === undefined || words.length > 1) return [...content, ...words];
  const whole = withCaption(only, first.children);
  return whole === undefined ? [...content, ...words] : [whole];
};

/** Class names of figures that are no `figure`. */
export const isCaptioned = (element: HtmlElement): boolean =>
  hasClass(element, 'wp-caption') && element.childNodes.some(isCaption);
