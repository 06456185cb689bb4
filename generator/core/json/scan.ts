import { once } from '../util/memoize.ts';
import type { Path } from './path.ts';
import { endOfText } from './plain-json.ts';
import { markEnd } from './value.ts';

/** Where a value stands, from its first character to behind its last. */
export interface Span {
  from: number;
  to: number;
}

/** A member of an object or an item of a list. */
export interface Member extends Span {
  /** Of an object's member. */
  key?: string;
  /** Where it begins: at its key, or where it has none at its value. */
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

/** Index of the first match from an index on, or the length of the text. */
function search(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

/** Offset of the first character from an offset on that is no space; the length of the text where none is. */
export const skipSpace = (text: string, from: number): number => search(notSpace, text, from);

/** Where the value ends that begins at an offset, in a text that is JSON without a fault: behind its last character. */
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

/** What is met on the way through a list or an object; its end is looked for when it is asked for, or more is. */
interface ScannedMember extends Span {
  /** Of an item its index. */
  key: string | number;
  start: number;
}

/** What stands directly in the list or object that opens at an offset, one after another; nothing for any other value. */
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

/** Offset at which the value of the whole text begins, behind a byte order mark. */
export function rootOf(text: string): number {
  return skipSpace(text, markEnd(text));
}

/** The list or object that opens at an offset; undefined for any other value. */
export function readContainer(text: string, open: number): Container | undefined {
  const isList = text[open] === '[';
  if (!isList && text[open] !== '{') return undefined;
  const members = [...membersOf(text, open)].map(({ key, start, from, to }): Member => {
    return { ...(typeof key === 'string' && { key }), start, from, to };
  });
  return { isList, open, close: skipSpace(text, members.at(-1)?.to ?? open + 1), members };
}

/** Index of the member under a key, or of the item at an index; -1 where there is none. Of a key that stands twice the last counts. */
export function indexIn({ isList, members }: Container, part: string | number): number {
  if (!isList) return members.findLastIndex(({ key }) => key === String(part));
  const index = Number(part);
  return Number.isInteger(index) && index >= 0 && index < members.length ? index : -1;
}

/** Where the value of a member begins; no more of the list or object is read than is needed to know. */
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
 * Finds a place in a text that is JSON without a fault; undefined where nothing stands there.
 * @param isPlain whether every key is known to stand once: of one that stands twice the last counts, so all of them are read
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

/** What stands at a span. */
export function readValue(text: string, { from, to }: Span): unknown {
  return JSON.parse(text.slice(from, to));
}
