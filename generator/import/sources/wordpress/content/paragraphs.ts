import { frameAddress } from './frames.ts';
import { type HtmlToken, htmlTokens } from './html-tokens.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements in which blank lines separate paragraphs. */
const flows = setOf('div blockquote section article aside main header footer form details center body fieldset nav');

/** Elements with text in which a line feed is a line break. */
const phrases = setOf('p h1 h2 h3 h4 h5 h6 li td th dt dd figcaption caption summary legend address label');

/** Elements whose text is as it is. */
const structures = setOf('table thead tbody tfoot tr colgroup ul ol dl figure select picture audio video object menu map');

const empty = setOf('hr');

const isBlock = (name: string) => flows.has(name) || phrases.has(name) || structures.has(name) || empty.has(name);

const blankLine = /\n[ \t\u00A0]*(?:\n[ \t\u00A0]*)+/;

const withBreaks = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('<br>');

/** Without white space at its edges, if that contains a line feed. */
function withoutEdges(text: string): string {
  const [start, end] = [text.slice(0, text.length - text.trimStart().length), text.slice(text.trimEnd().length)];
  return text.slice(start.includes('\n') ? start.length : 0, end.includes('\n') ? text.trimEnd().length : text.length);
}

/** Puts HTML of the classic editor into paragraphs. */
class ParagraphWriter {
  private readonly out: string[] = [];
  private readonly open: string[] = [];
  private paragraph: string[] = [];
  private isAfterBreak = false;

  write(tokens: readonly HtmlToken[]): string {
    for (const token of tokens) this.token(token);
    this.flush();
    return this.out.join('');
  }

  private token(token: HtmlToken): void {
    if (token.kind === 'text') this.text(token.value);
    else if (token.kind === 'comment') this.comment(token.value);
    else if (token.kind === 'tag' && isBlock(token.name)) this.block(token);
    else if (token.kind === 'raw' && token.name === 'pre') this.alone(token.value);
    else this.paragraph.push(token.value);
    this.isAfterBreak = token.name === 'br';
  }

  /** Element that is beside paragraphs. */
  private alone(html: string): void {
    this.flush();
    this.out.push(html);
  }

  private comment(value: string): void {
    if (/^<!--\s*(?:more|nextpage|noteaser)/.test(value)) this.flush();
  }

  private block({ value, name, isClosing }: HtmlToken): void {
    this.alone(value);
    if (empty.has(name)) return;
    if (!isClosing) this.open.push(name);
    else if (this.open.includes(name)) this.open.length = this.open.lastIndexOf(name);
  }

  private text(value: string): void {
    const text = this.isAfterBreak ? value.replace(/^[ \t]*\n/, '') : value;
    const around = this.open.at(-1);
    if (around !== undefined && !flows.has(around)) {
      this.paragraph.push(text);
      return;
    }
    for (const [index, part] of text.split(blankLine).entries()) {
      if (index > 0) this.flush();
      this.lines(part);
    }
  }

  /** Text without blank lines. An address of a frame alone in its line is a paragraph. */
  private lines(text: string): void {
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
      const isWhole = index > 0 && index < lines.length - 1;
      const isFirst = index === 0 && lines.length > 1 && this.isEmpty;
      if ((isWhole || isFirst || (this.isEmpty && lines.length > 1)) && frameAddress(line)) {
        this.flush();
        this.out.push(`<p>${line.trim()}</p>`);
      } else this.paragraph.push(index < lines.length - 1 ? `${line}\n` : line);
    }
  }

  private get isEmpty(): boolean {
    return this.paragraph.join('').trim() === '';
  }

  private flush(): void {
    const html = withoutEdges(this.paragraph.join(''));
    this.paragraph = [];
    if (html.trim() === '') return;
    const around = this.open.at(-1);
    if (around === undefined || flows.has(around)) this.out.push(`<p>${withBreaks(html.trim())}</p>`);
    else this.out.push(phrases.has(around) ? withBreaks(html) : html);
  }
}

/** HTML of the classic editor with its blank lines as paragraphs and its line feeds as line breaks. */
export function withParagraphs(html: string): string {
  const lines = html.replaceAll(/\r\n?/g, '\n');
  return new ParagraphWriter().write(htmlTokens(lines));
}
