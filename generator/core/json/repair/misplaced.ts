import { LineIndents } from './indents.ts';

/** Strings, punctuation and other words of JSON. */
const tokens = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|[[\]{}:,]|[^\s"[\]{}:,]+/g;

/** A list or object that is being read. */
interface Frame {
  bracket: '{' | '[' | '';
  from: number;
  /** The previous token in it. */
  last: 'nothing' | 'key' | 'colon' | 'value' | 'comma';
  /** Offset of the last key. */
  keyAt: number;
  valueAt: number;
  commaAt: number;
}

/** A missing bracket and the offset that it belongs before; `from` is the start of a list without an end. */
export interface MissingBracket {
  bracket: '{' | '[' | ']';
  at: number;
  from?: number;
}

/** The text that is being read. */
interface ScanContext {
  text: string;
  indents: LineIndents;
}

/** Whether a key is indented more than another place, as in a nested object. */
function isDeeper({ indents }: ScanContext, key: number, than: number, otherwise: boolean): boolean {
  const { width, isFirst } = indents.at(key);
  return isFirst ? width > indents.at(than).width : otherwise;
}

const newFrame = (bracket: Frame['bracket'], from: number): Frame => ({
  bracket,
  from,
  last: 'nothing',
  keyAt: from,
  valueAt: from,
  commaAt: from,
});

/** The bracket that is missing before a key: keys are only allowed in objects. */
function missingAtKey(reading: ScanContext, frame: Frame, at: number): MissingBracket | undefined {
  const brace = { bracket: '{', at } as const;
  if (frame.bracket === '') return brace;
  if (frame.bracket === '[') {
    // If a list of values continues with a key, or the key is not indented more than the list, the list's end is missing.
    const isList = reading.text[frame.valueAt] !== '{' && frame.last !== 'nothing';
    if (isDeeper(reading, at, frame.from, !isList)) return brace;
    return { bracket: ']', at: frame.last === 'comma' ? frame.commaAt : at, from: frame.from };
  }
  return frame.last === 'colon' && isDeeper(reading, at, frame.keyAt, true) ? brace : undefined;
}

/** The bracket that is missing if a value is in the place of a key: only lists have consecutive values. */
function missingAtValue(reading: ScanContext, frame: Frame, at: number): MissingBracket | undefined {
  const { text } = reading;
  const isAfterValue = frame.bracket === '{' && frame.last === 'comma' && frame.valueAt !== frame.from;
  const isBeside = text[frame.valueAt] === text[at] && isDeeper(reading, at, frame.keyAt, text[at] === '"');
  return isAfterValue && isBeside ? { bracket: '[', at: frame.valueAt } : undefined;
}

/** The bracket that is missing if a list ends inside an object: its start, if the last value is the list's first one. */
function missingAtEnd({ text, indents }: ScanContext, stack: Frame[], at: number): MissingBracket | undefined {
  const frame = stack.at(-1);
  if (frame?.bracket !== '{' || frame.last !== 'value') return undefined;
  // A value on the line of its key is not a list: this bracket is superfluous or belongs to an outer list.
  const isOnOwnLine = text.slice(frame.keyAt, frame.valueAt).includes('\n');
  const { width, isFirst } = indents.at(at);
  return isOnOwnLine && isFirst && width >= indents.at(frame.keyAt).width ? { bracket: '[', at: frame.valueAt } : undefined;
}

/** The first bracket that is missing according to misplaced keys and values; undefined if none is. */
export function findMissingBracket(text: string): MissingBracket | undefined {
  const reading = { text, indents: new LineIndents(text) };
  const stack = [newFrame('', 0)];
  for (const match of text.matchAll(tokens)) {
    const { 0: token, index: at } = match;
    const frame = stack.at(-1);
    if (!frame) return undefined;
    if (token === '}' || token === ']') {
      if (frame.bracket !== (token === '}' ? '{' : '[')) return token === ']' ? missingAtEnd(reading, stack, at) : undefined;
      stack.pop();
      continue;
    }
    if (token === ',' || token === ':') {
      frame.last = token === ',' ? 'comma' : 'colon';
      if (token === ',') frame.commaAt = at;
      continue;
    }
    const isKey = token.startsWith('"') && /^\s*:/.test(text.slice(at + token.length, at + token.length + 100));
    const missing = isKey ? missingAtKey(reading, frame, at) : missingAtValue(reading, frame, at);
    if (missing) return missing;
    if (isKey) frame.keyAt = at;
    else frame.valueAt = at;
    frame.last = isKey ? 'key' : 'value';
    if (token === '{' || token === '[') stack.push(newFrame(token, at));
  }
  return undefined;
}
