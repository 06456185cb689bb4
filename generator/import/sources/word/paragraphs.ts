import type { BlockNode, FigureNode, InlineNode } from '../../model/content.ts';
import { childOf, type XmlElement } from '../office/xml.ts';
import { assemble } from './assemble.ts';
import { isBlank } from './blank.ts';
import { type BlockBuilder, figureOf, type ListEntry } from './block-builder.ts';
import { change, type ParagraphContent, type Piece, type WordContext } from './context.ts';
import { watchLosses } from './element-counts.ts';
import { readInline } from './inline.ts';
import type { ListPosition } from './numbering.ts';
import type { Role } from './style-roles.ts';

const letterFormats = new Set([
  'lowerLetter',
  'upperLetter',
  'arabicAbjad',
  'arabicAlpha',
  'hebrew1',
  'hebrew2',
  'russianLower',
  'russianUpper',
]);
const romanFormats = new Set(['lowerRoman', 'upperRoman']);

/** Pieces without breaks and spaces at both ends. */
function trim(pieces: readonly Piece[]): Piece[] {
  const isSpace = ({ content }: Piece) => content.type === 'break' || (content.type === 'text' && content.value.trim() === '');
  let [start, end] = [0, pieces.length];
  while (start < end && isSpace(pieces[start] as Piece)) start++;
  while (end > start && isSpace(pieces[end - 1] as Piece)) end--;
  return pieces.slice(start, end);
}

/** Position in a list; undefined for a paragraph without a number or bullet. */
function listPositionOf(properties: XmlElement | undefined, context: WordContext): ListPosition | undefined {
  const { styles, numbering } = context;
  const numberProperties = styles.findProperty(properties, 'w:numPr');
  const own = childOf(properties, 'w:numPr');
  const id = childOf(numberProperties, 'w:numId')?.attributes['w:val'];
  if (id === undefined || id === '0') return undefined;
  const stated = childOf(own ?? numberProperties, 'w:ilvl')?.attributes['w:val'];
  const level = stated === undefined ? numbering.levelOfStyle(id, styles.styleIdOf(properties)) : Number(stated);
  const position = numbering.next(id, level);
  return position && { ...position, level: Math.max(position.level, styles.listLevelOf(properties)) };
}

const kindOf = ({ format }: ListPosition): Pick<ListEntry, 'isOrdered' | 'numbering'> => ({
  isOrdered: format !== 'bullet' && format !== 'none',
  numbering: letterFormats.has(format) ? 'letters' : romanFormats.has(format) ? 'roman' : undefined,
});

interface Parts {
  figures: FigureNode[];
  pieces: Piece[];
  blocks: BlockNode[];
}

/** Takes pictures out of the sentence that are not in it: anchored ones, and all of a paragraph without words. */
function separate({ pieces, blocks }: ParagraphContent, role: Role): Parts {
  const sentence = trim(pieces);
  const hasWords = sentence.some(
    ({ content }) =>
      content.type !== 'picture' && !(content.type === 'text' && !content.value.trim()) && content.type !== 'break',
  );
  const isHeading = role.type === 'heading' || role.type === 'title' || role.type === 'caption';
  const figures: FigureNode[] = [];
  const rest = sentence.filter(({ content, format }) => {
    if (content.type !== 'picture' || (hasWords && content.isInline && !isHeading)) return true;
    figures.push(figureOf(content.picture, format.href));
    return false;
  });
  return { figures, pieces: hasWords ? trim(rest) : [], blocks };
}

/** A formula alone in its paragraph. */
function formulaOf(pieces: readonly Piece[]): BlockNode[] | undefined {
  const formulas = pieces.filter(({ content }) => content.type === 'formula' && content.isBlock);
  if (formulas.length === 0 || formulas.length !== pieces.length) return undefined;
  return formulas.map(({ content }) => ({ type: 'formula', tex: content.type === 'formula' ? content.tex : '' }));
}

/** Pieces without a format that belongs to the style of their paragraph: bold in headings, and what all words of a quote have. */
function withoutStyleFormat(pieces: readonly Piece[], role: Role): Piece[] {
  const words = pieces.filter(({ content }) => content.type === 'text' && content.value.trim() !== '');
  const isQuote = role.type === 'quote';
  const isHeading = role.type === 'heading' || role.type === 'title' || role.type === 'caption';
  const dropsBold = isHeading || (isQuote && words.every(({ format }) => format.isBold));
  const dropsItalic = (isQuote || isHeading) && words.every(({ format }) => format.isItalic);
  return pieces.map(({ content, format }) => ({
    content,
    format: { ...format, isBold: format.isBold && !dropsBold, isItalic: format.isItalic && !dropsItalic },
  }));
}

function withLabel(pieces: readonly Piece[], position: ListPosition | undefined, context: WordContext): Piece[] {
  if (!position?.isNamed || pieces.length === 0) return [...pieces];
  const counts = { listItems: -1 };
  change(context, { reason: 'structure-flattened', name: 'w:numPr', after: position.label, counts });
  return [{ content: { type: 'text', value: `${position.label} ` }, format: pieces[0]?.format ?? {} }, ...pieces];
}

/** Whether an empty paragraph is a horizontal rule. */
const isRule = (properties: XmlElement | undefined) => {
  const border = childOf(properties, 'w:pBdr', 'w:bottom')?.attributes['w:val'];
  return border !== undefined && border !== 'nil' && border !== 'none';
};

function addSentence(children: InlineNode[], role: Role, element: XmlElement, builder: BlockBuilder, context: WordContext): void {
  const paragraph: BlockNode = { type: 'paragraph', children };
  switch (role.type) {
    case 'heading': {
      const id = context.headingIds.get(element);
      builder.addText({ type: 'heading', level: role.level, children, ...(id === undefined ? {} : { id }) });
      break;
    }
    case 'title': {
      const title: BlockNode = { type: 'heading', level: 1, children };
      context.titles.add(title);
      builder.addText(title);
      break;
    }
    case 'caption':
      builder.addCaption(children);
      break;
    case 'code':
      builder.addCode(children);
      break;
    case 'quote':
      builder.addQuote([paragraph]);
      break;
    case 'list-continue':
      if (!builder.continueItem([paragraph])) builder.addText(paragraph);
      break;
    default:
      builder.addText(paragraph);
  }
}

function addRest(parts: Parts, builder: BlockBuilder): void {
  const blocks = [...parts.figures, ...parts.blocks];
  if (blocks.length > 0) builder.add(...blocks);
}

function addItem(parts: Parts, position: ListPosition, builder: BlockBuilder): void {
  const formulas = formulaOf(parts.pieces);
  const children = assemble(parts.pieces);
  const sentence: BlockNode[] = formulas ?? (isBlank(children) ? [] : [{ type: 'paragraph', children }]);
  const blocks = [...sentence, ...parts.figures, ...parts.blocks];
  if (blocks.length > 0) builder.addItem({ ...kindOf(position), level: position.level, value: position.value, blocks });
}

function readContent(element: XmlElement, role: Role, context: WordContext): ParagraphContent {
  if (role.type !== 'contents' || context.fields.isHiding) return readInline(element, context);
  const end = context.fields.hideAs('TOC');
  const content = readInline(element, context);
  end();
  return content;
}

/** Whether a paragraph is a line of code: by its style, or as all its words are in a font for code. */
function isCodeLine(role: Role, pieces: readonly Piece[]): boolean {
  if (pieces.some(({ content }) => content.type === 'picture')) return false;
  if (role.type === 'code') return true;
  const words = pieces.filter(({ content }) => content.type !== 'text' || content.value.trim() !== '');
  return role.type === 'text' && words.length > 0 && words.every(({ format }) => format.isCode === true);
}

/** Adds a line of code, which has no links. */
function addCode(pieces: readonly Piece[], builder: BlockBuilder, context: WordContext): void {
  const hrefs = pieces.map(({ format }) => format.href);
  for (const name of hrefs.flatMap((href, index) => (href === hrefs[index - 1] ? [] : (href ?? []))))
    change(context, { reason: 'link-removed', name, counts: { links: -1 } });
  builder.addCode(assemble(pieces));
}

function addWords(parts: Parts, role: Role, position: ListPosition | undefined, element: XmlElement, to: Target): void {
  const { builder, context } = to;
  const formulas = formulaOf(parts.pieces);
  if (formulas) {
    builder.add(...formulas);
    return;
  }
  const pieces = withLabel(parts.pieces, position, context);
  const children = assemble(withoutStyleFormat(pieces, role));
  // Code has no pictures: a line with one is text.
  const shown: Role = role.type === 'code' && pieces.some(({ content }) => content.type === 'picture') ? { type: 'text' } : role;
  const isEmpty = parts.figures.length + parts.blocks.length === 0;
  if (!isBlank(children)) addSentence(children, shown, element, builder, context);
  else if (isEmpty && isRule(childOf(element, 'w:pPr'))) builder.addText({ type: 'divider' });
}

interface Target {
  builder: BlockBuilder;
  context: WordContext;
}

/** Whether words of notes are within a sentence: headings have no notes. */
const hasNote = ({ pieces }: Parts) => pieces.some(({ content }) => content.type === 'note');

/** Reads a paragraph and adds what it is. */
export function addParagraph(element: XmlElement, builder: BlockBuilder, context: WordContext): void {
  const properties = childOf(element, 'w:pPr');
  const role = context.styles.roleOf(properties);
  const isChanged = watchLosses(context);
  const content = readContent(element, role, context);
  const parts = separate(content, role);
  const position = listPositionOf(properties, context);
  const isItem = position !== undefined && position.format !== 'none' && !position.isNamed;
  if (position?.format === 'none') {
    change(context, { reason: 'list-flattened', name: 'w:numPr', counts: { listItems: -1 } });
  }
  const measure = role.type === 'heading' ? 'headings' : position && 'listItems';
  const isPart = role.type === 'heading' && (parts.pieces.length === 0 ? parts.figures.length > 0 : hasNote(parts));
  if (measure && (isPart || isChanged()))
    change(context, { reason: 'structure-flattened', name: 'w:p', counts: { [measure]: -1 } });
  if (isItem && role.type !== 'heading' && role.type !== 'title') {
    addItem(parts, position, builder);
    return;
  }
  if (isCodeLine(role, content.pieces)) addCode(content.pieces, builder, context);
  else addWords(parts, role, position, element, { builder, context });
  addRest(parts, builder);
}
