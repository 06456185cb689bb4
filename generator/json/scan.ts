import type { Path } from './path.ts';
import { endOfValue } from './places.ts';
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

/** Offset of the first character from an offset on that is no space; the length of the text where none is. */
export function skipSpace(text: string, from: number): number {
  notSpace.lastIndex = from;
  return notSpace.exec(text)?.index ?? text.length;
}

/** Offset at which the value of the whole text begins, behind a byte order mark. */
export function rootOf(text: string): number {
  return skipSpace(text, markEnd(text));
}

/** What stands directly in the list or object that opens at an offset; undefined for any other value. */
export function readContainer(text: string, open: number): Container | undefined {
  const isList = text[open] === '[';
  if (!isList && text[open] !== '{') return undefined;
  const members: Member[] = [];
  let at = skipSpace(text, open + 1);
  while (text[at] !== ']' && text[at] !== '}') {
    const keyEnd = isList ? at : endOfText(text, at) + 1;
    const from = isList ? at : skipSpace(text, text.indexOf(':', keyEnd) + 1);
    const to = endOfValue(text, from);
    members.push({ ...(!isList && { key: JSON.parse(text.slice(at, keyEnd)) }), start: at, from, to });
    at = skipSpace(text, to);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return { isList, open, close: at, members };
}

/** Index of the member under a key, or of the item at an index; -1 where there is none. Of a key that stands twice the last counts. */
export function indexIn({ isList, members }: Container, part: string | number): number {
  if (!isList) return members.findLastIndex(({ key }) => key === String(part));
  const index = Number(part);
  return Number.isInteger(index) && index >= 0 && index < members.length ? index : -1;
}

/** Where the value of a member begins; no more of the list or object is read than is needed to know. */
function findMember(text: string, open: number, part: string | number, isPlain: boolean): number | undefined {
  const isList = text[open] === '[';
  if (!isList && text[open] !== '{') return undefined;
  let found: number | undefined;
  let at = skipSpace(text, open + 1);
  for (let index = 0; text[at] !== ']' && text[at] !== '}'; index++) {
    const keyEnd = isList ? at : endOfText(text, at) + 1;
    const from = isList ? at : skipSpace(text, text.indexOf(':', keyEnd) + 1);
    const isIt = isList ? index === Number(part) : JSON.parse(text.slice(at, keyEnd)) === String(part);
    if (isIt) found = from;
    if (isIt && (isList || isPlain)) return found;
    at = skipSpace(text, endOfValue(text, from));
    if (text[at] === ',') at = skipSpace(text, at + 1);
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
