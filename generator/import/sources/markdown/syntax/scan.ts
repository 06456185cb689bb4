import { type Token, tokenText } from './token.ts';

/** Where a rule looks. */
export interface Spot {
  text: string;
  pos: number;
  /** Number of the line in the file. */
  line: number;
  /** Start of the line, and the marks of quotes before its content. */
  lineStart: number;
  quote: string;
}

/** What a rule found. */
export interface Match {
  end: number;
  token: Token;
  /** Separated from the text around it by blank lines. */
  isBlock?: boolean;
  /** Markdown instead of a mark of the token. */
  replace?: string;
}

/** Looks for a token at a place. */
export type Rule = (spot: Spot) => Match | undefined;

export interface Rules {
  /** Applied at the first character of a line, after marks of quotes and indentation. */
  lines: readonly Rule[];
  /** By first character. */
  inline: Readonly<Record<string, readonly Rule[]>>;
  /** MDX has no indented code, and reads Markdown inside HTML. */
  isMdx?: boolean;
  /** Changes code as the generator does before it shows it. */
  code?: (text: string) => string;
}

/** A text whose tokens are replaced by marks. */
export interface Scanned {
  text: string;
  /** Number of the line in the file for each line of the text. */
  lines: number[];
}

const fence = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})/;
const rawElement = /^<(pre|script|style|textarea)(?=[\s>])/i;

/** End of a fenced block that starts on a line, or -1. */
function fenceEnd(text: string, lineStart: number): number {
  const mark = fence.exec(text.slice(lineStart, lineStart + 300))?.[1];
  if (mark === undefined) return -1;
  const close = new RegExp(`^[ \\t>]*${mark[0]}{${mark.length},}[ \\t]*$`, 'gm');
  const first = text.indexOf('\n', lineStart);
  if (first === -1) return text.length;
  close.lastIndex = first + 1;
  return close.exec(text) ? close.lastIndex : text.length;
}

/** End of a code span, or -1 if no equal run follows before a blank line. */
function codeSpanEnd(text: string, pos: number): number {
  const run = /`+/y;
  run.lastIndex = pos;
  const mark = run.exec(text)?.[0] ?? '`';
  const blank = /\n[ \t>]*(?=\n|$)/g;
  blank.lastIndex = pos;
  const limit = blank.exec(text)?.index ?? text.length;
  const part = text.slice(pos + mark.length, limit);
  const close = new RegExp(`(?<!\`)${mark}(?!\`)`).exec(part);
  return close ? pos + mark.length + close.index + mark.length : -1;
}

/** A text without an end of a comment from a position on: it is not searched again. */
let unclosed = { text: '', pos: 0 };

function commentEnd(text: string, pos: number): number {
  if (unclosed.text === text && pos >= unclosed.pos) return -1;
  const end = text.indexOf('-->', pos + 4);
  if (end !== -1) return end + 3;
  unclosed = { text, pos };
  return -1;
}

/** End of a comment, or of an element whose text is no Markdown, or -1. */
function rawEnd(text: string, pos: number): number {
  if (text.startsWith('<!--', pos)) return commentEnd(text, pos);
  const name = rawElement.exec(text.slice(pos, pos + 12))?.[1];
  if (name === undefined) return -1;
  const close = new RegExp(`</${name}\\s*>`, 'gi');
  close.lastIndex = pos;
  return close.exec(text) ? close.lastIndex : -1;
}

const listItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/;

const columns = (space: string): number => space.replaceAll('\t', '    ').length;

/** Whether a line is indented like code: by 4 more than the list item or paragraph that it is in. */
function isIndentedCode(text: string, lineStart: number, before: string): boolean {
  const indent = columns(/^[ \t]*/.exec(before)?.[0] ?? '');
  if (indent < 4) return false;
  const above = text
    .slice(Math.max(0, lineStart - 20_000), lineStart)
    .split('\n')
    .reverse();
  const parent = above.find((line) => line.trim() !== '' && columns(/^[ \t]*/.exec(line)?.[0] ?? '') < indent) ?? '';
  return indent - columns(/^[ \t]*/.exec(listItem.exec(parent)?.[0].replaceAll(/\S/g, ' ') ?? parent)?.[0] ?? '') >= 4;
}

const quoteMarks = /^(?:[ \t]{0,3}>[ \t]?)*/;

/** Replaces tokens in a text by marks. Code and comments are left as they are. */
export class Scanner {
  readonly #rules: Rules;
  readonly #tokens: Token[];

  constructor(rules: Rules, tokens: Token[]) {
    this.#rules = rules;
    this.#tokens = tokens;
  }

  scan(text: string, firstLine: number): Scanned {
    const out: string[] = [];
    const lines = [firstLine];
    let line = firstLine;
    const emit = (part: string, isToken = false) => {
      out.push(part);
      for (let at = part.indexOf('\n'); at !== -1; at = part.indexOf('\n', at + 1)) {
        if (!isToken) line += 1;
        lines.push(line);
      }
    };
    for (let pos = 0; pos < text.length; ) {
      const step = this.#step(text, pos, line);
      if ('end' in step) {
        emit(this.#markOf(step, text, pos), true);
        line += countLines(text.slice(pos, step.end));
        lines[lines.length - 1] = line;
        pos = step.end;
      } else {
        if (step.isFence && this.#rules.isMdx && /[^\n]\n$/.test(text.slice(Math.max(0, pos - 2), pos))) emit('\n', true);
        emit(text.slice(pos, step.plain));
        pos = step.plain;
      }
    }
    return { text: out.join(''), lines };
  }

  #markOf(match: Match, text: string, pos: number): string {
    if (match.replace !== undefined) return match.replace;
    const mark = tokenText(this.#tokens.push(match.token) - 1);
    if (!match.isBlock) return mark;
    const lineStart = text.lastIndexOf('\n', pos - 1) + 1;
    const before = text.slice(lineStart, pos);
    const quote = quoteMarks.exec(before)?.[0].trimEnd() ?? '';
    // A list item keeps its mark on the line of the token.
    const isAlone = /^[ \t>]*$/.test(before);
    return isAlone ? `\n${before}${mark}\n${quote}` : `${mark}\n${quote}`;
  }

  #step(text: string, pos: number, line: number): Match | { plain: number; isFence?: boolean } {
    const lineStart = text.lastIndexOf('\n', pos - 1) + 1;
    if (pos === lineStart) {
      const end = fenceEnd(text, pos);
      if (end !== -1) return { plain: end, isFence: /^[ \t]*[`~]/.test(text.slice(pos, pos + 100)) };
    }
    const before = text.slice(lineStart, pos);
    const spot: Spot = { text, pos, line, lineStart, quote: quoteMarks.exec(before)?.[0] ?? '' };
    const isStart = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?$/.test(before) && /[^\s>]/.test(text[pos] ?? ' ');
    if (isStart && (this.#rules.isMdx || !isIndentedCode(text, lineStart, before))) {
      for (const rule of this.#rules.lines) {
        const match = rule(spot);
        if (match && match.end > pos) return match;
      }
    }
    return this.#inline(spot);
  }

  #inline(spot: Spot): Match | { plain: number } {
    const { text, pos } = spot;
    const char = text[pos] ?? '';
    if (char === '`') {
      const end = codeSpanEnd(text, pos);
      return { plain: end === -1 ? pos + (/^`+/.exec(text.slice(pos, pos + 100))?.[0].length ?? 1) : end };
    }
    if (char === '<') {
      const end = rawEnd(text, pos);
      if (end !== -1) return { plain: end };
    }
    for (const rule of this.#rules.inline[char] ?? []) {
      const match = rule(spot);
      if (match && match.end > pos) return match;
    }
    if (char === '\\' && pos + 1 < text.length && text[pos + 1] !== '\n') return { plain: pos + 2 };
    return { plain: this.#nextStop(text, pos) };
  }

  /** Next place where a rule may apply. */
  #nextStop(text: string, pos: number): number {
    const stop = /[\n`<{$[!\\\]^=]/g;
    const isLineStart = pos === 0 || /[\s>]/.test(text[pos] ?? '') || text[pos - 1] === '\n';
    if (isLineStart && /[\n \t>\-*+\d.)]/.test(text[pos] ?? '')) return pos + 1;
    stop.lastIndex = pos + 1;
    const found = stop.exec(text);
    if (!found) return text.length;
    return found[0] === '\n' ? found.index + 1 : found.index;
  }
}

const countLines = (text: string): number => text.split('\n').length - 1;
