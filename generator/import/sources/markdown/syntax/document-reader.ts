import { inlineOfBlocks } from '../../../html/flatten.ts';
import type { BlockNode, InlineNode, Place } from '../../../model/content.ts';
import type { Losses } from '../../../model/losses.ts';
import { readChildren } from './blocks.ts';
import { expandTokens } from './inlines.ts';
import { noteDefinition } from './marks.ts';
import { type Rules, type Scanned, Scanner } from './scan.ts';
import { decodeEntities, unescapeMarkdown } from './text.ts';
import { type Reader, replaceTokens, reserved, splitNodes, splitTokens, type Target, type Token, tokenText } from './token.ts';
import { type ParsedMarkdown, parseMarkdown } from './tree.ts';

/** What reading a document depends on. */
export interface MarkdownContext {
  file: string;
  losses: Losses;
  rules: Rules;
}

const definitionLine =
  /^[ \t>]*\[((?:[^[\]\\\n]|\\.)+)\]:[ \t]*(?:\n[ \t>]*)?(<[^>\n]*>|\S+)(?:[ \t]+(?:"([^"\n]*)"|'([^'\n]*)'|\(([^)\n]*)\)))?[ \t]*$/gm;

const labelKey = (label: string): string => label.trim().replaceAll(/\s+/g, ' ').toLowerCase().toUpperCase();

/** Nesting of containers beyond what an honest document has. */
const maxDepth = 60;

/** Reads one document and the containers in it. */
export class DocumentReader implements Reader {
  readonly losses: Losses;
  readonly tokens: Token[] = [];
  readonly titles = new Map<InlineNode, { title: string; line: number }>();
  line = 1;
  parsed: ParsedMarkdown = parseMarkdown('', false);
  readonly #context: MarkdownContext;
  readonly #scanner: Scanner;
  readonly #definitions = new Map<string, Target>();
  readonly #notes = new Map<string, { text: string; line: number; isUsed: boolean; isOpen: boolean }>();
  readonly #held: InlineNode[] = [];
  #scanned: Scanned = { text: '', lines: [1] };
  #lineStarts: number[] = [0];
  #depth = 0;

  constructor(context: MarkdownContext) {
    this.#context = context;
    this.losses = context.losses;
    const addNote = (label: string, text: string, line: number) => {
      // What another note of the same label says is shown after the text, as notes are that nothing refers to.
      const key = this.#notes.has(label) ? `${label}\n${line}` : label;
      this.#notes.set(key, { text, line, isUsed: false, isOpen: false });
    };
    const rules = { ...context.rules, lines: [noteDefinition(addNote), ...context.rules.lines] };
    this.#scanner = new Scanner(rules, this.tokens);
  }

  /**
   * Reads a whole document; one that is nested without end is left out.
   * @param line of the file at which the text starts
   */
  readDocument(text: string, line: number): BlockNode[] {
    try {
      return this.#readWhole(text, line);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.losses.omissions.splice(0);
      this.omit('too-large', 'nesting', text, line);
      return [];
    }
  }

  #readWhole(text: string, line: number): BlockNode[] {
    for (const [, label = '', address = '', ...titles] of text.matchAll(definitionLine)) {
      const key = labelKey(label);
      const title = titles.slice(0, 3).find((each) => each !== undefined) ?? '';
      const target = { address: unescapeMarkdown(address.replace(/^<(.*)>$/, '$1')), title: decodeEntities(title) };
      if (!label.startsWith('^') && !this.#definitions.has(key)) this.#definitions.set(key, target);
    }
    const blocks = this.readBlocks(text.replaceAll(reserved, '\uFFFD'), line);
    const unused = [...this.#notes.values()].filter(({ isUsed }) => !isUsed);
    const rest = unused.flatMap((note) => this.readBlocks(note.text, note.line));
    for (const { title, line: at } of this.titles.values()) this.omit('hidden', title, '', at);
    return [...blocks, ...rest];
  }

  readBlocks(text: string, line: number): BlockNode[] {
    if (this.#depth >= maxDepth) {
      this.omit('too-large', 'nesting', text, line);
      return [];
    }
    const [scanned, starts] = [this.#scanned, this.#lineStarts];
    this.#depth += 1;
    this.#scanned = this.#scanner.scan(text, line);
    const source = this.#scanned.text;
    this.#lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const outer = this.parsed;
    this.parsed = parseMarkdown(source, this.#context.rules.isMdx === true);
    const blocks = readChildren(this.parsed.tree.topNode, source, this);
    this.parsed = outer;
    this.#depth -= 1;
    [this.#scanned, this.#lineStarts] = [scanned, starts];
    return blocks;
  }

  readInlines(text: string, line: number): InlineNode[] {
    const blocks = this.readBlocks(text, line);
    const [only] = blocks;
    return blocks.length === 1 && only?.type === 'paragraph' ? only.children : inlineOfBlocks(blocks);
  }

  omit(...[reason, name, text, line, counts]: Parameters<Reader['omit']>): void {
    this.losses.omissions.push({ reason, name, text, ...(counts ? { counts } : {}), place: this.place(line) });
  }

  place(line: number): Place {
    return { file: this.#context.file, line };
  }

  note(label: string): InlineNode[] | undefined {
    const note = this.#notes.get(label);
    if (!note || note.isOpen) return undefined;
    note.isUsed = true;
    note.isOpen = true;
    const children = this.readInlines(note.text, note.line);
    note.isOpen = false;
    return children;
  }

  definition(label: string): Target | undefined {
    return this.#definitions.get(labelKey(label));
  }

  lineOf(position: number): number {
    let [low, high] = [0, this.#lineStarts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lineStarts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return this.#scanned.lines[low] ?? 1;
  }

  expand(text: string): InlineNode[] {
    return expandTokens(text, this);
  }

  inlinesOf(index: number): InlineNode[] {
    const token = this.tokens[index];
    if (!token || token.attributes) return [];
    if (token.inlines) return token.inlines(this);
    if (token.blocks) return [{ type: 'text', value: tokenText(index) }];
    return token.value === undefined ? [] : [{ type: 'text', value: token.value }];
  }

  blocksOf(index: number): BlockNode[] {
    return this.tokens[index]?.blocks?.(this) ?? [];
  }

  inlineOnly(nodes: readonly InlineNode[]): InlineNode[] {
    return nodes.flatMap((node): InlineNode[] => {
      if ('children' in node) return [{ ...node, children: this.inlineOnly(node.children) }];
      if (node.type !== 'text') return [node];
      return splitTokens(node.value).flatMap((piece, index): InlineNode[] => {
        if (index % 2 === 1) return inlineOfBlocks(this.blocksOf(Number(piece)));
        return piece === '' ? [] : [{ type: 'text', value: piece }];
      });
    });
  }

  hold(node: InlineNode): number {
    return this.#held.push(node) - 1;
  }

  expandHtml(value: string): InlineNode[] | undefined {
    const pieces = splitNodes(value);
    if (pieces.length === 1 && splitTokens(value).length === 1) return undefined;
    return this.inlineOnly(
      pieces.flatMap((piece, index) => {
        const held = index % 2 === 1 ? this.#held[Number(piece)] : undefined;
        return held ? [held] : this.expand(piece);
      }),
    );
  }

  literal(text: string): string {
    return tokenText(this.tokens.push({ raw: text, value: text }) - 1);
  }

  restore(text: string): string {
    const restored = replaceTokens(text, (index) => this.tokens[index]?.raw ?? '');
    return this.#context.rules.code?.(restored) ?? restored;
  }

  asValue(text: string): string {
    return replaceTokens(text, (index) => this.tokens[index]?.value ?? '');
  }

  inTags(html: string): string {
    return html.replaceAll(/<[A-Za-z/][^<>]*>/g, (tag) => this.asValue(tag));
  }
}
