import type { BlockNode, PictureReference } from '../../model/content.ts';
import { childOf, childrenOf, descendantsOf, type XmlElement } from '../office/xml.ts';
import { readChart } from './charts.ts';
import { change, omit, type WordContext } from './context.ts';
import { readDiagram } from './diagrams.ts';
import { resolveHref } from './links.ts';

/** What a drawing shows: pictures, and blocks such as text boxes and charts. */
export type DrawingPart =
  | { type: 'picture'; picture: PictureReference; isInline: boolean; href?: string }
  | { type: 'block'; block: BlockNode };

/** English Metric Units in a CSS pixel. */
const unitsPerPixel = 9525;
const pixelsPerPoint = 4 / 3;

interface Frame {
  alt: string;
  width?: number;
  height?: number;
  isInline: boolean;
  href?: string;
}

const pixels = (units: string | undefined) => {
  const value = Math.round(Number(units) / unitsPerPixel);
  return Number.isFinite(value) && value > 0 ? value : undefined;
};

function frameOf(container: XmlElement, context: WordContext): Frame {
  const properties = childOf(container, 'wp:docPr');
  const extent = childOf(container, 'wp:extent')?.attributes;
  const link = childOf(properties, 'a:hlinkClick')?.attributes['r:id'];
  const target = link === undefined ? undefined : context.relationships.get(link)?.target;
  return {
    alt: properties?.attributes.descr ?? properties?.attributes.title ?? '',
    width: pixels(extent?.cx),
    height: pixels(extent?.cy),
    isInline: container.name === 'wp:inline',
    href: target === undefined ? undefined : resolveHref(target, context),
  };
}

/** Reference to a picture of the package or to an address outside. */
function pictureOf(id: string | undefined, frame: Frame, context: WordContext): DrawingPart[] {
  const relationship = context.relationships.get(id ?? '');
  const isThere = relationship?.isExternal
    ? /^https?:\/\//i.test(relationship.target)
    : relationship && context.file.archive.has(relationship.target);
  if (!relationship || !isThere) {
    omit(context, { reason: 'unreadable', name: relationship?.target ?? 'picture', text: frame.alt, counts: { pictures: 1 } });
    return [];
  }
  const { target, isExternal } = relationship;
  const address = isExternal ? target : context.addressOf(target);
  const { alt, width, height, isInline, href } = frame;
  const picture: PictureReference = { address, alt, ...(isExternal ? {} : { media: address }) };
  if (width !== undefined && height !== undefined) Object.assign(picture, { width, height });
  return [{ type: 'picture', picture, isInline, href }];
}

function readTextBox(element: XmlElement, context: WordContext): DrawingPart[] {
  const blocks = context.readBlocks(childrenOf(element), context);
  if (blocks.length > 0) change(context, { reason: 'structure-flattened', name: 'w:txbxContent' });
  return blocks.map((block) => ({ type: 'block', block }));
}

const parts = ['pic:pic', 'wps:txbx', 'c:chart', 'dgm:relIds', 'w:txbxContent'];

function readGraphic(element: XmlElement, frame: Frame, context: WordContext): DrawingPart[] {
  switch (element.name) {
    case 'pic:pic': {
      const blip = childOf(element, 'pic:blipFill', 'a:blip')?.attributes;
      const own = childOf(element, 'pic:nvPicPr', 'pic:cNvPr')?.attributes;
      const alt = frame.alt || (own?.descr ?? own?.title ?? '');
      return pictureOf(blip?.['r:embed'] ?? blip?.['r:link'], { ...frame, alt }, context);
    }
    case 'c:chart':
      return readChart(element.attributes['r:id'], context).map((block) => ({ type: 'block', block }));
    case 'dgm:relIds':
      return readDiagram(element.attributes['r:dm'], context).map((block) => ({ type: 'block', block }));
    default:
      return readTextBox(element.name === 'w:txbxContent' ? element : (childOf(element, 'w:txbxContent') ?? element), context);
  }
}

function readContainer(container: XmlElement, context: WordContext): DrawingPart[] {
  const frame = frameOf(container, context);
  const found = descendantsOf(chosenIn(container), ...parts);
  if (frame.alt !== '' && !found.some(({ name }) => name === 'pic:pic')) {
    omit(context, { reason: 'hidden', name: 'wp:docPr', text: frame.alt });
  }
  const first = found.find(({ name }) => name === 'pic:pic');
  // The alternative text of a group belongs to its first picture.
  return found.flatMap((element) => readGraphic(element, element === first ? frame : { ...frame, alt: '' }, context));
}

/** An element without the alternatives that are for older programs. */
function chosenIn(element: XmlElement): XmlElement {
  const children = element.children.flatMap((child): (XmlElement | string)[] => {
    if (typeof child === 'string') return [child];
    if (child.name !== 'mc:AlternateContent') return [chosenIn(child)];
    const chosen = childOf(child, 'mc:Choice') ?? childOf(child, 'mc:Fallback');
    return chosen ? chosenIn(chosen).children : [];
  });
  return { ...element, children };
}

const pointsIn = (style: string, name: string): number | undefined => {
  const value = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([\\d.]+)pt`, 'i').exec(style)?.[1];
  return value === undefined ? undefined : Math.round(Number(value) * pixelsPerPoint) || undefined;
};

const shapes = ['v:shape', 'v:rect', 'v:roundrect', 'v:oval', 'v:line'];

function readShape(shape: XmlElement, context: WordContext): DrawingPart[] {
  const { style = '', alt = '', 'o:href': link, href: own } = shape.attributes;
  if (shape.attributes['o:hr'] === 't') return [{ type: 'block', block: { type: 'divider' } }];
  const href = own ?? link;
  const frame = {
    alt,
    width: pointsIn(style, 'width'),
    height: pointsIn(style, 'height'),
    isInline: !/position\s*:\s*absolute/i.test(style),
    href: href === undefined ? undefined : resolveHref(href, context),
  };
  return descendantsOf(shape, 'v:imagedata', 'w:txbxContent', 'v:textpath').flatMap((element): DrawingPart[] => {
    const { string, 'r:id': id, 'o:title': title = '' } = element.attributes;
    if (element.name === 'v:imagedata') return pictureOf(id, { ...frame, alt: alt || title }, context);
    if (element.name === 'w:txbxContent') return readTextBox(element, context);
    if (!string) return [];
    change(context, { reason: 'structure-flattened', name: 'v:textpath', after: string });
    return [{ type: 'block', block: { type: 'paragraph', children: [{ type: 'text', value: string }] } }];
  });
}

/** Reads a drawing, a picture of older programs, or an embedded object. */
export function readDrawing(element: XmlElement, context: WordContext): DrawingPart[] {
  if (element.name === 'w:drawing') {
    return childrenOf(element)
      .filter(({ name }) => name === 'wp:inline' || name === 'wp:anchor')
      .flatMap((container) => readContainer(container, context));
  }
  const embedded = descendantsOf(element, 'o:OLEObject')[0]?.attributes.ProgID;
  if (embedded !== undefined) omit(context, { reason: 'unreadable', name: embedded, text: '' });
  return descendantsOf(chosenIn(element), ...shapes).flatMap((shape) => readShape(shape, context));
}
