import type { SyntaxNode } from '@lezer/common';
import { parser, Table } from '@lezer/markdown';
import { childrenOf, isMark, keys } from '../../../generator/editor/guide/markdown.ts';
import { codeLanguageNames } from '../../../templates/schema/code-languages.ts';
import type { SiteLanguage } from './both.ts';
import type { Content } from './page.ts';

const markdown = parser.configure([Table, { remove: ['HTMLTag', 'Entity', 'SetextHeading', 'IndentedCode', 'Autolink'] }]);

/** Keys that few fonts have a sign for, as keyboards of programmers name them. */
const arrows: Record<string, string> = { '↑': 'Up', '↓': 'Down', '→': 'Right', '←': 'Left' };

const shortNames: Record<string, string> = { sh: 'bash', ts: 'typescript', tsx: 'typescript' };

export interface Reading {
  language: SiteLanguage;
  /** Where a link of the text leads on the site; undefined where it leads to nothing there, and its words stay. */
  linkTo: (address: string) => string | undefined;
  /** The name of a picture of the text among those of the site. */
  pictureOf: (address: string) => string;
  /** What a table is called that no heading of the text stands above. */
  tableName: string;
}

/** Reads a text in Markdown as pieces of running text: headings, paragraphs, lists, tables, code, pictures, asides. */
class Reader {
  readonly #source: string;
  readonly #reading: Reading;
  #isBelowHeading = false;

  constructor(source: string, reading: Reading) {
    this.#source = source;
    this.#reading = reading;
  }

  /** A text in its language alone. */
  #inLanguage = (text: string) => ({ [this.#reading.language]: text }) as unknown as Content;

  #words(nodes: SyntaxNode[], from: number, to: number): string {
    let at = from;
    let words = '';
    for (const node of nodes) {
      words += this.#source.slice(at, node.from) + this.#piece(node);
      at = node.to;
    }
    return (words + this.#source.slice(at, to)).replaceAll(/\s*(?<!\\)\n\s*/g, ' ');
  }

  #piece(node: SyntaxNode): string {
    const { name, from, to } = node;
    if (name === 'QuoteMark') return '';
    if (name === 'Escape') return this.#source.slice(from + 1, to);
    if (name === 'InlineCode') return this.#code(this.#source.slice(from, to));
    if (name === 'Link') return this.#link(node);
    if (name === 'StrongEmphasis') return `**${this.#words(childrenOf(node).slice(1, -1), from + 2, to - 2)}**`;
    return this.#source.slice(from, to);
  }

  #code(written: string): string {
    const text = written.replace(/^`+ ?(.*?) ?`+$/s, '$1');
    return keys.test(text) ? `[${text.replaceAll(/[↑↓→←]/g, (arrow) => arrows[arrow] ?? arrow)}](key:)` : written;
  }

  #link(node: SyntaxNode): string {
    const url = node.getChild('URL');
    const [begin, end] = node.getChildren('LinkMark');
    const [from, to] = [begin?.to ?? node.from, end?.from ?? node.to];
    const inside = childrenOf(node).filter((child) => child.from >= from && child.to <= to);
    const words = this.#words(inside, from, to);
    const address = url ? this.#source.slice(url.from, url.to) : '';
    const href = /^(?:https|mailto):/.test(address) ? address : this.#reading.linkTo(address);
    return href === undefined ? words : `[${words}](${href})`;
  }

  #line(node: SyntaxNode): string {
    return this.#words(
      childrenOf(node).filter((child) => child.name !== 'HeaderMark'),
      node.from,
      node.to,
    )
      .replace(/^#+ /, '')
      .trim();
  }

  #item(node: SyntaxNode): unknown {
    const parts = childrenOf(node).filter((child) => !isMark(child));
    const [first, ...rest] = parts.filter(({ name }) => name === 'Paragraph').map((part) => this.#inLanguage(this.#line(part)));
    const inner = parts.filter(({ name }) => name === 'BulletList' || name === 'OrderedList');
    const items = inner.flatMap((list) => list.getChildren('ListItem').map((item) => this.#item(item)));
    if (rest.length === 0 && items.length === 0) return first;
    return { text: first, ...(rest.length > 0 && { paragraphs: rest }), ...(items.length > 0 && { items }) };
  }

  #list(node: SyntaxNode): Content {
    const items = node.getChildren('ListItem');
    const isNumbered = node.name === 'OrderedList';
    const mark = items[0]?.getChild('ListMark');
    const start = isNumbered && mark ? Number.parseInt(this.#source.slice(mark.from, mark.to), 10) : 1;
    return {
      type: 'list',
      items: items.map((item) => this.#item(item)),
      ...(isNumbered && { numbered: true }),
      ...(start > 1 && { start }),
    };
  }

  #table(node: SyntaxNode): Content {
    const cells = (row: SyntaxNode | null) =>
      (row?.getChildren('TableCell') ?? []).map((cell) => this.#inLanguage(this.#line(cell)));
    return {
      type: 'table',
      ...(!this.#isBelowHeading && { caption: this.#inLanguage(this.#reading.tableName) }),
      columns: cells(node.getChild('TableHeader')),
      rows: node.getChildren('TableRow').map(cells),
    };
  }

  #example(node: SyntaxNode): Content {
    const info = node.getChild('CodeInfo');
    const [name = '', file] = info ? this.#source.slice(info.from, info.to).split(' ') : [];
    const language = shortNames[name] ?? name;
    const text = node
      .getChildren('CodeText')
      .map(({ from, to }) => this.#source.slice(from, to))
      .join('');
    const isKnown = (codeLanguageNames as readonly string[]).includes(language);
    return { type: 'code', ...(file !== undefined && { file }), ...(isKnown && { language }), text };
  }

  #picture(node: SyntaxNode): Content {
    const url = node.getChild('URL');
    const [begin, end] = node.getChildren('LinkMark');
    const address = url ? this.#source.slice(url.from, url.to) : '';
    const alt = this.#inLanguage(this.#source.slice(begin?.to, end?.from));
    return { type: 'figure', image: { src: this.#reading.pictureOf(address), alt } };
  }

  #heading(node: SyntaxNode, level: number): Content {
    const text = this.#line(node);
    this.#isBelowHeading = true;
    const type = level <= 2 ? 'heading' : level === 3 ? 'subheading' : level === 4 ? 'minor-heading' : 'paragraph-heading';
    return { type, text: this.#inLanguage(text) };
  }

  #block(node: SyntaxNode): Content {
    const { name } = node;
    const [, level] = /^ATXHeading(\d)$/.exec(name) ?? [];
    if (level !== undefined) return this.#heading(node, Number(level));
    if (name === 'FencedCode') return this.#example(node);
    if (name === 'Table') return this.#table(node);
    if (name === 'BulletList' || name === 'OrderedList') return this.#list(node);
    if (name === 'Blockquote') return { type: 'aside', text: this.blocks(childrenOf(node).filter((child) => !isMark(child))) };
    const image = node.getChild('Image');
    if (image && image.from === node.from && image.to === node.to) return this.#picture(image);
    return this.#inLanguage(this.#line(node));
  }

  blocks(nodes: SyntaxNode[]): Content[] {
    return nodes
      .filter(({ name }) => name !== 'CommentBlock' && name !== 'HTMLBlock' && name !== 'LinkReference')
      .map((node) => this.#block(node));
  }
}

export function readMarkdown(source: string, reading: Reading): Content[] {
  return new Reader(source, reading).blocks(childrenOf(markdown.parse(source).topNode));
}
