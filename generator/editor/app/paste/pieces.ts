import { plainWords } from '../../../content/text/inline/read.ts';
import { type CodePiece, codeIn, partsByFences } from './code.ts';
import { type HtmlNode, styleOf, wordsIn } from './html.ts';
import { isIgnoredElement, lineOf, PasteNotes, paragraphsOf, sentenceOf } from './sentence.ts';
import { type TableNames, type TablePiece, tableOf } from './table.ts';

/** List item. Pages show three levels. */
export type Item = string | ({ text: string; items: Item[] } & ListNumbering);

/** Numbering of a list. */
interface ListNumbering {
  numbered?: true;
  numbering?: 'letters' | 'nested';
}

type HeadingType = 'heading' | 'subheading' | 'minor-heading' | 'paragraph-heading';

/** Piece that a `details` piece can contain: paragraph, list, code or table. */
export type Inner = string | ({ type: 'list'; items: Item[] } & ListNumbering) | CodePiece | TablePiece;

/** Piece of running text, in the format of the content. */
export type Piece =
  | string
  | { type: HeadingType; text: string }
  | ({ type: 'list'; items: Item[] } & ListNumbering)
  | { type: 'quote'; text: string[] }
  | { type: 'details'; title: string; text: Inner[] }
  | TablePiece
  | CodePiece
  | { type: 'divider' };

export interface PastedContent {
  pieces: Piece[];
  notes: PasteNotes;
}

/** Block-level elements: they start on a new line and are not text of a paragraph. */
const blocks =
  /^(?:p|div|ul|ol|li|dl|dt|dd|table|h[1-6]|blockquote|pre|hr|section|article|main|header|footer|nav|aside|figure|figcaption|details|summary|center|address|form|fieldset)$/;

const isBlock = ({ name }: HtmlNode) => blocks.test(name);
const holdsBlocks = (node: HtmlNode): boolean => node.children.some((child) => isBlock(child) || holdsBlocks(child));

/** List item before nesting is resolved. */
interface Line {
  /** Id of the list in Word. */
  list: string;
  level: number;
  text: string;
  isNumbered: boolean;
  /** Numbering other than plain numbers. */
  numbering?: 'letters' | 'nested' | undefined;
}

/** Piece while reading: headings with their level, lists as lines. */
type ParsedPiece = Piece | { level: number; heading: string } | { lines: Line[] };

const numberSign = /^\s*[([]?(?:[\d٠-٩۰-۹]+|[a-zA-Z]{1,4}|[\u0621-\u064a]{1,2}|[\d٠-٩.]+)\s*[.)\]\-–]/;

/** "أ-" and "(ب)" are letters. Of Latin letters only "a" counts: "i" may be a Roman numeral. "1-1" is nested numbering. */
const letterSign = /^\s*[([]?(?:[\u0621-\u064a]\u0640?|[aA])\s*[.)\]\-–]/;
const nestedSign = /^\s*[([]?[\d٠-٩۰-۹]+\s*[-.–]\s*[\d٠-٩۰-۹]/;

function numberingOfSign(sign: string): Line['numbering'] {
  if (nestedSign.test(sign)) return 'nested';
  return letterSign.test(sign) ? 'letters' : undefined;
}

/** Numbering of an HTML list. Word and LibreOffice set it on the list, Google Docs on each item. */
function numberingOfList(list: HtmlNode): Line['numbering'] {
  const styles = [list, ...list.children].map((one) => styleOf(one, 'list-style-type') || styleOf(one, 'list-style'));
  const isOfLetters = list.attributes.type?.toLowerCase() === 'a' || styles.some((style) => /alpha|latin|abjad/.test(style));
  return list.name === 'ol' && isOfLetters ? 'letters' : undefined;
}

/** Lines of an HTML list. A list beside items, as in Google Docs, is nested in the item before it. */
function linesOf(list: HtmlNode, level: number, notes: PasteNotes): Line[] {
  const isNumbered = list.name === 'ol';
  return list.children.flatMap((child): Line[] => {
    if (child.name === 'ul' || child.name === 'ol') return linesOf(child, level + 1, notes);
    if (child.name !== 'li' || isIgnoredElement(child)) return [];
    const isList = ({ name }: HtmlNode) => name === 'ul' || name === 'ol';
    const own = { ...child, name: 'span', children: child.children.filter((one) => !isList(one)) };
    const text = paragraphsOf(sentenceOf(own, notes), notes).join('\\\n');
    const inner = child.children.filter(isList).flatMap((one) => linesOf(one, text === '' ? level : level + 1, notes));
    return text === '' ? inner : [{ list: '', level, text, isNumbered, numbering: numberingOfList(list) }, ...inner];
  });
}

/** Reads a list item of Word: a paragraph whose marker is text. */
function wordLine(node: HtmlNode, notes: PasteNotes): Line | undefined {
  const [, list = '', level] = /^(\S+) level(\d)/.exec(styleOf(node, 'mso-list')) ?? [];
  if (node.name !== 'p' || level === undefined) return undefined;
  const signs = (one: HtmlNode): string =>
    styleOf(one, 'mso-list') === 'ignore' ? wordsIn(one) : one.children.map(signs).join('');
  const text = lineOf(sentenceOf({ ...node, name: 'span' }, notes), notes);
  const sign = signs(node);
  const isNumbered = numberSign.test(sign);
  return text === ''
    ? undefined
    : { list, level: Number(level), text, isNumbered, numbering: isNumbered ? numberingOfSign(sign) : undefined };
}

/** Number of nested levels below the first. Deeper items are moved to the last level. */
const mostBelow = 2;

/** Numbering of a list, by its first line. `nested` is set on the outermost list only, in `listOf`. */
function numberingOf([first]: readonly Line[]): ListNumbering {
  if (first?.numbering === 'letters') return { numbering: 'letters' };
  return first?.isNumbered && first.numbering === undefined ? { numbered: true } : {};
}

/**
 * Nests list lines.
 * @param below number of levels allowed below
 */
function itemsOf(lines: readonly Line[], below = mostBelow): Item[] {
  const top = below === 0 ? Number.POSITIVE_INFINITY : Math.min(...lines.map(({ level }) => level));
  const heads = lines.flatMap(({ level }, index) => (index === 0 || level <= top ? [index] : []));
  return heads.map((head, index): Item => {
    const { text = '' } = lines[head] ?? {};
    const under = lines.slice(head + 1, heads[index + 1]);
    return under.length === 0 ? text : { text, items: itemsOf(under, below - 1), ...numberingOf(under) };
  });
}

function listOf(lines: readonly Line[]): Extract<Inner, { type: 'list' }> {
  const isNested = lines.some(({ numbering }, index) => index > 0 && numbering === 'nested');
  return { type: 'list', items: itemsOf(lines), ...(isNested ? { numbering: 'nested' } : numberingOf(lines)) };
}

function headingLevel(node: HtmlNode): number | undefined {
  const [, level] = /^h([1-6])$/.exec(node.name) ?? [];
  if (level !== undefined) return Number(level);
  if (node.attributes.role === 'heading') return Number(node.attributes['aria-level'] ?? 2);
  return node.name === 'p' && /\bMsoTitle\b/.test(node.attributes.class ?? '') ? 1 : undefined;
}

class PieceReader {
  readonly #notes: PasteNotes;
  readonly #names: TableNames;
  readonly #read: ParsedPiece[] = [];

  constructor(notes: PasteNotes, names: TableNames) {
    this.#notes = notes;
    this.#names = names;
  }

  get pieces(): ParsedPiece[] {
    return this.#read;
  }

  /** Reads block elements in order; inline content between them becomes a paragraph. */
  within(node: HtmlNode): void {
    let loose: HtmlNode[] = [];
    const end = () => {
      if (loose.length > 0) this.#paragraphs({ ...node, name: 'span', attributes: {}, children: loose });
      loose = [];
    };
    for (const child of node.children) {
      if (isIgnoredElement(child)) continue;
      if (isBlock(child) || holdsBlocks(child)) {
        end();
        this.#block(child, node);
      } else loose.push(child);
    }
    end();
  }

  #paragraphs(node: HtmlNode): void {
    this.#read.push(...paragraphsOf(sentenceOf(node, this.#notes), this.#notes));
  }

  #block(node: HtmlNode, context: HtmlNode): void {
    const level = headingLevel(node);
    const line = wordLine(node, this.#notes);
    if (level !== undefined) {
      const heading = plainWords(lineOf(sentenceOf({ ...node, name: 'span' }, this.#notes), this.#notes));
      if (heading !== '') this.#read.push({ level, heading });
    } else if (line) this.#lines([line]);
    else if (node.name === 'ul' || node.name === 'ol') {
      const last = this.#read.at(-1);
      // Separate adjacent lists: without this marker they would be merged.
      if (typeof last === 'object' && 'lines' in last) this.#read.push({ lines: [] });
      this.#lines(linesOf(node, 1, this.#notes));
    } else if (node.name === 'table') this.#table(node);
    else if (node.name === 'blockquote') {
      const text = paragraphsOf(sentenceOf({ ...node, name: 'span' }, this.#notes).replaceAll('\n', '\n\n'), this.#notes);
      if (text.length > 0) this.#read.push({ type: 'quote', text });
    } else if (node.name === 'pre') {
      const code = codeIn(node, context);
      if (code) this.#read.push(code);
    } else if (node.name === 'details') this.#details(node);
    else if (node.name === 'hr') this.#read.push({ type: 'divider' });
    else this.within(node);
  }

  /** Reads a `details` element. If it contains a heading, a quotation or a divider, it is replaced by its title and content. */
  #details(node: HtmlNode): void {
    const summary = node.children.find(({ name }) => name === 'summary');
    // A summary cannot contain links.
    const title = summary ? plainWords(lineOf(sentenceOf({ ...summary, name: 'span' }, this.#notes), this.#notes)) : '';
    const inside = new PieceReader(this.#notes, this.#names);
    inside.within({ ...node, name: 'div', children: node.children.filter((child) => child !== summary) });
    const text = inside.pieces.flatMap(innerOf);
    const fits = inside.pieces.every((one) => (typeof one === 'object' && 'lines' in one) || innerOf(one).length > 0);
    if (title !== '' && text.length > 0 && fits) this.#read.push({ type: 'details', title, text });
    else this.#read.push(...(title === '' ? [] : [title]), ...inside.pieces);
  }

  #lines(lines: Line[]): void {
    const last = this.#read.at(-1);
    const isSame = typeof last === 'object' && 'lines' in last && (last.lines[0] ?? lines[0])?.list === lines[0]?.list;
    if (isSame) last.lines.push(...lines);
    else if (lines.length > 0) this.#read.push({ lines });
  }

  #table(node: HtmlNode): void {
    const table = tableOf(node, this.#notes, this.#names);
    if (table === 'layout') this.within({ ...node, name: 'div', children: cellsOf(node) });
    else this.#read.push(table);
  }
}

/** Converts a piece for use in `details`; empty if it is not allowed there. */
function innerOf(piece: ParsedPiece): Inner[] {
  if (typeof piece === 'string') return [piece];
  if ('lines' in piece) return piece.lines.length > 0 ? [listOf(piece.lines)] : [];
  return 'type' in piece && (piece.type === 'code' || piece.type === 'table') ? [piece] : [];
}

/** Cells of a layout table, in order. */
const cellsOf = (node: HtmlNode): HtmlNode[] =>
  node.children.flatMap((child) => (/^(?:td|th|caption)$/.test(child.name) ? [{ ...child, name: 'div' }] : cellsOf(child)));

/** Maps heading levels to heading types. A single title at the start is treated as on the level below it. */
function headingTypes(read: ParsedPiece[]): (level: number) => HeadingType {
  const levels = read.flatMap((one) => (typeof one === 'object' && 'level' in one ? [one.level] : []));
  const ranked = [...new Set(levels)].toSorted((a, b) => a - b);
  const [first] = ranked;
  const isTitle = levels[0] === first && levels.filter((level) => level === first).length === 1;
  return (level) => {
    const rank = ranked.indexOf(level) - (isTitle ? 1 : 0);
    if (rank <= 0) return 'heading';
    if (rank === 1) return 'subheading';
    return rank === 2 ? 'minor-heading' : 'paragraph-heading';
  };
}

/**
 * Converts HTML from other programs to running text: paragraphs, headings, lists, quotations, tables, code, links and
 * emphasis. Uses an allowlist: other elements are reduced to their text.
 * @param names default names of tables and columns
 */
export function readPieces(body: HtmlNode, names: TableNames): PastedContent {
  const notes = new PasteNotes();
  const reader = new PieceReader(notes, names);
  reader.within(body);
  const typeOf = headingTypes(reader.pieces);
  const pieces = reader.pieces.flatMap((one): Piece[] => {
    if (typeof one === 'string') return [one];
    if ('lines' in one) return one.lines.length > 0 ? [listOf(one.lines)] : [];
    if ('heading' in one) return [{ type: typeOf(one.level), text: one.heading }];
    return [one];
  });
  const isEdge = (index: number) => index === 0 || index === pieces.length - 1;
  return { pieces: pieces.filter((one, index) => typeof one === 'string' || one.type !== 'divider' || !isEdge(index)), notes };
}

/** Paragraphs of plain text: separated by empty lines if there are any, otherwise one per line. */
function paragraphsIn(plain: string, notes: PasteNotes): string[] {
  const parted = /\n\s*\n/.test(plain.trim())
    ? plain.replaceAll(/(\S)[^\S\n]*\n[^\S\n]*(?=\S)/g, '$1 ')
    : plain.replaceAll('\n', '\n\n');
  return paragraphsOf(parted, notes);
}

/** Reads plain text: paragraphs and fenced code blocks of Markdown. */
export function readLines(plain: string): PastedContent {
  const notes = new PasteNotes();
  return {
    pieces: partsByFences(plain).flatMap((part): Piece[] => (typeof part === 'string' ? paragraphsIn(part, notes) : [part])),
    notes,
  };
}
