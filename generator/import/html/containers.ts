import type { BlockNode, InlineNode } from '../model/content.ts';
import { attributeOf, childElements, type HtmlElement, type HtmlNode, hasClass, isElement, isText } from './dom.ts';
import { isCaptioned, isGallery, readFigure, readGallery } from './figures.ts';
import type { BlockReader, HtmlReader, ReadState } from './html-reader.ts';
import { figuresIn } from './pictures.ts';
import { flowWithout } from './segments.ts';
import { isBlank } from './tidy.ts';

const isBlankNode = (node: HtmlNode): boolean => (isText(node) ? node.value.trim() === '' : !isElement(node));

export const readHeading: BlockReader = (element, reader, state) => {
  const children = reader.inline(element.childNodes, state);
  const figures = figuresIn(children);
  if (figures !== undefined) {
    reader.changed('structure-flattened', element.tagName, { headings: -1 });
    return figures;
  }
  if (isBlank(children)) {
    reader.omitEmpty(element, { headings: 1 });
    return [];
  }
  const anchor = childElements(element).find((child) => child.tagName === 'a' || child.tagName === 'span');
  const id = attributeOf(element, 'id') || (anchor && (attributeOf(anchor, 'id') || attributeOf(anchor, 'name')));
  const words = withoutOwnLink(element, children, reader);
  return [{ type: 'heading', level: Number(element.tagName[1]), children: words, ...(id && { id }) }];
};

/** Generators link headings to themselves. */
function withoutOwnLink(element: HtmlElement, children: InlineNode[], reader: HtmlReader): InlineNode[] {
  const [only] = children;
  if (children.length !== 1 || only?.type !== 'link' || !only.href.startsWith('#')) return children;
  reader.change('link-removed', element, { before: '', after: '', counts: { links: -1 } });
  return only.children;
}

/** The last part of a quote that names its source. */
function sourceOf(quote: HtmlElement): HtmlElement | undefined {
  const last = quote.childNodes.findLast((node) => !isBlankNode(node));
  if (!last || !isElement(last)) return undefined;
  if (/^(?:cite|footer)$/.test(last.tagName)) return last;
  const inner = last.childNodes.filter((node) => !isBlankNode(node));
  const only = inner.length === 1 ? inner[0] : undefined;
  return last.tagName === 'p' && only && isElement(only) && only.tagName === 'cite' ? last : undefined;
}

export const readQuote: BlockReader = (element, reader, state) => {
  const source = sourceOf(element);
  const blocks = flowWithout(element.childNodes, (node) => node === source, reader, state);
  const inSource = source?.tagName === 'p' ? source.childNodes.find((node) => !isBlankNode(node)) : source;
  const words =
    source && inSource && isElement(inSource) && !reader.isOmitted(source) && !reader.isOmitted(inSource)
      ? reader.inline(inSource.childNodes, reader.stateIn(inSource, state))
      : [];
  if (blocks.length === 0 && words.length === 0) return [];
  if (blocks.length === 0) return [{ type: 'quote', blocks: [{ type: 'paragraph', children: words }] }];
  return [{ type: 'quote', blocks, ...(words.length > 0 && { source: words }) }];
};

export const readDetails: BlockReader = (element, reader, state) => {
  const summary = childElements(element).find(({ tagName }) => tagName === 'summary');
  const words: InlineNode[] =
    summary && !reader.isOmitted(summary) ? reader.inline(summary.childNodes, reader.stateIn(summary, state)) : [];
  const blocks = flowWithout(element.childNodes, (node) => node === summary, reader, state);
  return words.length > 0 || blocks.length > 0 ? [{ type: 'details', summary: words, blocks }] : [];
};

const isColumn = (element: HtmlElement): boolean =>
  /^(?:div|section|article)$/.test(element.tagName) && hasClass(element, 'wp-block-column');

function readColumns(element: HtmlElement, reader: HtmlReader, state: ReadState): BlockNode[] {
  const columns = childElements(element)
    .filter((column) => !reader.isOmitted(column))
    .map((column) => reader.flow(column.childNodes, reader.stateIn(column, state)))
    .filter((blocks) => blocks.length > 0);
  return columns.length > 1 ? [{ type: 'columns', columns }] : columns.flat();
}

const tones = { tip: /tip|success|hint/, warning: /warn|caution|danger|error|important|alert-danger/, note: /./ } as const;

/** A box as documentation has it: a title and text. */
function readCallout(element: HtmlElement, reader: HtmlReader, state: ReadState): BlockNode[] {
  const title = childElements(element).find((child) => hasClass(child, 'admonition-title'));
  const words = title && !reader.isOmitted(title) ? reader.inline(title.childNodes, reader.stateIn(title, state)) : [];
  const classes = (attributeOf(element, 'class') ?? '').toLowerCase();
  const tone = tones.tip.test(classes) ? 'tip' : tones.warning.test(classes) ? 'warning' : 'note';
  const blocks = flowWithout(element.childNodes, (node) => node === title, reader, state);
  if (words.length === 0 && blocks.length === 0) return [];
  return [{ type: 'callout', tone, ...(words.length > 0 && { title: words }), blocks }];
}

/** `div` and everything else that only contains: its content, or what its class names make of it. */
export const readContainer: BlockReader = (element, reader, state) => {
  if (isGallery(element)) return readGallery(element, reader, state);
  if (isCaptioned(element)) return readFigure(element, reader, state);
  const children = element.childNodes;
  const isOnlyColumns = children.every((node) => isBlankNode(node) || (isElement(node) && isColumn(node)));
  if (hasClass(element, 'wp-block-columns') && isOnlyColumns) return readColumns(element, reader, state);
  if (hasClass(element, 'admonition')) return readCallout(element, reader, state);
  return reader.flow(children, state);
};
