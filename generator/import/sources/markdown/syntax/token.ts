import type { BlockNode, InlineNode, Place } from '../../../model/content.ts';
import type { Counts, Losses, OmissionReason } from '../../../model/losses.ts';
import type { ParsedMarkdown } from './tree.ts';

/** Where a link leads, and its title. */
export interface Target {
  address: string;
  title: string;
}

/** Reads one document. Readers of its parts use it. */
export interface Reader {
  readonly losses: Losses;
  readonly tokens: readonly Token[];
  /** Titles of pictures that no figure has shown yet. */
  readonly titles: Map<InlineNode, { title: string; line: number }>;
  /** Line of the block that is read. */
  line: number;
  /** The text that is read. */
  parsed: ParsedMarkdown;
  /** Reads nested Markdown. @param line number of its first line in the file */
  readBlocks(text: string, line: number): BlockNode[];
  readInlines(text: string, line: number): InlineNode[];
  omit(reason: OmissionReason, name: string, text: string, line: number, counts?: Partial<Omit<Counts, 'words'>>): void;
  place(line: number): Place;
  /** Line in the file of a position in the text that is read. */
  lineOf(position: number): number;
  /** Footnote by its label. */
  note(label: string): InlineNode[] | undefined;
  definition(label: string): Target | undefined;
  /** Text with its tokens as part of a sentence; tokens that are blocks stay marks. */
  expand(text: string): InlineNode[];
  inlinesOf(index: number): InlineNode[];
  blocksOf(index: number): BlockNode[];
  /** Blocks of tokens as part of a sentence, where a page cannot have blocks. */
  inlineOnly(nodes: readonly InlineNode[]): InlineNode[];
  /** Keeps a node while HTML around it is read. */
  hold(node: InlineNode): number;
  /** Text inside HTML: nodes and tokens are put back. `undefined`: it has none. */
  expandHtml(value: string): InlineNode[] | undefined;
  /** A mark for a text that is shown as it is. */
  literal(text: string): string;
  /** A text as written, for code. */
  restore(text: string): string;
  /** A text as an address or attribute. */
  asValue(text: string): string;
  /** Replaces tokens in the attributes of HTML. */
  inTags(html: string): string;
}

/** Part of a document that is no Markdown, or a container of it: a shortcode, a component, an admonition. */
export interface Token {
  /** As written. */
  raw: string;
  /** As part of an address or attribute; none: empty. */
  value?: string;
  /** Content as blocks; absent: it is part of a sentence. */
  blocks?: (reader: Reader) => BlockNode[];
  inlines?: (reader: Reader) => InlineNode[];
  /** Attributes for the block or part of a sentence before it. */
  attributes?: { id?: string };
}

/** Noncharacters, which no text contains: they enclose the number of a token or of a node. */
const tokenMark = /\uFDD0(\d+)\uFDD1/;
const nodeMark = /\uFDD2(\d+)\uFDD3/;
export const reserved = /[\uFDD0-\uFDD3]/g;

export const tokenText = (index: number): string => `\uFDD0${index}\uFDD1`;

export const nodeText = (index: number): string => `\uFDD2${index}\uFDD3`;

/** Splits a text at its tokens or nodes: odd members are their numbers. */
export const splitTokens = (text: string): string[] => text.split(tokenMark);
export const splitNodes = (text: string): string[] => text.split(nodeMark);

/** Replaces tokens by what a function returns for each. */
export const replaceTokens = (text: string, replace: (index: number) => string): string =>
  text.replaceAll(new RegExp(tokenMark, 'g'), (_, index: string) => replace(Number(index)));
