import type { Path } from '../../content/path.ts';
import { endOfValue } from '../../content/places.ts';
import { endOfText } from '../../content/plain-json.ts';

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
  return skipSpace(text, text.startsWith('\ufeff') ? 1 : 0);
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

/** A place and all that it stands in, from the whole inwards. */
export interface Located {
  value: Span;
  /** Each with the index of the member that leads on. */
  within: { container: Container; index: number }[];
}

/** Finds a place in a text that is JSON without a fault; undefined where nothing stands there. */
export function locate(text: string, path: Path): Located | undefined {
  const from = rootOf(text);
  let value: Span = { from, to: endOfValue(text, from) };
  const within: Located['within'] = [];
  for (const part of path) {
    const container = readContainer(text, value.from);
    const index = container ? indexIn(container, part) : -1;
    const member = container?.members[index];
    if (!container || !member) return undefined;
    within.push({ container, index });
    value = { from: member.from, to: member.to };
  }
  return { value, within };
}

/** What stands at a span. */
export function readValue(text: string, { from, to }: Span): unknown {
  return JSON.parse(text.slice(from, to));
}
