import type { SyntaxNode } from '@lezer/common';
import { parser, Table } from '@lezer/markdown';
import { escapeHtml } from '../../core/util/escape-html.ts';

/** Facts about a recipe besides its HTML, for search and tests. */
export interface MarkdownContent {
  /** Text of each paragraph, heading, list item and table cell. */
  texts: string[];
  /** Bold text: names that the user interface shows. */
  names: string[];
  /** Addresses of links and pictures as written. */
  links: string[];
  pictures: string[];
  /** Code blocks by language. */
  examples: { language: string; code: string }[];
}

/** Size of a picture in pixels, by its address. */
export type SizeOf = (address: string) => { width: number; height: number } | undefined;

export interface RenderedMarkdown extends MarkdownContent {
  html: string;
}

const markdown = parser.configure([
  Table,
  { remove: ['HTMLTag', 'HTMLBlock', 'Entity', 'SetextHeading', 'IndentedCode', 'Autolink', 'LinkReference', 'HorizontalRule'] },
]);

/** Code that is a key to press (`<kbd>`), as opposed to content of a file. */
export const keys = /^(?:(?:Ctrl|Alt|Shift|Enter|Esc|Tab|Delete|Space|Home|End|[↑↓→←])(?:\+|$)|[A-Z/]$)/u;

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/**
 * Isolates the direction of JSON strings, so that Arabic text does not move the quotation marks.
 * https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
const withIsolatedTexts = (code: string) =>
  code
    .split(/("(?:[^"\\]|\\.)*")/)
    .map((part, index) => (index % 2 === 1 ? `&quot;<bdi>${escapeHtml(part.slice(1, -1))}</bdi>&quot;` : escapeHtml(part)))
    .join('');

export const isMark = ({ name }: SyntaxNode) => name.endsWith('Mark') || name === 'TableDelimiter';

class Writer {
  readonly #source: string;
  readonly content: MarkdownContent = { texts: [], names: [], links: [], pictures: [], examples: [] };
  #words = '';

  readonly #sizeOf: SizeOf;

  constructor(source: string, sizeOf: SizeOf) {
    this.#source = source;
    this.#sizeOf = sizeOf;
  }

  #textOf = ({ from, to }: { from: number; to: number }) => this.#source.slice(from, to);

  /** HTML of inline nodes and the text between them; also collects the plain text. */
  #inline(nodes: SyntaxNode[], from: number, to: number): string {
    let at = from;
    let html = '';
    const addText = (end: number) => {
      const text = this.#source.slice(at, end).replaceAll(/\s*\n\s*/g, ' ');
      this.#words += text;
      html += escapeHtml(text);
    };
    for (const node of nodes) {
      addText(node.from);
      html += this.#piece(node);
      at = node.to;
    }
    addText(to);
    return html;
  }

  #piece(node: SyntaxNode): string {
    const { name, from, to } = node;
    if (isMark(node)) return '';
    if (name === 'StrongEmphasis') {
      this.content.names.push(this.#source.slice(from + 2, to - 2));
      return `<strong>${this.#inline(childrenOf(node).slice(1, -1), from + 2, to - 2)}</strong>`;
    }
    if (name === 'InlineCode') return this.#code(node);
    if (name === 'Link' || name === 'Image') return this.#link(node);
    if (name === 'Escape') return this.#inline([], from + 1, to);
    return this.#inline([], from, to);
  }

  #code(node: SyntaxNode): string {
    const [begin, end] = node.getChildren('CodeMark');
    const text = this.#source.slice(begin?.to, end?.from).replace(/^ (.*) $/, '$1');
    this.#words += text;
    const tag = keys.test(text) ? 'kbd' : 'code';
    return `<${tag} dir="ltr">${escapeHtml(text)}</${tag}>`;
  }

  #link(node: SyntaxNode): string {
    const url = node.getChild('URL');
    const [begin, end] = node.getChildren('LinkMark');
    const address = url ? this.#textOf(url) : '';
    const [from, to] = [begin?.to ?? node.from, end?.from ?? node.to];
    if (node.name === 'Image') {
      this.content.pictures.push(address);
      const { width, height } = this.#sizeOf(address) ?? {};
      const size = width && height ? ` width="${width}" height="${height}"` : '';
      return `<img src="${escapeHtml(address)}" alt="${escapeHtml(this.#source.slice(from, to))}"${size} loading="lazy">`;
    }
    this.content.links.push(address);
    const inside = childrenOf(node).filter((child) => child.from >= from && child.to <= to);
    // Links between files of the folder lead to pages of the guide.
    const href = address.replace(/^([\w-]+)\.md(?=$|#)/, '$1');
    return `<a href="${escapeHtml(href)}">${this.#inline(inside, from, to)}</a>`;
  }

  /** Inline content of a block; its plain text is recorded as one text. */
  #line(node: SyntaxNode): string {
    const nodes = childrenOf(node);
    this.#words = '';
    const html = this.#inline(nodes, node.from, node.to).trim();
    if (this.#words.trim() !== '') this.content.texts.push(this.#words.trim());
    return html;
  }

  #item(node: SyntaxNode): string {
    const parts = childrenOf(node).filter((child) => !isMark(child));
    const [only] = parts;
    const isLine = parts.length === 1 && only?.name === 'Paragraph';
    return `<li>${isLine ? this.#line(only) : this.blocks(parts)}</li>`;
  }

  /** Ordered lists keep their start number, as an example may interrupt a list. */
  #steps(node: SyntaxNode): string {
    const items = node.getChildren('ListItem');
    const first = items[0]?.getChild('ListMark');
    const start = first ? Number.parseInt(this.#textOf(first), 10) : 1;
    return `<ol${start === 1 ? '' : ` start="${start}"`}>${items.map((item) => this.#item(item)).join('')}</ol>`;
  }

  #table(node: SyntaxNode): string {
    const cells = (row: SyntaxNode, tag: string) =>
      row.getChildren('TableCell').map((cell) => `<${tag}>${this.#line(cell)}</${tag.split(' ')[0]}>`);
    const [head] = node.getChildren('TableHeader');
    const rows = node.getChildren('TableRow').map((row) => `<tr>${cells(row, 'td').join('')}</tr>`);
    const heads = head ? cells(head, 'th scope="col"').join('') : '';
    return `<div class="wide" tabindex="0"><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  }

  #example(node: SyntaxNode): string {
    const info = node.getChild('CodeInfo');
    const language = info ? this.#textOf(info) : '';
    const code = node
      .getChildren('CodeText')
      .map((part) => this.#textOf(part))
      .join('');
    this.content.examples.push({ language, code });
    return `<pre dir="ltr" tabindex="0"><code>${withIsolatedTexts(code)}</code></pre>`;
  }

  #block(node: SyntaxNode): string {
    const { name } = node;
    const [, level] = /^ATXHeading(\d)$/.exec(name) ?? [];
    if (level !== undefined) return `<h${level}>${this.#line(node)}</h${level}>`;
    if (name === 'FencedCode') return this.#example(node);
    if (name === 'Table') return this.#table(node);
    if (name === 'BulletList')
      return `<ul>${node
        .getChildren('ListItem')
        .map((item) => this.#item(item))
        .join('')}</ul>`;
    if (name === 'OrderedList') return this.#steps(node);
    if (name === 'Blockquote') return `<aside>${this.blocks(childrenOf(node).filter((child) => !isMark(child)))}</aside>`;
    const line = this.#line(node);
    return /^<img [^>]*>$/.test(line) ? `<figure>${line}</figure>` : `<p>${line}</p>`;
  }

  blocks(nodes: SyntaxNode[]): string {
    return nodes
      .filter(({ name }) => name !== 'CommentBlock')
      .map((node) => this.#block(node))
      .join('\n');
  }
}

/**
 * Converts Markdown of the guide to HTML: headings, paragraphs, lists, tables, code, links, pictures and bold text. Everything
 * else, including HTML, is output as plain text.
 */
export function writeMarkdown(source: string, sizeOf: SizeOf = () => undefined): RenderedMarkdown {
  const writer = new Writer(source, sizeOf);
  const html = writer.blocks(childrenOf(markdown.parse(source).topNode));
  return { html, ...writer.content };
}
