import type { BlockNode, InlineNode, Place } from '../model/content.ts';
import { blocksWithin, countsOfBlocks, type OtherCounts } from '../model/counts.ts';
import type { ChangeReason, OmissionReason } from '../model/losses.ts';
import { readCode } from './code.ts';
import { readContainer, readDetails, readHeading, readQuote } from './containers.ts';
import { attributeOf, type HtmlElement, type HtmlNode, isElement } from './dom.ts';
import { blockElements } from './element-names.ts';
import { readFigure } from './figures.ts';
import { inlineOfBlocks } from './flatten.ts';
import { displayFormula } from './formulas.ts';
import { type FlowNode, flowOf, holdersIn } from './holders.ts';
import type { BlockReader, ElementChange, HtmlContext, HtmlFacts, HtmlReader, ReadState } from './html-reader.ts';
import { maxDepth, readInline } from './inline.ts';
import { languageOf } from './language.ts';
import { linkBlocks } from './links.ts';
import { readList, readStrayItem, readTerms } from './lists.ts';
import { readFrame, readObject, readPlayer } from './media.ts';
import { findNotes } from './notes.ts';
import { isOmittedElement, omissionOf } from './omitted.ts';
import { inLanguage, readParagraphs } from './paragraphs.ts';
import { parsePart } from './parse.ts';
import { shownPicturesIn } from './pictures.ts';
import { countsWithin, plainTextOf } from './plain-text.ts';
import { readStrayPart, readTable } from './tables.ts';
import { tidyInline } from './tidy.ts';

const blockReaders: Partial<Record<string, BlockReader>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, readHeading])),
  ...Object.fromEntries(['ul', 'ol', 'menu', 'dir'].map((name) => [name, readList])),
  ...Object.fromEntries(['pre', 'listing', 'xmp', 'plaintext'].map((name) => [name, readCode])),
  ...Object.fromEntries(['td', 'th', 'tr', 'thead', 'tbody', 'tfoot', 'caption'].map((name) => [name, readStrayPart])),
  li: readStrayItem,
  dl: readTerms,
  table: readTable,
  blockquote: readQuote,
  figure: readFigure,
  details: readDetails,
  iframe: readFrame,
  video: readPlayer,
  audio: readPlayer,
  object: readObject,
  embed: readObject,
  hr: () => [{ type: 'divider' }],
};

/** Nodes of the whole page that nodes are a part of. */
function pageOf([first]: readonly HtmlNode[]): readonly HtmlNode[] {
  let root = first?.parentNode;
  while (root && 'parentNode' in root && root.parentNode) root = root.parentNode;
  return root?.childNodes ?? [];
}

const factsOf = (nodes: readonly HtmlNode[]): HtmlFacts => ({
  holders: holdersIn(nodes),
  shownPictures: shownPicturesIn(pageOf(nodes)),
  ...findNotes(nodes),
});

class PartReader implements HtmlReader {
  readonly context: HtmlContext;
  readonly facts: HtmlFacts;
  readonly #omitted = new Map<HtmlElement, boolean>();
  readonly #asked = new Set<HtmlElement>();
  /** Names of scripts and styles that are recorded: one line for each name is enough. */
  readonly #named = new Set<string>();

  constructor(nodes: readonly HtmlNode[], context: HtmlContext) {
    this.context = context;
    this.facts = factsOf(nodes);
  }

  get start(): ReadState {
    return { depth: 0, language: this.context.language, isCode: false, isLinked: false, marks: [] };
  }

  flow(nodes: readonly HtmlNode[], state: ReadState): BlockNode[] {
    const blocks: BlockNode[] = [];
    let run: HtmlNode[] = [];
    const end = () => {
      if (run.length > 0) blocks.push(...readParagraphs(run, this, state));
      run = [];
    };
    for (const part of flowOf(nodes, state, this)) {
      const found = this.#partOf(part);
      if (part.isBlock || found !== undefined) end();
      for (const block of found ?? []) blocks.push(block);
      if (!part.isBlock && found === undefined) run.push(part.node);
    }
    end();
    return joinButtons(blocks);
  }

  /** Blocks of a node; undefined if it is text or an inline element. */
  #partOf({ node, state, isBlock }: FlowNode): BlockNode[] | undefined {
    if (!isElement(node)) return undefined;
    if (this.isOmitted(node)) return isBlock ? [] : undefined;
    if (state.depth > maxDepth) return isBlock ? readParagraphs([node], this, state) : undefined;
    const taken = this.taken(node, state) ?? displayFormula(node, this);
    return taken ?? (isBlock ? this.#block(node, state) : undefined);
  }

  #block(element: HtmlElement, outer: ReadState): BlockNode[] {
    const state = this.stateIn(element, outer);
    const blocks = this.#read(element, state);
    const place = this.placeOf(element);
    for (const block of blocks) block.place ??= place;
    return blocks;
  }

  #read(element: HtmlElement, state: ReadState): BlockNode[] {
    const reader = blockReaders[element.tagName];
    if (reader !== undefined) return reader(element, this, state);
    if (blockElements.has(element.tagName)) return readContainer(element, this, state);
    const href = element.tagName === 'a' && !state.isLinked ? attributeOf(element, 'href')?.trim() : undefined;
    const blocks = this.flow(element.childNodes, { ...state, isLinked: state.isLinked || href !== undefined });
    return href === undefined ? blocks : linkBlocks(blocks, href, element, this);
  }

  copied(element: HtmlElement, childNodes: HtmlNode[]): HtmlElement {
    const copy = { ...element, childNodes };
    this.#omitted.set(copy, false);
    this.#asked.add(copy);
    return copy;
  }

  inline(nodes: readonly HtmlNode[], state: ReadState): InlineNode[] {
    const isFlow = nodes.some((node) => isElement(node) && (blockElements.has(node.tagName) || this.facts.holders.has(node)));
    if (!isFlow || state.depth > maxDepth) return inLanguage(tidyInline(readInline(nodes, this, state)), this, state);
    const blocks = this.flow(nodes, state);
    this.#flattened(blocks);
    return tidyInline(inlineOfBlocks(blocks));
  }

  /** Records what blocks lose as part of a sentence. */
  #flattened(blocks: readonly BlockNode[]): void {
    const { headings, listItems, tableCells, codeBlocks, embeds } = countsOfBlocks(blocks);
    const counts = Object.entries({ headings, listItems, tableCells, codeBlocks }).filter(([, count]) => count > 0);
    if (counts.length > 0)
      this.changed('structure-flattened', 'sentence', Object.fromEntries(counts.map(([name, count]) => [name, -count])));
    if (embeds > 0) this.#linkedEmbeds(blocks);
  }

  #linkedEmbeds(blocks: readonly BlockNode[]): void {
    for (const block of blocksWithin(blocks)) {
      if (!/^(?:audio|video|embed|file)$/.test(block.type) || !('address' in block)) continue;
      const after = block.title ? '' : block.address;
      this.context.losses.changes.push({
        reason: 'embed-as-link',
        name: block.address,
        before: '',
        after,
        counts: { embeds: -1, links: 1 },
        place: this.context.place,
      });
    }
  }

  stateIn(element: HtmlElement, state: ReadState): ReadState {
    return { ...state, depth: state.depth + 1, language: languageOf(element, state) ?? state.language };
  }

  taken(element: HtmlElement, state: ReadState): BlockNode[] | undefined {
    if (this.context.element === undefined || this.#asked.has(element)) return undefined;
    this.#asked.add(element);
    return this.context.element(element, () => this.flow(element.childNodes, this.stateIn(element, state)));
  }

  isOmitted(element: HtmlElement): boolean {
    const known = this.#omitted.get(element);
    if (known !== undefined) return known;
    const reason = omissionOf(element, this);
    const isOmitted = reason !== undefined || isOmittedElement(element, this);
    this.#omitted.set(element, isOmitted);
    if (reason !== undefined) this.omit(reason, element);
    return isOmitted;
  }

  ignore(element: HtmlElement): void {
    this.#omitted.set(element, true);
  }

  omit(reason: OmissionReason, element: HtmlElement): void {
    const [text, counts] = [plainTextOf([element]), countsWithin([element])];
    const isEmpty = text === '' && Object.keys(counts).length === 0;
    if (isEmpty && this.#named.has(element.tagName)) return;
    if (isEmpty) this.#named.add(element.tagName);
    this.context.losses.omissions.push({ reason, name: element.tagName, text, counts, place: this.placeOf(element) });
  }

  omitEmpty(element: HtmlElement, counts: Partial<OtherCounts>): void {
    const place = this.placeOf(element);
    this.context.losses.omissions.push({ reason: 'script', name: element.tagName, text: '', counts, place });
  }

  change(reason: ChangeReason, element: HtmlElement, change: ElementChange): void {
    this.context.losses.changes.push({ reason, name: element.tagName, place: this.placeOf(element), ...change });
  }

  changed(reason: ChangeReason, name: string, counts: Partial<OtherCounts>): void {
    this.context.losses.changes.push({ reason, name, before: '', after: '', counts, place: this.context.place });
  }

  placeOf({ sourceCodeLocation }: HtmlElement): Place {
    const { file, line = 1 } = this.context.place;
    return sourceCodeLocation ? { file, line: line + sourceCodeLocation.startLine - 1 } : this.context.place;
  }
}

/** Joins buttons that follow one another. */
function joinButtons(blocks: readonly BlockNode[]): BlockNode[] {
  const joined: BlockNode[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.type === 'buttons' && last?.type === 'buttons') last.links.push(...block.links);
    else joined.push(block);
  }
  return joined;
}

/** Reads parsed nodes. Everything that is not in the result is added to the losses of the context. */
export function readHtmlNodes(nodes: readonly HtmlNode[], context: HtmlContext): BlockNode[] {
  const reader = new PartReader(nodes, context);
  return reader.flow(nodes, reader.start);
}

/** Parses a part of a page. */
function parsed(html: string, { losses, place }: HtmlContext): HtmlNode[] {
  const { tree, isFlattened } = parsePart(html);
  if (isFlattened) losses.changes.push({ reason: 'structure-flattened', name: 'html', before: '', after: '', place });
  return tree;
}

/**
 * Reads HTML of a part of a page, such as the body of a post. Everything that is not in the result is added to the losses of
 * the context: in words, the result and the omissions are the whole.
 */
export const readHtml = (html: string, context: HtmlContext): BlockNode[] => readHtmlNodes(parsed(html, context), context);

/** The same as part of a sentence; blocks in it are separated by line breaks. */
export function readHtmlInline(html: string, context: HtmlContext): InlineNode[] {
  const nodes = parsed(html, context);
  const reader = new PartReader(nodes, context);
  return reader.inline(nodes, reader.start);
}
