/** Token of a text that is meant as JSON. */
export interface Token {
  text: string;
  index: number;
}

/** Where a token may start: strings, comments, brackets, and characters that replace them by mistake. */
const beginning = /["/'“”«„＂[\]{}،؛;=，、﹐；：﹕＝｛｝［］٠-٩\w]/g;

/** What ends a string in straight or single quotes or interrupts it, such as a line break. */
const stops: Record<string, RegExp> = { '"': /["\\\n]/g, "'": /['"\\\n]/g };

const curlyStop = /[“”»＂"\\\n]/g;
const wordRun = /\w+/y;
const digitRun = /[٠-٩]+/y;
const space = /\S/g;

/** Index of the first match from an index on; the text's length if there is none. */
function search(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

/** Index of the closing quotation mark of a string whose content starts at `from`, or of what interrupts it. */
function endOfQuoted(text: string, from: number, quote: '"' | "'"): number {
  const pattern = stops[quote] as RegExp;
  let at = search(pattern, text, from);
  while (text[at] === '\\' && at + 1 < text.length && text[at + 1] !== '\n') at = search(pattern, text, at + 2);
  return at;
}

/** Lexer in linear time: a search for an end that failed is not repeated in the same range. */
class Lexer {
  readonly #text: string;
  #at = 0;
  /** Up to which index searches for the ends of single quotes, curly quotes and comments are known to fail. */
  readonly #vain = { single: 0, curly: 0, comment: 0 };

  constructor(text: string) {
    this.#text = text;
  }

  next(): Token | undefined {
    const text = this.#text;
    for (;;) {
      const index = search(beginning, text, this.#at);
      if (index === text.length) return undefined;
      const end = this.#endOf(index);
      this.#at = Math.max(end, index + 1);
      const token = text.slice(index, end);
      // Words consist of letters only: `a1` is not one.
      if (end > index && (!/^\w/.test(token) || /^[A-Za-z]+$/.test(token))) return { text: token, index };
    }
  }

  /** End of the token at an index; the index itself if there is none. */
  #endOf(index: number): number {
    const text = this.#text;
    const first = text[index] ?? '';
    if (first === '"') return this.#endOfText(index);
    if (first === '/') return this.#endOfComment(index);
    if (first === "'") return this.#endOfSingle(index);
    if (/[“”«„＂]/.test(first)) return this.#endOfCurly(index);
    const run = /[٠-٩]/.test(first) ? digitRun : /\w/.test(first) ? wordRun : undefined;
    if (!run) return index + 1;
    run.lastIndex = index;
    return index + (run.exec(text)?.[0].length ?? 1);
  }

  /**
   * A string in double quotes, at most to the end of its line; or over two lines, if the second does not start with a key or
   * bracket.
   */
  #endOfText(index: number): number {
    const text = this.#text;
    const end = endOfQuoted(text, index + 1, '"');
    if (text[end] === '"') return end + 1;
    if (text[end] !== '\n' || /["{}[\]]/.test(text[search(space, text, end + 1)] ?? '')) return end;
    const second = endOfQuoted(text, end + 1, '"');
    const isWhole = text[second] === '"' && /[,\]}]/.test(text[search(space, text, second + 1)] ?? '');
    return isWhole ? second + 1 : end;
  }

  #endOfComment(index: number): number {
    const text = this.#text;
    if (text[index + 1] === '/') return search(/\n/g, text, index);
    if (text[index + 1] !== '*' || this.#vain.comment > index) return index;
    const end = text.indexOf('*/', index + 2);
    if (end === -1) this.#vain.comment = text.length;
    return end === -1 ? index : end + 2;
  }

  #endOfSingle(index: number): number {
    if (this.#vain.single > index) return index;
    const end = endOfQuoted(this.#text, index + 1, "'");
    if (this.#text[end] === "'") return end + 1;
    this.#vain.single = end;
    return index;
  }

  #endOfCurly(index: number): number {
    if (this.#vain.curly > index) return index;
    const end = search(curlyStop, this.#text, index + 1);
    if (/[“”»＂]/.test(this.#text[end] ?? '')) return end + 1;
    this.#vain.curly = end;
    return index;
  }
}

/** Strings, comments, brackets, words and punctuation of a text, in order. */
export function* tokensOf(text: string): Generator<Token> {
  const lexer = new Lexer(text);
  for (let token = lexer.next(); token; token = lexer.next()) yield token;
}
