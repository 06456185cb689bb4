import { escapeHtml } from '../../../core/util/escape-html.ts';
import { inlineHtml, type References } from './markdown-inline.ts';

const fence = /^(\s*(?:[-*+]\s+|\d{1,9}[.)]\s+)?)(`{3,}|~{3,})\s*([^`]*)$/;
const heading = /^ {0,3}#{1,6}(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const item = /^(\s*)([-*+]|(\d{1,9})[.)])(?:[ \t]+(.*))?$/;
const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const delimiterRow = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
/** Tags that begin a block of HTML anywhere, and other tags that do if they are alone on their line. */
const htmlStart =
  /^ {0,3}<(?:!|\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|pre|script|search|section|style|summary|table|tbody|td|textarea|tfoot|th|thead|title|tr|track|ul)(?=[\s/>]|$)|\/?[a-z][\w.-]*(?:\s[^<>]*)?>\s*$)/i;
const definition = /^ {0,3}\[(?!\^)([^\]]+)\]:\s*(<[^>]*>|\S+)/;
const noteStart = /^ {0,3}\[\^[^\]\s]+\]:\s*/;

const indentOf = (line: string) => /^\s*/.exec(line.replaceAll('\t', '    '))?.[0].length ?? 0;

/** Cells of a row; bars after a backslash are text. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

/** Reads Markdown line by line to the HTML that it shows, as far as it matters for counting. */
export class MarkdownLines {
  readonly #lines: string[];
  readonly #references: Map<string, string> = new Map();
  readonly #html: string[] = [];
  #text: string[] = [];
  #isItem = false;
  /** Column at which the content of the last list item begins; 0 outside lists. */
  #column = 0;
  /** Columns of the signs of open lists. */
  readonly #signs = new Set<number>();
  #at = 0;

  /** @param text without templates */
  constructor(text: string) {
    this.#lines = withoutQuotes(text.split('\n'));
    for (const line of this.#lines) {
      const found = definition.exec(line);
      if (found) this.#references.set((found[1] ?? '').toLowerCase(), found[2] ?? '');
    }
  }

  toHtml(): string {
    while (this.#at < this.#lines.length) this.#readLine(this.#lines[this.#at] ?? '');
    this.#flush();
    return this.#html.join('\n');
  }

  #inline(text: string): string {
    return inlineHtml(text, this.#references as References);
  }

  /** Ends a paragraph or list item. */
  #flush(): void {
    const text = this.#text.join('\n');
    this.#text = [];
    if (this.#isItem) this.#html.push(`<ul><li>${this.#inline(text)}</li></ul>`);
    else if (text !== '') this.#html.push(`<p>${this.#inline(text)}</p>`);
    this.#isItem = false;
  }

  #readLine(line: string): void {
    if (this.#readCode(line) || this.#readBlock(line)) return;
    if (noteStart.test(line)) this.#outdent(0);
    this.#at++;
    if (line.trim() === '') {
      this.#flush();
      return;
    }
    if (indentOf(line) === 0 && this.#text.length === 0 && !this.#isItem) {
      this.#column = 0;
      this.#signs.clear();
    }
    this.#text.push(
      line
        .replace(noteStart, '')
        .replace(/^\*\[[^\]]+\]:/, '')
        .trim(),
    );
  }

  #readCode(line: string): boolean {
    const [, start = '', marks = '', info = ''] = fence.exec(line) ?? [];
    if (marks !== '') {
      this.#readFence(start, marks, info);
      return true;
    }
    const isIndented = this.#text.length === 0 && !this.#isItem && line.trim() !== '' && indentOf(line) >= this.#column + 4;
    if (isIndented) this.#readIndented();
    return isIndented;
  }

  #readFence(start: string, marks: string, info: string): void {
    const isInItem = start.trim() !== '';
    if (isInItem) this.#startItem(start.length, '');
    const code: string[] = [];
    for (this.#at++; this.#at < this.#lines.length; this.#at++) {
      const line = this.#lines[this.#at] ?? '';
      const end = line.trim();
      if (end.length >= marks.length && end === (marks[0] ?? '').repeat(end.length)) break;
      code.push(line.replace(new RegExp(`^ {0,${start.length}}`), ''));
    }
    this.#at++;
    this.#flush();
    const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(info);
    if (title) this.#html.push(`<p>${escapeHtml(title[1] ?? title[2] ?? '')}</p>`);
    this.#pushCode(code);
  }

  #readIndented(): void {
    const code: string[] = [];
    for (; this.#at < this.#lines.length; this.#at++) {
      const line = (this.#lines[this.#at] ?? '').replaceAll('\t', '    ');
      if (line.trim() !== '' && indentOf(line) < this.#column + 4) break;
      code.push(line.slice(this.#column + 4));
    }
    while (code.at(-1)?.trim() === '') code.pop();
    this.#pushCode(code);
  }

  #pushCode(lines: readonly string[]): void {
    this.#html.push(`<pre>\n${escapeHtml(lines.join('\n'))}</pre>`);
  }

  #startItem(column: number, text: string): void {
    this.#flush();
    this.#isItem = true;
    this.#column = column;
    this.#text = [text.replace(/^\[[ xX]\]\s+/, '')];
  }

  /** Reads a line that begins a block. @returns whether it does */
  #readBlock(line: string): boolean {
    const title = heading.exec(line);
    if (title) return this.#push(`<h2>${this.#inline(title[1] ?? '')}</h2>`);
    if (this.#readUnderline(line)) return true;
    if (rule.test(line)) return this.#push('');
    if (definition.test(line) && this.#text.length === 0) return this.#push('');
    const found = item.exec(line);
    // In a paragraph, only 1 begins a list; in a list, any number goes on with it.
    const isNext = found !== null && this.#signs.has(indentOf(found[1] ?? ''));
    if (found && (this.#text.length === 0 || this.#isItem || isNext || found[3] === undefined || found[3] === '1')) {
      const [, indent = '', marker = '', , text = ''] = found;
      this.#signs.add(indentOf(indent));
      this.#startItem(indentOf(indent) + marker.length + 1, text);
      this.#at++;
      return true;
    }
    return this.#readTable(line) || this.#readDirective(line) || this.#readHtml(line);
  }

  #push(html: string): true {
    this.#flush();
    this.#html.push(html);
    this.#at++;
    return true;
  }

  /** Heading whose text is the paragraph before its line. */
  #readUnderline(line: string): boolean {
    if (this.#isItem || this.#text.length === 0 || !/^ {0,3}(?:=+|-+)[ \t]*$/.test(line)) return false;
    const text = this.#text.join('\n');
    this.#text = [];
    return this.#push(`<h2>${this.#inline(text)}</h2>`);
  }

  #readTable(line: string): boolean {
    const next = this.#lines[this.#at + 1] ?? '';
    if (!line.includes('|') || !delimiterRow.test(next) || !next.includes('-')) return false;
    const columns = cellsOf(line).length;
    if (cellsOf(next).length !== columns) return false;
    this.#flush();
    const rows = [cellsOf(line)];
    for (this.#at += 2; this.#at < this.#lines.length; this.#at++) {
      const row = this.#lines[this.#at] ?? '';
      if (row.trim() === '' || heading.test(row) || fence.test(row) || item.test(row)) break;
      rows.push(cellsOf(row));
    }
    const cells = (row: string[]) =>
      Array.from({ length: columns }, (_, index) => `<td>${this.#inline(row[index] ?? '')}</td>`).join('');
    this.#html.push(`<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`);
    return true;
  }

  /** Notes and tabs: `:::tip Title`, `!!! note "Title"`, `=== "Tab"`, `[!NOTE]`. */
  #readDirective(line: string): boolean {
    const colons = /^\s*:{3,}\s*(?:([\w-]+)\s*(?:\{[^}]*\})?\s*(?:\[(.*)\]|(.*?))\s*(?:\{[^}]*\})?)?\s*$/.exec(line);
    if (colons) return this.#push(`<p>${this.#inline(colons[2] ?? colons[3] ?? '')}</p>`);
    const alert = /^\s*\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][+-]?(.*)$/i.exec(line);
    if (alert) return this.#push(`<p>${this.#inline(alert[1] ?? '')}</p>`);
    const block = /^(\s*)(?:!!!|\?\?\?\+?|===)\s+(?:[\w -]*?\s*)(?:"(.*)")?\s*$/.exec(line);
    if (!block) return false;
    this.#outdent((block[1] ?? '').length);
    return this.#push(`<p>${this.#inline(block[2] ?? '')}</p>`);
  }

  /** Moves the indented lines that follow to the column of their block or note. */
  #outdent(column: number): void {
    for (let at = this.#at + 1; at < this.#lines.length; at++) {
      const line = this.#lines[at] ?? '';
      if (line.trim() !== '' && indentOf(line) < column + 4) return;
      this.#lines[at] = line.replace(/^(?: {4}|\t)/, '');
    }
  }

  #readHtml(line: string): boolean {
    if (!htmlStart.test(line) || /^ {0,3}<(?:https?|mailto):/i.test(line) || this.#text.length > 0) return false;
    const raw = /^ {0,3}<(script|style|pre|textarea)\b/i.exec(line)?.[1];
    const isEnd =
      raw === undefined ? (text: string) => text.trim() === '' : (text: string) => new RegExp(`</${raw}>`, 'i').test(text);
    const html: string[] = [];
    for (; this.#at < this.#lines.length; this.#at++) {
      const text = this.#lines[this.#at] ?? '';
      // The next item ends the item that the HTML is in.
      if (html.length > 0 && item.test(text) && indentOf(text) < indentOf(line)) break;
      html.push(componentWords(text));
      if (!isEnd(text)) continue;
      this.#at++;
      break;
    }
    this.#flush();
    this.#html.push(html.join('\n'));
    return true;
  }
}

/** Titles and labels of components in MDX are visible. */
const componentWords = (line: string): string =>
  line.replaceAll(/<[A-Z][\w.]*((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)*)\s*\/?>/g, (_, attributes: string) =>
    [...attributes.matchAll(/\s(?:title|label)=(?:"([^"]*)"|'([^']*)')/g)]
      .map(([, one, other]) => `<div>${one ?? other}</div>`)
      .join(''),
  );

/** Signs of quotes before a line. */
const quote = /^ {0,3}(?:>[ \t]?)+(?: {0,3}>[ \t]?)*/;

/** Signs of quotes within a list item or box. */
const innerQuote = /^(\s*)(?:>[ \t]?)+(?: {0,3}>[ \t]?)*/;

/** Begins a list item or a box whose content is indented. */
const holder = /^\s*(?:(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)|(?:!!!|\?\?\?\+?|===)\s|\[\^[^\]\s]+\]:)/;

/** Lines without the signs of quotes; lines of code that is not quoted stay as they are. */
function withoutQuotes(lines: readonly string[]): string[] {
  let open = '';
  let isHeld = false;
  return lines.map((line) => {
    if (holder.test(line.replace(innerQuote, '$1'))) isHeld = true;
    else if (line.trim() !== '' && indentOf(line) === 0 && !line.startsWith('>')) isHeld = false;
    const bare = isHeld ? line.replace(innerQuote, '$1') : line.replace(quote, '');
    const plain = open === '' || open.startsWith('>') ? bare : line;
    const marks = fence.exec(plain)?.[2] ?? /^\s*(`{3,}|~{3,})\s*$/.exec(plain)?.[1] ?? '';
    if (open === '' && marks !== '') open = (plain === line ? '' : '>') + marks;
    else if (open !== '' && marks !== '' && plain.trim() === marks && marks.startsWith(open.replace('>', ''))) open = '';
    return plain;
  });
}
