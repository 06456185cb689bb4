import type { BlockNode, PictureReference, Place } from '../../model/content.ts';
import type { Change, Losses, Omission } from '../../model/losses.ts';
import type { OfficePackage, Relationship } from '../office/package.ts';
import type { XmlElement } from '../office/xml.ts';
import type { FieldStack } from './fields.ts';
import type { Numbering } from './numbering.ts';
import type { Styles } from './styles.ts';

/** What reading a Word document needs. */
export interface WordContext {
  file: OfficePackage;
  place: Place;
  /** References of the part that is read: of the text, of footnotes, of endnotes. */
  relationships: ReadonlyMap<string, Relationship>;
  styles: Styles;
  numbering: Numbering;
  fields: FieldStack;
  /** Footnotes and endnotes by `footnote:1`. */
  notes: ReadonlyMap<string, Note>;
  /** Notes that the text refers to where it is shown. */
  usedNotes: Set<string>;
  /** Id of the heading that a bookmark is in or under. */
  anchors: ReadonlyMap<string, string>;
  headingIds: ReadonlyMap<XmlElement, string>;
  /** BCP 47 tag of most of the text. */
  language: string;
  /** Paragraphs that are titles of the document. */
  titles: Set<BlockNode>;
  losses: Losses;
  /** Reads elements of the text as blocks, for text boxes and notes. */
  readBlocks: (elements: readonly XmlElement[], context: WordContext) => BlockNode[];
  /** Address of a picture in the package, as media of the source have it. */
  addressOf: (part: string) => string;
}

export interface Note {
  element: XmlElement;
  relationships: ReadonlyMap<string, Relationship>;
}

export function omit(context: WordContext, omission: Omit<Omission, 'place'>): void {
  context.losses.omissions.push({ ...omission, place: context.place });
}

export function change(context: WordContext, one: Omit<Change, 'place' | 'before' | 'after'> & Partial<Change>): void {
  context.losses.changes.push({ before: '', after: '', ...one, place: context.place });
}

/** Part of a sentence with its format, before equal formats are joined. */
export interface Piece {
  content:
    | { type: 'text'; value: string }
    | { type: 'break' }
    | { type: 'picture'; picture: PictureReference; isInline: boolean }
    | { type: 'formula'; tex: string; isBlock: boolean }
    | { type: 'note'; pieces: Piece[] };
  format: PieceFormat;
}

export interface PieceFormat {
  href?: string;
  language?: string;
  isBold?: boolean;
  isItalic?: boolean;
  isStruck?: boolean;
  vertical?: 'subscript' | 'superscript';
  isCode?: boolean;
}

/** Content of a paragraph: its sentence, and blocks that are anchored in it. */
export interface ParagraphContent {
  pieces: Piece[];
  blocks: BlockNode[];
}
