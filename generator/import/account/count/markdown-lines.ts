import { escapeHtml } from '../../../core/util/escape-html.ts';
import { type Container, directive, fence, heading, indentOf, outdent, readContainer, rule } from './markdown-containers.ts';
import { htmlInText, htmlStart, readHtmlBlock } from './markdown-html.ts';
import { inlineHtml, type References } from './markdown-inline.ts';

const delimiterRow = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const definition = /^ {0,3}\[(?!\^)([^\]]+)\]:\s*(<[^>]*>|\S+)/;
/** Signs of containers before a definition. */
const holders = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/;
const alert = /^\s*\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][+-]?(.*)$/i;

/** Cells of a row; bars after a backslash are text. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

/** Nesting of containers beyond what an honest document has. */
const maxDepth = 60;

/** Reads the lines of a document or container, one after another. */
class BlockLines {
  readonly #lines: readonly string[];
  readonly #references: References;
  readonly #depth: number;
  readonly #html: string[] = [];
  #text: string[] = [];
  #at = 0;

  constructor(lines: readonly string[], references: References, depth: number) {
    this.#lines = lines;
    this.#references = references;
    this.#depth = depth;
  }

  toHtml(): string {
    while (this.#at < this.#lines.length) this.#readLine(this.#lines[this.#at] ?? '');
    this.#flush();
    return this.#html.join('\n');
  }

  #inline(text: string): string {
    return inlineHtml(text, this.#references);
  }

  /** Ends a paragraph. */
  #flush(): void {
    const text = this.#text.join('\n');
    this.#text = [];
    if (text !== '') this.#html.push(`<p>${this.#inline(text)}</p>`);
  }

  #push(html: string, end = this.#at + 1): true {
    this.#flush();
    this.#html.push(html);
    this.#at = end;
    return true;
  }

  #readLine(line: string): void {
    if (this.#readCode(line) || this.#readBlock(line) || this.#readContainer()) return;
    this.#at++;
    if (line.trim() === '') this.#flush();
    else this.#text.push(line.trim());
  }

  #readCode(line: string): boolean {
    if (this.#text.length === 0 && line.trim() !== '' && indentOf(line) >= 4) return this.#readIndented();
    const [, indent = '', marks = '', info = ''] = fence.exec(line) ?? [];
    if (marks === '') return false;
    const code: string[] = [];
    let at = this.#at + 1;
    for (; at < this.#lines.length; at++) {
      const end = (this.#lines[at] ?? '').trim();
      if (end.length >= marks.length && end === (marks[0] ?? '').repeat(end.length)) break;
      code.push(outdent(this.#lines[at] ?? '', indent.length));
    }
    const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(info);
    if (title) this.#push(`<p>${escapeHtml(title[1] ?? title[2] ?? '')}</p>`);
    return this.#push(codeHtml(code), at + 1);
  }

  #readIndented(): true {
    const code: string[] = [];
    let at = this.#at;
    for (; at < this.#lines.length; at++) {
      const line = this.#lines[at] ?? '';
      if (line.trim() !== '' && indentOf(line) < 4) break;
      code.push(outdent(line, 4));
    }
    while (code.at(-1)?.trim() === '') code.pop();
    return this.#push(codeHtml(code), at);
  }

  /** Reads a line that begins a block. @returns whether it does */
  #readBlock(line: string): boolean {
    const title = heading.exec(line);
    if (title) return this.#push(`<h2>${this.#inline(title[1] ?? '')}</h2>`);
    if (this.#readUnderline(line)) return true;
    if (rule.test(line) || this.#readFormula(line)) return this.#push('');
    if (definition.test(line) && this.#text.length === 0) return this.#push('');
    return this.#readTable(line) || this.#readMark(line) || this.#readHtml(line);
  }

  /** Heading whose text is the paragraph before its line. */
  #readUnderline(line: string): boolean {
    if (this.#text.length === 0 || !/^ {0,3}(?:=+|-+)[ \t]*$/.test(line)) return false;
    const text = this.#text.join('\n');
    this.#text = [];
    return this.#push(`<h2>${this.#inline(text)}</h2>`);
  }

  /** Goes to the last line of a formula between `$$`. @returns whether the line begins one */
  #readFormula(line: string): boolean {
    if (!/^ {0,3}\$\$/.test(line)) return false;
    let text = line.trim();
    let at = this.#at;
    for (; !/^\$\$[\s\S]+\$\$$/.test(text); at++) {
      const next = this.#lines[at + 1]?.trim() ?? '';
      if (next === '') return false;
      text += `\n${next}`;
    }
    this.#at = at;
    return true;
  }

  #readTable(line: string): boolean {
    const next = this.#lines[this.#at + 1] ?? '';
    if (!line.includes('|') || !delimiterRow.test(next) || !next.includes('-')) return false;
    const columns = cellsOf(line).length;
    if (cellsOf(next).length !== columns) return false;
    const rows = [cellsOf(line)];
    let at = this.#at + 2;
    for (; at < this.#lines.length; at++) {
      const row = this.#lines[at] ?? '';
      const isOther =
        /^\s*(?:$|\$\$|:{3})/.test(row) ||
        htmlInText.test(row) ||
        heading.test(row) ||
        fence.test(row) ||
        readContainer(this.#lines, at, false);
      if (isOther) break;
      rows.push(cellsOf(row));
    }
    const cells = (row: string[]) =>
      Array.from({ length: columns }, (_, index) => `<td>${this.#inline(row[index] ?? '')}</td>`).join('');
    return this.#push(`<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`, at);
  }

  /** Lines that begin or end a note, and the title in them: `:::tip Title`, `[!NOTE]`. */
  #readMark(line: string): boolean {
    const colons = directive.exec(line);
    if (colons) return this.#push(`<p>${this.#inline(colons[2] ?? colons[3] ?? '')}</p>`);
    const found = alert.exec(line);
    return found !== null && this.#push(`<p>${this.#inline(found[1] ?? '')}</p>`);
  }

  #readHtml(line: string): boolean {
    const start = this.#text.length > 0 ? htmlInText : htmlStart;
    if (!start.test(line) || /^ {0,3}<(?:https?|mailto):/i.test(line)) return false;
    const { html, end } = readHtmlBlock(this.#lines, this.#at);
    return this.#push(html, end);
  }

  #readContainer(): boolean {
    const found = readContainer(this.#lines, this.#at, this.#text.length > 0);
    if (found === undefined || this.#depth > maxDepth) return false;
    return this.#push(this.#containerHtml(found), found.end);
  }

  #containerHtml({ kind, title, lines }: Container): string {
    const inner = new BlockLines(lines, this.#references, this.#depth + 1).toHtml();
    if (kind === 'item') return `<ul><li>${inner}</li></ul>`;
    return `${title === '' ? '' : `<p>${this.#inline(title)}</p>`}<div>${inner}</div>`;
  }
}

const codeHtml = (lines: readonly string[]): string => `<pre>\n${escapeHtml(lines.join('\n'))}</pre>`;

/** Reads Markdown line by line to the HTML that it shows, as far as it matters for counting. */
export class MarkdownLines {
  readonly #lines: string[];
  readonly #references = new Map<string, string>();

  /** @param text without templates */
  constructor(text: string) {
    this.#lines = text.split('\n');
    for (const line of this.#lines) {
      const found = definition.exec(line.replace(holders, ''));
      if (found) this.#references.set((found[1] ?? '').toLowerCase(), found[2] ?? '');
      const note = /^\[(\^[^\]\s]+)\]:/.exec(line.replace(holders, ''))?.[1];
      if (note !== undefined) this.#references.set(note, '');
    }
  }

  toHtml(): string {
    return new BlockLines(this.#lines, this.#references, 0).toHtml();
  }
}
