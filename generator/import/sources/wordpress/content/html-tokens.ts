/** A piece of HTML. `raw` is an element in which neither line breaks nor shortcodes mean anything, with its tags. */
export interface HtmlToken {
  kind: 'text' | 'tag' | 'comment' | 'raw';
  value: string;
  /** Name of the element, in lower case; empty for text. */
  name: string;
  isClosing: boolean;
  start: number;
}

const rawElements = new Set(['pre', 'script', 'style', 'textarea', 'svg', 'math', 'code']);

const tagAt = /<(\/?)([a-z][a-z0-9:-]*)[^<>]*>/iy;

/** Splits HTML into tags and text. Time grows with its length only, also for texts full of `<`. */
class Tokenizer {
  private readonly html: string;
  private readonly unclosed = new Set<string>();

  constructor(html: string) {
    this.html = html;
  }

  *tokens(): Generator<HtmlToken> {
    let position = 0;
    for (let start = this.html.indexOf('<'); start !== -1; start = this.html.indexOf('<', start)) {
      const token = this.tokenAt(start);
      if (!token) {
        start++;
        continue;
      }
      if (start > position) yield this.text(position, start);
      yield token;
      start += token.value.length;
      position = start;
    }
    if (position < this.html.length) yield this.text(position, this.html.length);
  }

  private text(start: number, end: number): HtmlToken {
    return { kind: 'text', value: this.html.slice(start, end), name: '', isClosing: false, start };
  }

  private tokenAt(start: number): HtmlToken | undefined {
    if (this.html.startsWith('<!--', start)) return this.upTo('-->', start, 'comment', '');
    tagAt.lastIndex = start;
    const [value, closing, written = ''] = tagAt.exec(this.html) ?? [];
    if (value === undefined) return undefined;
    const name = written.toLowerCase();
    const raw = rawElements.has(name) && closing === '' ? this.upTo(`</${name}>`, start, 'raw', name) : undefined;
    return raw ?? { kind: 'tag', value, name, isClosing: closing === '/', start };
  }

  private upTo(end: string, start: number, kind: HtmlToken['kind'], name: string): HtmlToken | undefined {
    if (this.unclosed.has(end)) return undefined;
    const found = this.html.indexOf(end, start);
    if (found !== -1) return { kind, value: this.html.slice(start, found + end.length), name, isClosing: false, start };
    this.unclosed.add(end);
    return undefined;
  }
}

export const htmlTokens = (html: string): HtmlToken[] => [...new Tokenizer(html).tokens()];
