/** A piece of a text that is meant as JSON, at its offset. */
export interface Token {
  text: string;
  index: number;
}

/** Where a token may begin: strings, comments, brackets, and what stands in their place by mistake. */
const beginning = /["/'“”«„＂[\]{}،؛;=，、﹐；：﹕＝｛｝［］٠-٩\w]/g;

/** What ends a text in straight or single quotes, or keeps it from ending: the line, for one. */
const stops: Record<string, RegExp> = { '"': /["\\\n]/g, "'": /['"\\\n]/g };

const curlyStop = /[“”»＂"\\\n]/g;
const wordRun = /\w+/y;
const digitRun = /[٠-٩]+/y;
const space = /\S/g;

/** Index of the first match from an index on; the length of the text when there is none. */
function search(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

/** Index of the quotation mark that ends what begins before `from`, or of what keeps it from ending. */
function endOfQuoted(text: string, from: number, quote: '"' | "'"): number {
  const pattern = stops[quote] as RegExp;
  let at = search(pattern, text, from);
  while (text[at] === '\\' && at + 1 < text.length && text[at + 1] !== '\n') at = search(pattern, text, at + 2);
  return at;
}

/**
 * The tokens of a text, from its beginning, in time that grows as its length does: what looks for an end and finds none
 * is not looked for again within the same stretch.
 */
class Lexer {
  readonly #text: string;
  #at = 0;
  /** Until where single and curly quotes, and comments, have been looked for in vain. */
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
      // Words are made of letters alone: `a1` is none.
      if (end > index && (!/^\w/.test(token) || /^[A-Za-z]+$/.test(token))) return { text: token, index };
    }
  }

  /** End of the token at an index; the index itself where there is none. */
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

  /** A text in double quotes, to the end of its line at most; or over two lines, the second of which is no key and no bracket. */
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

/** Strings, comments, brackets, words and signs of a text, in its order. */
export function* tokensOf(text: string): Generator<Token> {
  const lexer = new Lexer(text);
  for (let token = lexer.next(); token; token = lexer.next()) yield token;
}
