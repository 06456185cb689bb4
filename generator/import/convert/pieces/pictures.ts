import type { Json } from '../../../core/json/value.ts';
import type { FigureNode, InlineNode, PictureReference } from '../../model/content.ts';
import { isBlank, readableLine } from '../base/characters.ts';
import type { Piece } from '../base/context.ts';
import { inlineText } from '../base/inline-words.ts';
import type { Conversion } from './conversion.ts';

/** Placeholder of a description that is not written yet. */
const unwritten = '…';

/** A picture of the new site; undefined if there is none. Records a placeholder. */
export function imageOf(picture: PictureReference, conversion: Conversion): { src: string; alt: string } | undefined {
  const file = conversion.context.resolvePicture(picture);
  if (!file) return undefined;
  if (file.isPlaceholder) conversion.recorder.change('picture-missing', picture.address);
  const alt = readableLine(picture.alt, conversion.recorder);
  return { src: file.src, alt: isBlank(alt) ? unwritten : alt };
}

const isPictureAddress = (href: string) => /\.(?:jpe?g|png|gif|webp|avif|svg)(?:$|[?#])/i.test(href);

/** Whether a text can name a link: a mark alone can be neither seen nor spoken. */
const isName = (text: string) => /[\p{L}\p{N}]/u.test(text);

const hasLink = (nodes: readonly InlineNode[]): boolean =>
  nodes.some((node) => node.type === 'link' || ('children' in node && hasLink(node.children)));

/**
 * Caption of a picture that is a link: no picture of ours is one, so its caption is. A link to the picture itself becomes a
 * picture that opens to full size.
 */
function linkedCaption(figure: FigureNode, href: string, conversion: Conversion): { caption: InlineNode[]; enlarges: boolean } {
  const { recorder, context } = conversion;
  const caption = figure.caption ?? [];
  if (isPictureAddress(href)) return { caption, enlarges: true };
  const own = inlineText(caption);
  if (isName(own) && !hasLink(caption)) return { caption: [{ type: 'link', href, children: caption }], enlarges: false };
  const words = isName(figure.picture.alt) ? figure.picture.alt : context.words.pictureLink;
  recorder.change('repeated', href, '', words);
  const link: InlineNode = { type: 'link', href, children: [{ type: 'text', value: words }] };
  return { caption: isBlank(own) ? [link] : [...caption, { type: 'text', value: ' ' }, link], enlarges: false };
}

interface CaptionedPicture {
  fields: { [key: string]: Json };
  enlarges: boolean;
  /** Pictures in the caption. */
  pictures: FigureNode[];
}

/** Fields of a picture with its caption; undefined if the picture is not to be had. */
export function captionedPicture(
  figure: FigureNode,
  conversion: Conversion,
  field: 'passage' | 'inline' = 'passage',
): CaptionedPicture | undefined {
  const image = imageOf(figure.picture, conversion);
  if (!image) return undefined;
  const { caption, enlarges } =
    figure.href === undefined
      ? { caption: figure.caption ?? [], enlarges: false }
      : linkedCaption(figure, figure.href, conversion);
  const { text, pictures } = conversion.sentence(caption, field);
  return { fields: { image, ...(text !== '' && { caption: text }) }, enlarges, pictures };
}

/** The words of a picture that is not to be had, as paragraphs. */
function wordsOfPicture(figure: FigureNode, conversion: Conversion): Piece[] {
  const { picture, caption = [] } = figure;
  conversion.recorder.omit('unreadable', picture.address, '', { pictures: 1 });
  const href = figure.href === undefined || isPictureAddress(figure.href) ? undefined : figure.href;
  const alt: InlineNode[] = [{ type: 'text', value: picture.alt }];
  const words: InlineNode[] = isBlank(picture.alt) || href === undefined ? alt : [{ type: 'link', href, children: alt }];
  if (href !== undefined && isBlank(picture.alt)) conversion.recorder.change('link-removed', href, '', '', { links: -1 });
  return [...conversion.paragraph(words), ...conversion.paragraph(caption)];
}

/** A picture between paragraphs. */
export function figurePieces(figure: FigureNode, conversion: Conversion): Piece[] {
  const found = captionedPicture(figure, conversion);
  if (!found) return wordsOfPicture(figure, conversion);
  const piece = { type: 'figure', ...found.fields, ...(found.enlarges && { enlarges: true }) };
  return [piece, ...conversion.figures(found.pictures)];
}

/** Most pictures that stand side by side. */
const mostInRow = 4;

/** Sizes of rows of at most four pictures, as even as possible. */
function rowSizes(count: number): number[] {
  const rows = Math.ceil(count / mostInRow);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
}

/** Pictures in rows, then the caption of them all. */
export function galleryPieces(
  { pictures, caption = [] }: { pictures: readonly FigureNode[]; caption?: InlineNode[] },
  conversion: Conversion,
): Piece[] {
  const found: CaptionedPicture[] = [];
  const after: Piece[] = [];
  for (const figure of pictures) {
    const one = captionedPicture(figure, conversion);
    if (one) found.push(one);
    else after.push(...wordsOfPicture(figure, conversion));
  }
  let at = 0;
  const rows = rowSizes(found.length).map((size): Piece => {
    const row = found.slice(at, at + size);
    at += size;
    const opens = row.some(({ enlarges }) => enlarges) && { enlarges: true };
    const [only] = row;
    if (row.length === 1 && only) return { type: 'figure', ...only.fields, ...opens };
    return { type: 'pictures', items: row.map(({ fields }) => fields), ...opens };
  });
  const inner = conversion.figures(found.flatMap((one) => one.pictures));
  return [...rows, ...inner, ...after, ...conversion.paragraph(caption)];
}
