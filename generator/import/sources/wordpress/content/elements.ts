import {
  attributeOf,
  childElements,
  elementsWithin,
  findElement,
  type HtmlElement,
  hasClass,
  isText,
} from '../../../html/dom.ts';
import { pictureAddress } from '../../../html/pictures.ts';
import { countsWithin, plainTextOf } from '../../../html/plain-text.ts';
import type { BlockNode, FigureNode, InlineNode } from '../../../model/content.ts';
import { type ContentContext, partAttribute } from './content-context.ts';
import { addressIn, frameAddress } from './frames.ts';

type Reading = (element: HtmlElement, children: () => BlockNode[], context: ContentContext) => BlockNode[] | undefined;

/** Takes the figure of a picture out of blocks. */
function takeFigure(blocks: BlockNode[], image: HtmlElement | undefined): FigureNode | undefined {
  const address = image && pictureAddress(image);
  const index = blocks.findIndex((block) => block.type === 'picture' && block.picture.address === address);
  const [figure] = index === -1 || address === undefined ? [] : blocks.splice(index, 1);
  return figure?.type === 'picture' ? figure : undefined;
}

/** Picture behind a cover that old versions wrote as a style. */
function backgroundOf(element: HtmlElement): FigureNode | undefined {
  const address = /background-image\s*:\s*url\(\s*["']?([^"')]+)/i.exec(attributeOf(element, 'style') ?? '')?.[1];
  return address === undefined ? undefined : { type: 'picture', picture: { address: address.trim(), alt: '' } };
}

const cover: Reading = (element, children, { losses, place }) => {
  const blocks = children();
  const image = [...elementsWithin(element.childNodes)].find((one) => hasClass(one, 'wp-block-cover__image-background'));
  const background = backgroundOf(element);
  if (background)
    losses.changes.push({ reason: 'repeated', name: 'core/cover', before: '', after: '', counts: { pictures: 1 }, place });
  const picture = takeFigure(blocks, image) ?? background;
  return picture || blocks.length > 0 ? [{ type: 'cover', ...(picture && { picture }), blocks }] : [];
};

const mediaText: Reading = (element, children) => {
  const media = childElements(element).find((child) => hasClass(child, 'wp-block-media-text__media'));
  const blocks = children();
  const picture = takeFigure(blocks, media && findElement(media, 'img'));
  if (!picture) return blocks;
  const side = hasClass(element, 'has-media-on-the-right') ? 'end' : 'start';
  return [{ type: 'media-text', picture, side, blocks }];
};

/** A file with its name; the second link to it, a button, is left out. */
const file: Reading = (element, _children, { losses, place }) => {
  const links = [...elementsWithin(element.childNodes)].filter((one) => one.tagName === 'a' && attributeOf(one, 'href'));
  const [first, ...others] = links;
  const address = first && attributeOf(first, 'href');
  if (!first || !address) return undefined;
  const [name, text] = ['wp-block-file', plainTextOf(others)];
  const counts = { links: -1, embeds: 1 };
  losses.changes.push({ reason: 'structure-flattened', name, before: '', after: '', counts, place });
  if (others.length > 0) losses.omissions.push({ reason: 'duplicate', name, text, counts: countsWithin(others), place });
  return [{ type: 'file', address, title: plainTextOf([first]) }];
};

/** Text of an element that has nothing else. */
function onlyText(element: HtmlElement): string {
  const nodes = element.childNodes.filter((node) => !isText(node) || node.value.trim() !== '');
  const [only] = nodes;
  return nodes.length === 1 && only && isText(only) ? only.value : '';
}

const embed: Reading = (element) => {
  const address = addressIn(onlyText(element));
  return address === undefined ? undefined : [{ type: 'embed', address }];
};

/** An address alone in its paragraph. */
const lonelyAddress: Reading = (element) => {
  const address = frameAddress(onlyText(element));
  return address === undefined ? undefined : [{ type: 'embed', address }];
};

/** Question and answer of Yoast's block. */
const question: Reading = (element, children) => {
  const mark = childElements(element).find((child) => hasClass(child, 'schema-faq-question'));
  const [first, ...blocks] = mark ? children() : [];
  if (first?.type !== 'paragraph') return undefined;
  return [{ type: 'details', summary: withoutStrong(first.children), blocks }];
};

function withoutStrong(nodes: InlineNode[]): InlineNode[] {
  const [only] = nodes;
  return nodes.length === 1 && only?.type === 'strong' ? only.children : nodes;
}

const byClass: [string, Reading][] = [
  ['wp-block-cover', cover],
  ['wp-block-cover-image', cover],
  ['wp-block-media-text', mediaText],
  ['wp-block-file', file],
  ['wp-block-embed__wrapper', embed],
  ['schema-faq-section', question],
];

/** Reads elements that WordPress gives a meaning. */
export const wordpressElement =
  (context: ContentContext) =>
  (element: HtmlElement, children: () => BlockNode[]): BlockNode[] | undefined => {
    const part = attributeOf(element, partAttribute);
    if (part !== undefined) return context.parts[Number(part)];
    if (element.tagName === 'p') return lonelyAddress(element, children, context);
    return byClass.find(([name]) => hasClass(element, name))?.[1](element, children, context);
  };
