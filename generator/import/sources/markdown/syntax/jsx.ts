/** A tag of JSX as written. */
export interface JsxTag {
  name: string;
  isClosing: boolean;
  isSelfClosing: boolean;
  /** Values of attributes: of expressions, their source in braces. */
  values: Record<string, string>;
  /** Position after the tag. */
  end: number;
}

const maxLength = 20_000;

/** Position after the brace that closes the one at `pos`, or -1. */
export function braceEnd(text: string, pos: number): number {
  let depth = 0;
  const limit = Math.min(text.length, pos + maxLength);
  for (let at = pos; at < limit; at++) {
    const char = text[at] ?? '';
    if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (char === '/' && text[at + 1] === '*') {
      const close = text.indexOf('*/', at + 2);
      if (close === -1) return -1;
      at = close + 1;
    } else if (char === '"' || char === "'" || char === '`') {
      const close = stringEnd(text, at, limit);
      // An apostrophe in text, not a string.
      if (close !== -1) at = close - 1;
    }
  }
  return -1;
}

/** Position after the string that starts at `pos`, or -1. */
function stringEnd(text: string, pos: number, limit: number): number {
  const quote = text[pos];
  for (let at = pos + 1; at < limit; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at + 1;
    else if (text[at] === '\n' && quote !== '`') return -1;
  }
  return -1;
}

const tagStart = /<(\/?)([A-Za-z][\w.:-]*)?/y;
const attributeName = /\s*([A-Za-z_$][\w$:-]*)(\s*=\s*)?/y;

const matchAt = (pattern: RegExp, text: string, pos: number): RegExpExecArray | null => {
  pattern.lastIndex = pos;
  return pattern.exec(text);
};

/** Value of an attribute at a position: its text, and the position after it. */
function valueAt(text: string, pos: number): { value: string; end: number } | undefined {
  const quote = text[pos];
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, pos + 1);
    return end === -1 ? undefined : { value: text.slice(pos + 1, end), end: end + 1 };
  }
  const end = quote === '{' ? braceEnd(text, pos) : -1;
  return end === -1 ? undefined : { value: text.slice(pos, end), end };
}

/** Reads a tag at `pos`, or `undefined` if there is none. */
export function tagAt(text: string, pos: number): JsxTag | undefined {
  const start = matchAt(tagStart, text, pos);
  if (!start) return undefined;
  const values: Record<string, string> = {};
  let at = tagStart.lastIndex;
  while (at < text.length) {
    const close = matchAt(/\s*(\/?)>/y, text, at);
    const end = close && at + close[0].length;
    if (close && end) {
      const name = start[2] ?? '';
      return { name, isClosing: start[1] === '/', isSelfClosing: close[1] === '/', values, end };
    }
    const spread = matchAt(/\s*(?=\{)/y, text, at);
    if (spread) {
      const after = braceEnd(text, at + spread[0].length);
      if (after === -1) return undefined;
      at = after;
      continue;
    }
    const name = matchAt(attributeName, text, at);
    if (!name?.[1]) return undefined;
    at = attributeName.lastIndex;
    const value = name[2] === undefined ? { value: '', end: at } : valueAt(text, at);
    if (!value) return undefined;
    values[name[1]] = value.value;
    at = value.end;
  }
  return undefined;
}

/** The text of a string in an expression: `{'a'}`, `{require('./a.png').default}`; empty for others. */
export function literalIn(value: string): string {
  if (!value.startsWith('{')) return value;
  const call = /^\{\s*(?:useBaseUrl|require|withBase|asset|url)?\s*\(?\s*(["'`])([^"'`]*)\1\s*\)?(?:\.default)?\s*\}$/.exec(
    value,
  );
  return call?.[2] ?? '';
}

const codeOrTag = (name: string) =>
  new RegExp(
    `(\`{3,}|~{3,})[\\s\\S]*?\\n[ \\t>]*\\1|(\`+)(?:(?!\\n\\s*\\n)[^\`])+\\2|<(/?)${name.replaceAll('.', '\\.')}(?=[\\s/>])`,
    'g',
  );

/** Start and end of the tag that closes an element. Code is skipped. */
export function closingTag(text: string, from: number, name: string): { start: number; end: number } | undefined {
  const marks = codeOrTag(name);
  marks.lastIndex = from;
  let depth = 1;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    if (found[1] !== undefined || found[2] !== undefined) continue;
    const tag = tagAt(text, found.index);
    if (!tag) continue;
    if (tag.isClosing) depth -= 1;
    else if (!tag.isSelfClosing) depth += 1;
    if (depth === 0) return { start: found.index, end: tag.end };
    marks.lastIndex = tag.end;
  }
  return undefined;
}
