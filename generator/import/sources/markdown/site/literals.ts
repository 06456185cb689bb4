import { toValue, type Value } from '../folder/front-matter.ts';

/** Values beyond what an honest configuration has. */
const maxDepth = 40;

/** Reads literals of a script: objects, lists and texts. What would have to be run is left out. */
class LiteralReader {
  readonly #script: string;
  #at: number;

  constructor(script: string, at: number) {
    this.#script = script;
    this.#at = at;
  }

  value(depth = 0): unknown {
    this.#space();
    const char = this.#script[this.#at];
    if (depth > maxDepth || char === undefined) return undefined;
    if (char === '{') return this.#object(depth);
    if (char === '[') return this.#list(depth);
    if (char === '"' || char === "'" || char === '`') return this.#literal();
    const word = /^(?:-?\d+(?:\.\d+)?|true|false)(?=\s*[,}\])\n])/.exec(this.#script.slice(this.#at, this.#at + 40))?.[0];
    this.#skip();
    return word;
  }

  /** A text; of an expression that only begins with one, nothing. */
  #literal(): string | undefined {
    const text = this.#text();
    this.#space();
    const isWhole = /[,}\]):;\n]/.test(this.#script[this.#at] ?? ',');
    this.#skip();
    return isWhole ? text : undefined;
  }

  #space(): void {
    const space = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
    space.lastIndex = this.#at;
    space.exec(this.#script);
    this.#at = space.lastIndex;
  }

  #text(): string | undefined {
    const quote = this.#script[this.#at++];
    let text = '';
    for (; this.#at < this.#script.length; this.#at++) {
      const char = this.#script[this.#at];
      if (char === quote) {
        this.#at += 1;
        return quote === '`' && text.includes('${') ? undefined : text;
      }
      if (char === '\\') this.#at += 1;
      text += this.#script[this.#at] ?? '';
    }
    return undefined;
  }

  /** Moves to the end of an expression. */
  #skip(): void {
    let depth = 0;
    while (this.#at < this.#script.length) {
      const char = this.#script[this.#at] ?? '';
      if (depth === 0 && /[,}\])]/.test(char)) return;
      if (/["'`]/.test(char)) this.#text();
      else {
        if (/[{[(]/.test(char)) depth += 1;
        if (/[}\])]/.test(char)) depth -= 1;
        this.#at += 1;
      }
    }
  }

  #object(depth: number): Record<string, unknown> {
    const object: Record<string, unknown> = Object.create(null);
    this.#at += 1;
    while (this.#at < this.#script.length) {
      this.#space();
      if (this.#script[this.#at] === '}') break;
      const name = this.#name();
      if (name === undefined) this.#skip();
      else object[name] = this.value(depth + 1);
      this.#space();
      if (this.#script[this.#at] === ',') this.#at += 1;
      else if (this.#script[this.#at] !== '}') this.#skip();
      if (/[\])]/.test(this.#script[this.#at] ?? '')) break;
    }
    this.#at += 1;
    return object;
  }

  #name(): string | undefined {
    const pattern = /(?:([\w$]+)|"([^"\n]*)"|'([^'\n]*)')\s*:/y;
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#script);
    if (!found) return undefined;
    this.#at = pattern.lastIndex;
    return found[1] ?? found[2] ?? found[3];
  }

  #list(depth: number): unknown[] {
    const list: unknown[] = [];
    this.#at += 1;
    while (this.#at < this.#script.length) {
      this.#space();
      if (this.#script[this.#at] === ']') break;
      const value = this.value(depth + 1);
      if (value !== undefined) list.push(value);
      this.#space();
      if (this.#script[this.#at] === ',') this.#at += 1;
      else if (this.#script[this.#at] !== ']') this.#skip();
      if (/[})]/.test(this.#script[this.#at] ?? '')) break;
    }
    this.#at += 1;
    return list;
  }
}

/** The literal value of the first property of that name in a script. The script is not run. */
export function literalOf(script: string, name: string): Value | undefined {
  const pattern = new RegExp(`(?<![\\w$.-])(?:${name}|"${name}"|'${name}')\\s*:`, 'g');
  for (let found = pattern.exec(script); found; found = pattern.exec(script)) {
    const lineStart = script.lastIndexOf('\n', found.index) + 1;
    // Not in a comment.
    if (/^\s*(?:\/\/|\*)/.test(script.slice(lineStart, found.index + 1))) continue;
    const value = toValue(new LiteralReader(script, pattern.lastIndex).value());
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The same, if it is a text. */
export function literalText(script: string, name: string): string | undefined {
  const value = literalOf(script, name);
  return typeof value === 'string' ? value : undefined;
}

/** The value that a script exports, such as a list of sidebars. */
export function exportedLiteral(script: string): Value | undefined {
  const found = /(?:export\s+default|module\.exports\s*=|(?:const|let|var)\s+\w+(?:\s*:\s*\w+)?\s*=)\s*(?=\{)/g;
  for (let match = found.exec(script); match; match = found.exec(script)) {
    const value = toValue(new LiteralReader(script, found.lastIndex).value());
    if (typeof value === 'object' && Object.keys(value).length > 0) return value;
  }
  return undefined;
}
