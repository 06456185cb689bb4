import { once } from '../util/memoize.ts';
import type { Path } from './path.ts';
import { endOfText } from './plain-json.ts';
import { markEnd } from './value.ts';

/** Range of a value: start, and end after the last character. */
export interface Span {
  from: number;
  to: number;
}

/** A member of an object or an item of a list. */
export interface Member extends Span {
  /** Of a member of an object. */
  key?: string;
  /** Offset of its key, or of its value if it has no key. */
  start: number;
}

/** A list or an object in a text. */
export interface Container {
  isList: boolean;
  /** Offsets of its brackets. */
  open: number;
  close: number;
  members: Member[];
}

const notSpace = /[^ \t\n\r]/g;
const brackets = /["[\]{}]/g;
const literalEnd = /[,\]}\s]|$/g;

/** Index of the first match from an index on; the text's length if there is none. */
function search(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

/** Offset of the first non-space character from an offset on; the text's length if there is none. */
export const skipSpace = (text: string, from: number): number => search(notSpace, text, from);

/** End of the value at an offset of valid JSON, after its last character. */
export function endOfValue(text: string, start: number): number {
  if (text[start] === '"') return endOfText(text, start) + 1;
  if (text[start] !== '{' && text[start] !== '[') return search(literalEnd, text, start);
  let depth = 0;
  for (let at = start; ; at = search(brackets, text, at + 1)) {
    const unit = text[at];
    if (unit === '"') at = endOfText(text, at);
    else if (unit === '{' || unit === '[') depth++;
    else if (--depth === 0) return at + 1;
  }
}

/** A child found while scanning a list or an object; its end is determined on demand. */
interface ScannedMember extends Span {
  /** For an item, its index. */
  key: string | number;
  start: number;
}

/** Direct children of the list or object at an offset; none for other values. */
export function* membersOf(text: string, open: number): Generator<ScannedMember> {
  const isList = text[open] === '[';
  if (!isList && text[open] !== '{') return;
  let start = skipSpace(text, open + 1);
  for (let index = 0; text[start] !== ']' && text[start] !== '}'; index++) {
    const keyEnd = isList ? start : endOfText(text, start) + 1;
    const from = isList ? start : skipSpace(text, text.indexOf(':', keyEnd) + 1);
    const end = once(() => endOfValue(text, from));
    const key: string | number = isList ? index : JSON.parse(text.slice(start, keyEnd));
    yield {
      key,
      start,
      from,
      get to() {
        return end();
      },
    };
    start = skipSpace(text, end());
    if (text[start] === ',') start = skipSpace(text, start + 1);
  }
}

/** Offset of the root value, after a byte order mark. */
export function rootOf(text: string): number {
  return skipSpace(text, markEnd(text));
}

/** The list or object at an offset; undefined for other values. */
export function readContainer(text: string, open: number): Container | undefined {
  const isList = text[open] === '[';
  if (!isList && text[open] !== '{') return undefined;
  const members = [...membersOf(text, open)].map(({ key, start, from, to }): Member => {
    return { ...(typeof key === 'string' && { key }), start, from, to };
  });
  return { isList, open, close: skipSpace(text, members.at(-1)?.to ?? open + 1), members };
}

/** Index of the member with a key, or of the item at an index; -1 if there is none. Of duplicate keys the last one counts. */
export function indexIn({ isList, members }: Container, part: string | number): number {
  if (!isList) return members.findLastIndex(({ key }) => key === String(part));
  const index = Number(part);
  return Number.isInteger(index) && index >= 0 && index < members.length ? index : -1;
}

/** Offset of a member's value; reads the list or object only as far as necessary. */
function findMember(text: string, open: number, part: string | number, isPlain: boolean): number | undefined {
  let found: number | undefined;
  for (const { key, from } of membersOf(text, open)) {
    const isItem = typeof key === 'number';
    if (key !== (isItem ? Number(part) : String(part))) continue;
    if (isItem || isPlain) return from;
    found = from;
  }
  return found;
}

/**
 * Range of a value in valid JSON; undefined if it does not exist.
 * @param isPlain whether keys are known to be unique: of duplicates the last one counts, so all have to be read
 */
export function locate(text: string, path: Path, isPlain = false): Span | undefined {
  let from = rootOf(text);
  for (const part of path) {
    const found = findMember(text, from, part, isPlain);
    if (found === undefined) return undefined;
    from = found;
  }
  return { from, to: endOfValue(text, from) };
}

/** Parses the value at a range. */
export function readValue(text: string, { from, to }: Span): unknown {
  return JSON.parse(text.slice(from, to));
}
