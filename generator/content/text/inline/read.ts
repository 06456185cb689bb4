import type { SyntaxNode } from '@lezer/common';
import { abbreviationSign, inlineParser, keyEnd, type LinedMark, linedEnds, mathEnd } from './grammar.ts';

/** A node of a sentence, with its range in the text in UTF-16 units; the end is exclusive. */
export type InlineElement = { from: number; to: number } & (
  | { kind: 'text' }
  | { kind: 'strong' | 'emphasis'; children: InlineElement[] }
  | { kind: 'link'; href: string; hrefFrom: number; children: InlineElement[] }
  /** Words in another language than the text around them; the tag as written, valid or not. */
  | { kind: 'language'; tag: string; tagFrom: number; children: InlineElement[] }
  /** An abbreviation and its meaning as written, which may be empty. */
  | { kind: 'abbreviation'; meaning: string; meaningFrom: number; children: InlineElement[] }
  /** A note on the preceding word, shown at the end of the text. */
  | { kind: 'note'; children: InlineElement[] }
  /** A key of the keyboard, or a combination: `Ctrl+C`. */
  | { kind: 'key'; children: InlineElement[] }
  /** Subscript, superscript or struck-out words. */
  | { kind: LinedMark; children: InlineElement[] }
  /** Code or Latin words, which keep their own direction. */
  | { kind: 'run'; text: string }
  /** A TeX formula, in which no other marks are parsed. */
  | { kind: 'formula'; text: string }
  | { kind: 'break' }
);

/** Quick tests for marks. Most texts have none; `anySign` is the faster test and runs first. */
const anySign = /[*`\]\\]/;
const anyMark = /\^\[|\*\*|\*[^\s*]|`|\]\(|\\\n/;
const hasMark = (text: string) => anySign.test(text) && anyMark.test(text);

const signs = /[*^`[\]()\\]/g;

/** Parsing takes up to (mark characters × length) steps; longer texts are not parsed. */
const maxSteps = 10_000_000;

/** Whether a text is too long, with too many mark characters, to be parsed; it is shown as written. */
export function isBeyondReading(text: string): boolean {
  if (text.length * text.length <= maxSteps || !hasMark(text)) return false;
  return text.length * (text.match(signs)?.length ?? 0) > maxSteps;
}

/** Start of an address in a link. Other parentheses, as in `f[i](x)`, are text. */
export const addressStart = /^(?:[/#]|[a-z][a-z\d+.-]*:|www\.|[\w-]+(?:\.[\w-]+)+(?:$|[/?#]))/i;

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

class Reader {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Converts the nodes of a range; text between nodes becomes text elements. */
  pieces(nodes: SyntaxNode[], from: number, to: number): InlineElement[] {
    const pieces: InlineElement[] = [];
    let at = from;
    const addText = (end: number) => {
      const last = pieces.at(-1);
      if (end > at && last?.kind === 'text') last.to = end;
      else if (end > at) pieces.push({ kind: 'text', from: at, to: end });
      at = Math.max(at, end);
    };
    for (const node of nodes) {
      const piece = this.#piece(node);
      if (!piece) continue;
      addText(piece.from);
      pieces.push(piece);
      at = piece.to;
    }
    addText(to);
    return pieces;
  }

  #piece(node: SyntaxNode): InlineElement | undefined {
    const { name, from, to } = node;
    if (name === 'StrongEmphasis') {
      return { kind: 'strong', from, to, children: this.pieces(childrenOf(node), from + 2, to - 2) };
    }
    if (name === 'Emphasis') return this.#emphasis(node);
    if (name === 'Link') return this.#link(node);
    if (name === 'Language') return this.#language(node);
    if (name === 'Abbreviation') return this.#abbreviation(node);
    if (name === 'Key') return this.#ended(node, 'key', keyEnd);
    if (Object.hasOwn(linedEnds, name)) return this.#ended(node, name as LinedMark, linedEnds[name as LinedMark]);
    if (name === 'Formula') return this.#formula(node);
    if (name === 'Note') return this.#note(node);
    if (name === 'InlineCode') return { kind: 'run', from, to, text: this.#code(node) };
    return name === 'HardBreak' ? { kind: 'break', from, to } : undefined;
  }

  /** Asterisks around punctuation, as in `(*)`, are text. */
  #emphasis(node: SyntaxNode): InlineElement | undefined {
    const { from, to } = node;
    if (!/\p{L}/u.test(this.#text.slice(from, to))) return undefined;
    return { kind: 'emphasis', from, to, children: this.pieces(childrenOf(node), from + 1, to - 1) };
  }

  /** A link has words and an address. One with a title is text: nothing would show the title. */
  #link(node: SyntaxNode): InlineElement | undefined {
    const { from, to } = node;
    const url = node.getChild('URL');
    const [, end] = node.getChildren('LinkMark');
    const href = url ? this.#text.slice(url.from, url.to) : '';
    if (!url || !end || node.getChild('LinkTitle') || !addressStart.test(href)) return undefined;
    const inside = childrenOf(node).filter((child) => child.to <= end.from);
    if (!/\S/.test(this.#text.slice(from + 1, end.from))) return undefined;
    return { kind: 'link', from, to, href, hrefFrom: url.from, children: this.pieces(inside, from + 1, end.from) };
  }

  #language(node: SyntaxNode): InlineElement | undefined {
    const { from, to } = node;
    const end = this.#text.lastIndexOf('](', to - 1);
    const tagFrom = end + '](lang:'.length;
    if (!/\S/.test(this.#text.slice(from + 1, end))) return undefined;
    const children = this.pieces(childrenOf(node), from + 1, end);
    return { kind: 'language', from, to, tag: this.#text.slice(tagFrom, to - 1), tagFrom, children };
  }

  #abbreviation(node: SyntaxNode): InlineElement | undefined {
    const { from, to } = node;
    const end = this.#text.lastIndexOf(abbreviationSign, to - 1);
    const meaningFrom = end + abbreviationSign.length;
    if (!/\S/.test(this.#text.slice(from + 1, end))) return undefined;
    const meaning = this.#text.slice(meaningFrom, to - 1);
    return { kind: 'abbreviation', from, to, meaning, meaningFrom, children: this.pieces(childrenOf(node), from + 1, end) };
  }

  /** A note contains words, unlike `^[a-z]` in patterns and `e^[2]`. */
  #note(node: SyntaxNode): InlineElement | undefined {
    const { from, to } = node;
    const words = this.#text.slice(from + 2, to - 1);
    if (!/\p{L}/u.test(words) || !/[\s.]|[\p{L}--\p{Script=Latin}]/v.test(words)) return undefined;
    return { kind: 'note', from, to, children: this.pieces(childrenOf(node), from + 2, to - 1) };
  }

  #ended(node: SyntaxNode, kind: 'key' | LinedMark, sign: string): InlineElement | undefined {
    const { from, to } = node;
    const end = to - sign.length;
    if (!/\S/.test(this.#text.slice(from + 1, end))) return undefined;
    return { kind, from, to, children: this.pieces(childrenOf(node), from + 1, end) };
  }

  #formula(node: SyntaxNode): InlineElement | undefined {
    const { from, to } = node;
    const text = this.#text.slice(from + 1, to - mathEnd.length).trim();
    return text === '' ? undefined : { kind: 'formula', from, to, text };
  }

  #code(node: SyntaxNode): string {
    const [begin, end] = node.getChildren('CodeMark');
    const text = this.#text.slice(begin?.to, end?.from);
    const isSpaced = text.startsWith(' ') && text.endsWith(' ') && /\S/.test(text);
    return isSpaced ? text.slice(1, -1) : text;
  }
}

/** Parses the marks of a text; undefined if it has none. */
export function readInline(text: string): InlineElement[] | undefined {
  if (!hasMark(text) || isBeyondReading(text)) return undefined;
  const tree = inlineParser.parse(text);
  const paragraphs = childrenOf(tree.topNode);
  const pieces = new Reader(text).pieces(paragraphs.flatMap(childrenOf), 0, text.length);
  return pieces.every(({ kind }) => kind === 'text') ? undefined : pieces;
}

/** Number of asterisks at each end of a mark. */
export const widthOfStars = (kind: 'strong' | 'emphasis') => (kind === 'strong' ? 2 : 1);

/** Elements and their descendants, in text order. */
export function flattenElements(pieces: InlineElement[]): InlineElement[] {
  return pieces.flatMap((piece) => [piece, ...('children' in piece ? flattenElements(piece.children) : [])]);
}

/** The words of an element without marks; a note is not part of the words of its sentence. */
export function wordsOf(text: string, piece: InlineElement): string {
  if (piece.kind === 'text') return text.slice(piece.from, piece.to);
  if (piece.kind === 'note') return '';
  if (piece.kind === 'break') return '\n';
  return 'text' in piece ? piece.text : piece.children.map((child) => wordsOf(text, child)).join('');
}

/** A text without marks, followed by its notes. */
export function wordsWithNotes(text: string): string {
  const pieces = readInline(text);
  if (!pieces) return text;
  const notes = flattenElements(pieces).flatMap((piece) => (piece.kind === 'note' ? [piece.children] : []));
  return [pieces, ...notes]
    .map((part) => part.map((piece) => wordsOf(text, piece)).join(''))
    .join(' ')
    .trim();
}

/** A text without marks and notes. */
export function plainWords(text: string): string {
  const pieces = readInline(text);
  return pieces ? pieces.map((piece) => wordsOf(text, piece)).join('') : text;
}
