import type { BlockNode, InlineNode, Place } from '../model/content.ts';
import type { OtherCounts } from '../model/counts.ts';
import type { Change, ChangeReason, Losses, OmissionReason } from '../model/losses.ts';
import type { HtmlElement, HtmlNode } from './dom.ts';

/** What reading a part of a page depends on. */
export interface HtmlContext {
  /** Where the part begins in the source. */
  place: Place;
  losses: Losses;
  /** BCP 47 tag of the page. Only words of other languages are marked as such. */
  language?: string;
  /** Takes an element over: returns its content. `undefined`: the element is read as HTML. */
  element?: (element: HtmlElement, readChildren: () => BlockNode[]) => BlockNode[] | undefined;
  /** Takes a text over, such as one with shortcodes. */
  text?: (value: string) => InlineNode[] | undefined;
}

/** What applies to the nodes that are read, as it was set around them. */
export interface ReadState {
  depth: number;
  language: string | undefined;
  /** Whether text is code. */
  isCode: boolean;
  /** Whether line feeds are line breaks. */
  keepsLines?: boolean;
  /** Whether text is in a link. */
  isLinked: boolean;
  /** Marks of inline elements that contain blocks: around the text of each paragraph. */
  marks: readonly ((nodes: InlineNode[]) => InlineNode[])[];
}

/** Facts about the whole part, found before it is read. */
export interface HtmlFacts {
  /** Inline elements that contain blocks. */
  holders: ReadonlySet<HtmlElement>;
  /** Addresses of pictures and frames outside `noscript`. */
  shownPictures: ReadonlySet<string>;
  /** Footnotes: the link to one, and its list item. */
  notes: ReadonlyMap<HtmlElement, HtmlElement>;
  /** Lists of those footnotes, and links from a footnote back to the text. */
  noteParts: ReadonlySet<HtmlElement>;
}

/** What changes in an element. */
export type ElementChange = Pick<Change, 'before' | 'after' | 'counts'> & Partial<Pick<Change, 'name'>>;

/** Reads nodes of one part. Readers of single elements use it for their content. */
export interface HtmlReader {
  context: HtmlContext;
  facts: HtmlFacts;
  /** Blocks; text between them becomes paragraphs. */
  flow(nodes: readonly HtmlNode[], state: ReadState): BlockNode[];
  /** Content as part of a sentence; blocks in it are flattened. */
  inline(nodes: readonly HtmlNode[], state: ReadState): InlineNode[];
  /** State of the content of an element. */
  stateIn(element: HtmlElement, state: ReadState): ReadState;
  /** Asks the context once whether it takes an element over. */
  taken(element: HtmlElement, state: ReadState): BlockNode[] | undefined;
  /** Whether an element is not content of the new site; records that it is left out, once. */
  isOmitted(element: HtmlElement): boolean;
  /** Copy of an element with some of its nodes. */
  copied(element: HtmlElement, childNodes: HtmlNode[]): HtmlElement;
  /** Marks an element as read elsewhere. */
  ignore(element: HtmlElement): void;
  /** Records that an element is left out, with its words and counts. */
  omit(reason: OmissionReason, element: HtmlElement, name?: string): void;
  /** Records an element without content. */
  omitEmpty(element: HtmlElement, counts: Partial<OtherCounts>): void;
  /** @param change its name is that of the element, unless it has another */
  change(reason: ChangeReason, element: HtmlElement, change: ElementChange): void;
  /** Records that counts differ from the source. */
  changed(reason: ChangeReason, name: string, counts: Partial<OtherCounts>): void;
  placeOf(element: HtmlElement): Place;
}

/** Reads one element as blocks. */
export type BlockReader = (element: HtmlElement, reader: HtmlReader, state: ReadState) => BlockNode[];
