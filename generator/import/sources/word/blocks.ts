import type { BlockNode } from '../../model/content.ts';
import { childOf, childrenOf, type XmlElement } from '../office/xml.ts';
import { BlockBuilder } from './block-builder.ts';
import { omit, type WordContext } from './context.ts';
import { omitElement } from './element-counts.ts';
import { addParagraph } from './paragraphs.ts';
import { readTable } from './tables.ts';

const wrappers = new Set(['w:ins', 'w:moveTo', 'w:customXml', 'w:smartTag', 'w:sdtContent']);

const galleryOf = (element: XmlElement) =>
  childOf(element, 'w:sdtPr', 'w:docPartObj', 'w:docPartGallery')?.attributes['w:val'] ?? '';

function addControl(element: XmlElement, builder: BlockBuilder, context: WordContext): void {
  const content = childOf(element, 'w:sdtContent');
  if (!content) return;
  const isPlaceholder = childOf(element, 'w:sdtPr', 'w:showingPlcHdr') !== undefined;
  if (isPlaceholder) omitElement(content, { reason: 'form', name: 'w:sdt' }, context);
  else if (/table of contents/i.test(galleryOf(element))) {
    omitElement(content, { reason: 'dynamic', name: 'TOC' }, context);
  } else addElements(childrenOf(content), builder, context);
}

function addElements(elements: readonly XmlElement[], builder: BlockBuilder, context: WordContext): void {
  for (const element of elements) {
    const { name } = element;
    if (name === 'w:p') addParagraph(element, builder, context);
    else if (name === 'w:tbl') builder.add(...readTable(element, context));
    else if (name === 'w:sdt') addControl(element, builder, context);
    else if (wrappers.has(name)) addElements(childrenOf(element), builder, context);
    else if (name === 'mc:AlternateContent') {
      addElements(childrenOf(childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback')), builder, context);
    } else if (name === 'w:del' || name === 'w:moveFrom') omitElement(element, { reason: 'hidden', name }, context);
    else if (name === 'w:altChunk') omit(context, { reason: 'unreadable', name, text: '' });
  }
}

/** Reads elements of the text of a document as blocks. */
export function readBlocks(elements: readonly XmlElement[], context: WordContext): BlockNode[] {
  const builder = new BlockBuilder();
  addElements(elements, builder, context);
  return builder.finish();
}
