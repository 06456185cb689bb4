/** A slip of writing at an offset of the text; `name` is a term, `line` the line that it refers to. */
export interface Slip {
  name: string;
  offset: number;
  found?: string;
  line?: number;
}

/** Strings, comments, brackets and what stands in their place by mistake. */
const tokens =
  /"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'"\\\n]|\\.)*'|[“”«„](?:[^“”»"\\\n])*[“”»]|[[\]{}]|\b[A-Za-z]+\b/g;

/** Words of other languages of data that have one meaning in JSON, of the same length. */
const foreignWords: Record<string, string> = {
  True: 'true',
  False: 'false',
  None: 'null',
  TRUE: 'true',
  FALSE: 'false',
  NULL: 'null',
};

/** What is put in place of a token; undefined when it is right as it is. */
function replacement(token: string): { name: string; text: string } | undefined {
  const inQuotes = () => `"${token.slice(1, -1)}"`;
  if (token.startsWith("'")) return { name: 'SingleQuotes', text: inQuotes() };
  if (/^[“”«„]/.test(token)) return { name: 'CurlyQuotes', text: inQuotes() };
  const word = Object.hasOwn(foreignWords, token) ? foreignWords[token] : undefined;
  return word === undefined ? undefined : { name: 'ForeignWord', text: word };
}

const closing: Record<string, string> = { '{': '}', '[': ']' };

/**
 * Rights slips whose meaning is plain (other quotation marks, True), so that what stands there is still checked.
 * The text keeps its length: every place stays true.
 * `brokenAt` is where brackets stop to match: what follows cannot be told.
 */
export function repair(text: string): { text: string; slips: Slip[]; brokenAt: number | undefined } {
  const slips: Slip[] = [];
  const open: { bracket: string; offset: number }[] = [];
  const pieces: string[] = [];
  let end = 0;
  let brokenAt: number | undefined;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push({ bracket: token, offset: index });
    else if (token === '}' || token === ']') {
      const top = open.pop();
      if (top && closing[top.bracket] !== token && brokenAt === undefined) {
        brokenAt = top.offset;
        slips.push({
          name: top.bracket === '{' ? 'BraceNotClosed' : 'BracketNotClosed',
          offset: index,
          line: lineOf(text, top.offset),
        });
      }
    } else {
      const right = replacement(token);
      if (!right) continue;
      slips.push({ name: right.name, offset: index, found: token });
      pieces.push(text.slice(end, index), right.text);
      end = index + token.length;
    }
  }
  const left = open.at(-1);
  if (left && brokenAt === undefined) {
    brokenAt = left.offset;
    const name = left.bracket === '{' ? 'BraceNotClosed' : 'BracketNotClosed';
    slips.push({ name, offset: text.trimEnd().length, line: lineOf(text, left.offset) });
  }
  return { text: pieces.join('') + text.slice(end), slips, brokenAt };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
