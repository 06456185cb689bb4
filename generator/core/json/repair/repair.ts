import { latinDigits } from '../../util/digits.ts';
import { repairInvisible } from './invisible-characters.ts';
import { findMissingBracket, type MissingBracket } from './misplaced.ts';
import type { Slip } from './slip.ts';
import type { SlipName } from './slip-name.ts';
import { tokensOf } from './tokens.ts';
import { unwrap } from './wrapping.ts';

/** Literals of other languages with a JSON equivalent of the same length. */
const foreignWords: Record<string, string> = {
  True: 'true',
  False: 'false',
  None: 'null',
  TRUE: 'true',
  FALSE: 'false',
  NULL: 'null',
};

/** Punctuation of other scripts with the JSON equivalent. */
const fullWidth = new Map(
  Object.entries({
    '，': ',',
    '、': ',',
    '﹐': ',',
    '；': ',',
    '：': ':',
    '﹕': ':',
    '＝': ':',
    '｛': '{',
    '｝': '}',
    '［': '[',
    '］': ']',
  }),
);

/** Replacement of a token; undefined if it is correct. */
function replacement(token: string): { name: SlipName; text: string } | undefined {
  const inQuotes = () => `"${token.slice(1, -1)}"`;
  if (token.startsWith("'")) return { name: 'SingleQuotes', text: inQuotes() };
  if (/^[“”«„＂]/.test(token)) return { name: 'CurlyQuotes', text: inQuotes() };
  if (token.startsWith('"') && token.includes('\n')) return { name: 'LineBreakInText', text: token.replace('\n', ' ') };
  const narrow = fullWidth.get(token);
  if (narrow !== undefined) return { name: 'FullWidth', text: narrow };
  if (/^[،؛;]$/.test(token)) return { name: 'OtherComma', text: ',' };
  if (token === '=') return { name: 'EqualsSign', text: ':' };
  if (/^[٠-٩]/.test(token)) {
    return { name: 'ArabicDigits', text: latinDigits(token) };
  }
  const word = Object.hasOwn(foreignWords, token) ? foreignWords[token] : undefined;
  return word === undefined ? undefined : { name: 'ForeignWord', text: word };
}

const closing: Record<string, string> = { '{': '}', '[': ']' };

/** An unclosed or superfluous bracket: its offset, and the offset before which its end belongs. */
interface UnclosedBracket {
  bracket: string;
  isExtra?: boolean;
  from: number;
  to: number;
}

/** Measures indentation. Offsets must be ascending, so that each line is read once. */
class Indents {
  readonly #text: string;
  #lineStart = 0;
  #nextLine = 0;
  #indent = 0;

  constructor(text: string) {
    this.#text = text;
  }

  #readLine(start: number): void {
    const spaces = /[^\S\n]*/y;
    spaces.lastIndex = start;
    this.#lineStart = start;
    this.#indent = spaces.exec(this.#text)?.[0].length ?? 0;
    const end = this.#text.indexOf('\n', start + this.#indent);
    this.#nextLine = end === -1 ? Number.POSITIVE_INFINITY : end + 1;
  }

  /** Width of the white space at the start of the line, up to the offset, and whether nothing else precedes the offset. */
  at(offset: number): { indent: number; isFirst: boolean } {
    while (offset >= this.#nextLine) this.#readLine(this.#nextLine);
    const indent = Math.min(this.#indent, offset - this.#lineStart);
    return { indent, isFirst: indent === offset - this.#lineStart };
  }
}

/**
 * The first unclosed or superfluous bracket; undefined if all match. If the indentation shows which one it is, that takes
 * precedence, as counting alone would find the outermost.
 */
function findUnclosed(text: string): UnclosedBracket | undefined {
  const open: { bracket: string; from: number; indent: number }[] = [];
  const indents = new Indents(text);
  let askew: UnclosedBracket | undefined;
  for (const { text: token, index } of tokensOf(text)) {
    if (token === '{' || token === '[') open.push({ bracket: token, from: index, indent: indents.at(index).indent });
    if (token !== '}' && token !== ']') continue;
    const top = open.pop();
    if (!top) return undefined;
    const isExtra = closing[top.bracket] !== token && !open.some(({ bracket }) => closing[bracket] === token);
    if (isExtra) return { bracket: token, isExtra, from: index, to: index };
    if (closing[top.bracket] !== token) return askew ?? { ...top, to: index };
    const { indent, isFirst } = indents.at(index);
    if (isFirst && indent < top.indent) askew ??= { ...top, to: index };
  }
  const left = open.at(-1);
  return left && (askew ?? { ...left, to: text.trimEnd().length });
}

/**
 * Closes a bracket in place of white space or at the end, or blanks a superfluous one, so that other offsets are unchanged;
 * undefined if there is no white space.
 */
function close(text: string, { bracket, isExtra, to }: UnclosedBracket): string | undefined {
  if (isExtra) return `${text.slice(0, to)} ${text.slice(to + 1)}`;
  const end = closing[bracket] ?? '';
  if (to === text.trimEnd().length) return text.slice(0, to) + end + text.slice(to);
  return /\s/.test(text[to - 1] ?? '') ? text.slice(0, to - 1) + end + text.slice(to) : undefined;
}

/** Offsets of the spaces between a key and a value on the same line without a colon. */
function* missingColons(text: string): Generator<number> {
  const open: string[] = [];
  let last = { text: '', index: 0 };
  // Whether the last token is a key, according to the token before it.
  let isKey = false;
  for (const token of tokensOf(text)) {
    const end = last.index + last.text.length;
    const between = text.slice(end, token.index);
    if (isKey && !/^[}\]]/.test(token.text) && /^[ \t]+$/.test(between)) yield end;
    const isFirst = last.text === '{' && between.trim() === '';
    isKey = open.at(-1) === '{' && token.text.startsWith('"') && (isFirst || between.trim() === ',');
    if (token.text === '{' || token.text === '[') open.push(token.text);
    if (token.text === '}' || token.text === ']') open.pop();
    last = token;
  }
}

/** Replaces such spaces by colons, so that other offsets are unchanged. */
function repairColons(text: string): { text: string; slips: Slip[] } {
  const missing = [...missingColons(text)];
  const pieces = missing.map((at, index) => `${text.slice((missing[index - 1] ?? -1) + 1, at)}:`);
  return {
    text: pieces.join('') + text.slice((missing.at(-1) ?? -1) + 1),
    slips: missing.map((at) => ({ name: 'ColonExpected', offset: at + 1 })),
  };
}

/** Merges slips of full-width punctuation into one with one repair: they usually occur together. */
function gatherFullWidth(slips: Slip[]): Slip[] {
  const all = slips.filter(({ name }) => name === 'FullWidth');
  const edits = all.map(({ offset, found = '' }) => ({ from: offset, to: offset + 1, text: fullWidth.get(found) ?? found }));
  return slips.flatMap((slip) =>
    slip.name !== 'FullWidth' ? [slip] : slip === all[0] ? [{ ...slip, count: all.length, edits }] : [],
  );
}

/** Replaces quotation marks and literals by those of JSON. */
function repairTokens(text: string): { text: string; slips: Slip[] } {
  const slips: Slip[] = [];
  const pieces: string[] = [];
  let end = 0;
  for (const { text: token, index } of tokensOf(text)) {
    const right = replacement(token);
    if (!right) continue;
    slips.push({ name: right.name, offset: index, found: token });
    pieces.push(text.slice(end, index), right.text);
    end = index + token.length;
  }
  return { text: pieces.join('') + text.slice(end), slips: gatherFullWidth(slips) };
}

/** Maximum number of brackets to repair; a file with more is not understood this way. */
const maxClosed = 10;

const slipNames = { '{': 'BraceNotOpened', '[': 'BracketNotOpened', ']': 'BracketNotClosed' } as const;

/**
 * Inserts a missing bracket in place of white space. Before a comma without white space before it, the comma moves to the space
 * after it.
 */
function insertBracket(text: string, { bracket, at }: MissingBracket): string | undefined {
  const isSpace = (offset: number) => /\s/.test(text[offset] ?? '');
  if (bracket === ']' && text[at] === ',' && !isSpace(at - 1)) {
    return isSpace(at + 1) ? `${text.slice(0, at)}],${text.slice(at + 2)}` : undefined;
  }
  return isSpace(at - 1) ? text.slice(0, at - 1) + bracket + text.slice(at) : undefined;
}

/** Inserts the brackets that misplaced keys and values show to be missing. */
function insertMissingBrackets(original: string): { text: string; slips: Slip[] } {
  let text = original;
  const slips: Slip[] = [];
  for (let missing = findMissingBracket(text); missing && slips.length < maxClosed; missing = findMissingBracket(text)) {
    const righted = insertBracket(text, missing);
    if (righted === undefined) break;
    const line = missing.from === undefined ? undefined : lineOf(text, missing.from);
    slips.push({ name: slipNames[missing.bracket], offset: missing.at, ...(line && { line }) });
    text = righted;
  }
  return { text, slips };
}

/** The repaired text. `broken` are ranges that cannot be interpreted. */
export interface Repair {
  text: string;
  slips: Slip[];
  broken: [from: number, to: number][];
}

/**
 * Repairs unambiguous slips (other quotation marks, True, an unclosed bracket), so that the rest is still checked. Offsets of
 * the original are unchanged.
 */
export function repair(original: string): Repair {
  const unwrapped = unwrap(original);
  const seen = repairInvisible(unwrapped.text);
  const tokens = repairTokens(seen.text);
  let { text } = tokens;
  let slips = [...unwrapped.slips, ...seen.slips, ...tokens.slips];
  const colons = repairColons(text);
  text = colons.text;
  slips = [...slips, ...colons.slips];
  const put = insertMissingBrackets(text);
  text = put.text;
  slips = [...slips, ...put.slips];
  const broken: Repair['broken'] = [];
  for (let unclosed = findUnclosed(text); unclosed; unclosed = findUnclosed(text)) {
    const name = unclosed.isExtra ? 'ExtraBracket' : unclosed.bracket === '{' ? 'BraceNotClosed' : 'BracketNotClosed';
    slips = [...slips, { name, offset: unclosed.to, ...(!unclosed.isExtra && { line: lineOf(text, unclosed.from) }) }];
    const closed = broken.length < maxClosed ? close(text, unclosed) : undefined;
    // If only the end of the file is missing, according to the indentation, the rest is reliable.
    const isOnlyEnd = unclosed.to === text.trimEnd().length && /\n\s+/.test(text);
    broken.push([isOnlyEnd ? unclosed.to : unclosed.from, closed ? unclosed.to : text.length]);
    if (!closed) break;
    text = closed;
  }
  return { text, slips, broken };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
