/**
 * Content of a document of an old site, whatever its format. Readers produce it, and `generator/import/convert/` turns it into
 * blocks. Plain data: every text is the visible text, without marks and entities.
 */

/** Place in the source, for messages. */
export interface Place {
  /** Path within the source, with `/`. */
  file: string;
  /** From 1. */
  line?: number;
}

/** A picture as the source names it. */
export interface PictureReference {
  /** Absolute URL, a path from the root of the old site, or a path relative to the document. */
  address: string;
  alt: string;
  /** Number of the attachment, in sources that have them. */
  media?: string;
  /** Size as shown there, in CSS pixels. */
  width?: number;
  height?: number;
}

/** Part of a sentence. */
export type InlineNode =
  | { type: 'text'; value: string }
  | { type: 'strong' | 'emphasis' | 'subscript' | 'superscript' | 'struck' | 'key'; children: InlineNode[] }
  | { type: 'code'; value: string }
  | { type: 'link'; href: string; children: InlineNode[] }
  | { type: 'picture'; picture: PictureReference }
  | { type: 'break' }
  | { type: 'abbreviation'; meaning: string; children: InlineNode[] }
  /** Words of another language. @property language BCP 47 tag */
  | { type: 'language'; language: string; children: InlineNode[] }
  | { type: 'formula'; tex: string }
  | { type: 'note'; children: InlineNode[] };

export interface FigureNode {
  type: 'picture';
  picture: PictureReference;
  caption?: InlineNode[];
  /** Where a click on the picture leads. */
  href?: string;
}

export interface ListItem {
  blocks: BlockNode[];
  /** State of a task. */
  isDone?: boolean;
}

export interface TableCell {
  content: InlineNode[];
  isHead?: boolean;
  /** Number of columns or rows that the cell spans, if more than 1. */
  columns?: number;
  rows?: number;
}

/** A table: rows of cells as written; spanned places have no cell. */
export interface TableNode {
  type: 'table';
  caption?: InlineNode[];
  head: TableCell[][];
  body: TableCell[][];
  foot: TableCell[][];
}

/** What a frame or a media file shows. */
export interface MediaNode {
  type: 'audio' | 'video' | 'embed' | 'file';
  /** As {@link PictureReference.address}. */
  address: string;
  title?: string;
  caption?: InlineNode[];
  /** Picture of a video before it plays. */
  poster?: PictureReference;
  media?: string;
}

/** Part of a page. */
export type BlockNode = { place?: Place } & (
  | { type: 'paragraph'; children: InlineNode[] }
  /** @property level 1 to 6 as written; the converter makes them follow one another */
  | { type: 'heading'; level: number; children: InlineNode[]; id?: string }
  | { type: 'list'; isOrdered: boolean; start?: number; numbering?: 'letters' | 'roman'; items: ListItem[] }
  | { type: 'terms'; items: { terms: InlineNode[][]; values: BlockNode[][] }[] }
  | { type: 'quote'; blocks: BlockNode[]; source?: InlineNode[] }
  /** @property text exactly as written. @property language as the source names it */
  | { type: 'code'; text: string; language?: string; title?: string }
  | TableNode
  | FigureNode
  | { type: 'gallery'; pictures: FigureNode[]; caption?: InlineNode[] }
  | { type: 'media-text'; picture: FigureNode; side: 'start' | 'end'; blocks: BlockNode[] }
  | { type: 'cover'; picture?: FigureNode; blocks: BlockNode[] }
  | { type: 'columns'; columns: BlockNode[][] }
  | { type: 'details'; summary: InlineNode[]; blocks: BlockNode[] }
  | { type: 'callout'; tone: 'note' | 'tip' | 'warning'; title?: InlineNode[]; blocks: BlockNode[] }
  | { type: 'tabs'; tabs: { label: string; blocks: BlockNode[] }[] }
  | { type: 'buttons'; links: { label: string; href: string }[] }
  | MediaNode
  | { type: 'formula'; tex: string }
  /** List of posts. @property terms names of categories or tags that select them; none: all */
  | { type: 'posts'; heading?: InlineNode[]; terms: string[]; most?: number }
  | { type: 'divider' }
);
