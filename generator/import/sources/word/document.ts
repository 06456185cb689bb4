import { createHash } from 'node:crypto';
import type { BlockNode, Place } from '../../model/content.ts';
import { type Losses, noLosses } from '../../model/losses.ts';
import { SourceError } from '../../model/source-error.ts';
import { textOfInline } from '../../model/text.ts';
import type { OfficePackage, Properties } from '../office/package.ts';
import { childOf, childrenOf, type XmlElement } from '../office/xml.ts';
import { allTextOf } from './all-text.ts';
import { readBlocks } from './blocks.ts';
import { findBookmarks } from './bookmarks.ts';
import type { Note, WordContext } from './context.ts';
import { omitElement } from './element-counts.ts';
import { FieldStack } from './fields.ts';
import { Numbering } from './numbering.ts';
import { Styles } from './styles.ts';

/** Content of a Word file. @property title absent: the file has none */
export interface WordDocument {
  title?: string;
  language: string;
  properties: Properties;
  blocks: BlockNode[];
  losses: Losses;
}

const noteTypes = { footnotes: 'footnote', endnotes: 'endnote' } as const;

/** Address of a file within a Word file: path of the document, and a name that stays the same for the same file. */
export const mediaAddress = (document: string, part: string): string => `/${document}/${part}`;

/** Paths of parts with pictures, in order. */
export const findMedia = ({ archive }: OfficePackage): string[] =>
  archive.names.filter((name) => /^word\/media\/[^/]+$/.test(name));

/** Path for a file of a document in a folder that other documents share. */
export const mediaFileName = (document: string, part: string): string =>
  `${createHash('sha256').update(document).digest('hex').slice(0, 12)}/${part.slice(part.lastIndexOf('/') + 1)}`;

function readNotes(file: OfficePackage, relationships: WordContext['relationships']): Map<string, Note> {
  const notes = new Map<string, Note>();
  for (const { type, target } of relationships.values()) {
    if (type !== 'footnotes' && type !== 'endnotes') continue;
    const own = file.readRelationships(target);
    for (const element of childrenOf(file.readTree(target), `w:${noteTypes[type]}`)) {
      notes.set(`${noteTypes[type]}:${element.attributes['w:id'] ?? ''}`, { element, relationships: own });
    }
  }
  return notes;
}

/** Reports notes that only omitted parts of the text refer to, or nothing. */
function omitUnusedNotes(context: WordContext): void {
  for (const [key, { element }] of context.notes) {
    if (!context.usedNotes.has(key)) omitElement(element, { reason: 'hidden', name: element.name }, context);
  }
}

/** Reports parts that are around the text or beside it. */
function omitOtherParts({ file, relationships, losses, place }: WordContext): void {
  const seen = new Set<string>();
  for (const { type, target } of relationships.values()) {
    const isFrame = type === 'header' || type === 'footer';
    if ((!isFrame && type !== 'comments') || seen.has(target)) continue;
    seen.add(target);
    const tree = file.readTree(target);
    if (isFrame && tree) {
      const text = allTextOf(tree).trim();
      if (text !== '') losses.omissions.push({ reason: 'page-frame', name: type, text, place });
    }
    for (const comment of childrenOf(tree, 'w:comment')) {
      const text = allTextOf(comment).trim();
      if (text !== '') losses.omissions.push({ reason: 'comment', name: 'w:comment', text, place });
    }
  }
}

const lettersIn = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Language of most letters; its tag as the styles state it. */
function languageOf(body: XmlElement, styles: XmlElement | undefined): string {
  const text = allTextOf(body);
  const stated = childOf(styles, 'w:docDefaults', 'w:rPrDefault', 'w:rPr', 'w:lang')?.attributes;
  const isArabic = lettersIn(text, /\p{Script=Arabic}/gu) >= lettersIn(text, /\p{Script=Latin}/gu);
  const tag = isArabic ? stated?.['w:bidi'] : stated?.['w:val'];
  const base = tag?.toLowerCase().split('-')[0] ?? '';
  if (isArabic) return ['fa', 'ur', 'ps', 'ckb', 'ug'].includes(base) ? base : 'ar';
  return /^[a-z]{2,3}$/.test(base) && base !== 'ar' ? base : 'en';
}

function createContext(file: OfficePackage, main: string, body: XmlElement, document: string): WordContext {
  const relationships = file.readRelationships(main);
  const partOf = (wanted: string) => [...relationships.values()].find(({ type }) => type === wanted)?.target;
  const treeOf = (wanted: string) => {
    const part = partOf(wanted);
    return part === undefined ? undefined : file.readTree(part);
  };
  const losses = noLosses();
  const place: Place = { file: document };
  const styleTree = treeOf('styles');
  const styles = new Styles(styleTree);
  return {
    file,
    place,
    relationships,
    styles,
    numbering: new Numbering(treeOf('numbering')),
    fields: new FieldStack(({ name, text, links }) =>
      losses.omissions.push({ reason: 'dynamic', name, text, ...(links > 0 ? { counts: { links } } : {}), place }),
    ),
    notes: readNotes(file, relationships),
    usedNotes: new Set(),
    ...findBookmarks(body, styles),
    language: languageOf(body, styleTree),
    titles: new Set(),
    losses,
    readBlocks,
    addressOf: (part) => mediaAddress(document, part),
  };
}

const isPlainSentence = (block: BlockNode) =>
  block.type === 'heading' && block.children.every(({ type }) => type !== 'note' && type !== 'picture' && type !== 'link');

/**
 * Takes the title out of the blocks: paragraphs of that style, or the only heading of the first level if it comes first.
 */
function takeTitle(blocks: BlockNode[], titles: ReadonlySet<BlockNode>): { title?: string; blocks: BlockNode[] } {
  const at = blocks.findIndex((block) => titles.has(block));
  const level = Math.min(...blocks.map((block) => (block.type === 'heading' ? block.level : 6)));
  const top = blocks.filter((block) => block.type === 'heading' && block.level === level);
  const first = at >= 0 ? at : top.length === 1 && blocks[0] === top[0] ? 0 : -1;
  if (first < 0 || !isPlainSentence(blocks[first] as BlockNode)) return { blocks };
  let end = first + 1;
  while (at >= 0 && titles.has(blocks[end] as BlockNode) && isPlainSentence(blocks[end] as BlockNode)) end++;
  const words = blocks.slice(first, end).map((block) => (block.type === 'heading' ? textOfInline(block.children) : ''));
  const title = words.join(' ').replaceAll(/\s+/g, ' ').trim();
  return title === '' ? { blocks } : { title, blocks: blocks.toSpliced(first, end - first) };
}

/**
 * Reads a Word file.
 * @param document path within the source
 * @throws SourceError
 */
export function readWordDocument(file: OfficePackage, document: string): WordDocument {
  const main = file.findMainPart() ?? 'word/document.xml';
  const body = childOf(file.readTree(main), 'w:body');
  if (!body) throw new SourceError('unreadable', { file: document }, 'no-document');
  const context = createContext(file, main, body, document);
  const all = readBlocks(childrenOf(body), context);
  context.fields.endAll();
  omitUnusedNotes(context);
  omitOtherParts(context);
  const { title, blocks } = takeTitle(all, context.titles);
  return { title, language: context.language, properties: file.readProperties(), blocks, losses: context.losses };
}
