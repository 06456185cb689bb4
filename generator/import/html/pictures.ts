import type { FigureNode, InlineNode, PictureReference } from '../model/content.ts';
import {
  attributeOf,
  childElements,
  classesOf,
  elementsWithin,
  firstAttribute,
  type HtmlElement,
  hasClass,
  isElement,
} from './dom.ts';

/** Attributes of plugins that load pictures late, with the real address. */
const fullSize = ['data-full-url', 'data-orig-file', 'data-large-file'];
const lazySets = ['data-srcset', 'data-lazy-srcset', 'data-original-set', 'srcset'];
const lazySources = [
  'data-src',
  'data-lazy-src',
  'data-lazy',
  'data-original',
  'data-original-src',
  'data-url',
  'data-echo',
  'src',
];

/** Pictures that only hold the place of one that is loaded later. */
const isPlaceholder = (address: string): boolean =>
  /^data:/i.test(address) ? address.length < 1000 || /^data:image\/svg/i.test(address) : /^about:/i.test(address);

/** The largest picture of a `srcset`. Addresses may contain commas, so descriptors are the separators. */
export function largestOf(set: string): string | undefined {
  let best: { address: string; size: number } | undefined;
  for (const [, address = '', amount, unit] of set.matchAll(/([^\s,]\S*?)(?:\s+([\d.]{1,12})([wx])\s*(?:,|$)|\s*,\s+|\s*$)/g)) {
    const size = amount === undefined ? 1 : Number(amount) * (unit === 'w' ? 1 : 1.000_001);
    if (!isPlaceholder(address) && (best === undefined || size > best.size)) best = { address, size };
  }
  return best?.address;
}

/** Address of the best copy of a picture; undefined if it names none. */
export function pictureAddress(image: HtmlElement): string | undefined {
  const full = firstAttribute(image, ...fullSize);
  if (full !== undefined) return full;
  for (const name of lazySets) {
    const largest = largestOf(attributeOf(image, name) ?? '');
    if (largest !== undefined) return largest;
  }
  const sources = lazySources.map((name) => attributeOf(image, name)?.trim() ?? '').filter((address) => address !== '');
  const fromParent = () => {
    const { parentNode } = image;
    if (parentNode === null || !isElement(parentNode) || parentNode.tagName !== 'picture') return undefined;
    const sets = childElements(parentNode).filter(({ tagName }) => tagName === 'source');
    return sets.map((source) => lazySets.map((name) => largestOf(attributeOf(source, name) ?? '')).find(Boolean)).find(Boolean);
  };
  return sources.find((address) => !isPlaceholder(address)) ?? fromParent() ?? sources[0];
}

/** The same picture in different sizes: its address without the size that WordPress appends. */
export const withoutSize = (address: string): string =>
  address.replace(/[?#].*$/s, '').replace(/-\d{1,5}x\d{1,5}(?=\.[a-z]{3,5}$)/i, '');

const sizeOf = (image: HtmlElement, name: 'width' | 'height'): number | undefined => {
  const size = Number.parseFloat(attributeOf(image, name) ?? '');
  return size > 0 && !attributeOf(image, name)?.includes('%') ? Math.round(size) : undefined;
};

/** Whether a picture is one pixel that counts visitors. */
export const isTrackingPixel = (image: HtmlElement): boolean => sizeOf(image, 'width') === 1 && sizeOf(image, 'height') === 1;

/** Whether a picture shows an emoji, which is its alternative text. */
export const isEmoji = (image: HtmlElement): boolean =>
  hasClass(image, 'emoji', 'wp-smiley') && attributeOf(image, 'alt') !== undefined;

/** Picture of an `img` element; undefined if it names no file. */
export function pictureOf(image: HtmlElement): PictureReference | undefined {
  const address = pictureAddress(image);
  if (address === undefined) return undefined;
  const media =
    classesOf(image).flatMap((name) => /^wp-image-(\d{1,12})$/.exec(name)?.[1] ?? [])[0] ?? attributeOf(image, 'data-id');
  const [width, height] = [sizeOf(image, 'width'), sizeOf(image, 'height')];
  return {
    address,
    alt: (attributeOf(image, 'alt') ?? '').replaceAll(/\s+/g, ' ').trim(),
    ...(media !== undefined && /^\d+$/.test(media) && { media }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}

/** Addresses of all pictures and frames outside `noscript`, without their sizes. */
export function shownPicturesIn(root: Parameters<typeof elementsWithin>[0]): Set<string> {
  const found = new Set<string>();
  for (const element of elementsWithin(root, ({ tagName }) => tagName === 'noscript')) {
    const isFrame = element.tagName === 'iframe';
    const frame = isFrame ? firstAttribute(element, 'src', 'data-src', 'data-lazy-src') : undefined;
    const address = element.tagName === 'img' ? pictureAddress(element) : frame;
    if (address !== undefined) found.add(withoutSize(address));
  }
  return found;
}

/** Pictures of a text that has nothing else; undefined if it has words. */
export function figuresIn(nodes: readonly InlineNode[], href?: string): FigureNode[] | undefined {
  const figures: FigureNode[] = [];
  for (const node of nodes) {
    if (node.type === 'break' || (node.type === 'text' && node.value.trim() === '')) continue;
    if (node.type === 'picture') figures.push({ type: 'picture', picture: node.picture, ...(href !== undefined && { href }) });
    else if (['link', 'strong', 'emphasis', 'language'].includes(node.type) && 'children' in node) {
      const inner = figuresIn(node.children, node.type === 'link' ? node.href : href);
      if (inner === undefined) return undefined;
      // One link around several pictures stays one link.
      figures.push(
        ...inner.map((figure, index) => (index > 0 && node.type === 'link' ? { ...figure, href: undefined } : figure)),
      );
    } else return undefined;
  }
  return figures.length > 0 ? figures.map(withoutUndefined) : undefined;
}

const withoutUndefined = ({ href, ...figure }: FigureNode): FigureNode => (href === undefined ? figure : { ...figure, href });
