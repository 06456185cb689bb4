import { LineIndents } from './indents.ts';

/** Texts, signs and other words of JSON. */
const tokens = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|[[\]{}:,]|[^\s"[\]{}:,]+/g;

/** A list or object that is being read. */
interface Frame {
  bracket: '{' | '[' | '';
  from: number;
  /** What stood before in it. */
  last: 'nothing' | 'key' | 'colon' | 'value' | 'comma';
  /** Where its last key or value began. */
  keyAt: number;
  valueAt: number;
  commaAt: number;
}

/** A bracket that was lost, and the offset before which it belongs; `from` is where the list begins that lacks its end. */
export interface MissingBracket {
  bracket: '{' | '[' | ']';
  at: number;
  from?: number;
}

/** A text that is being read. */
interface ScanContext {
  text: string;
  indents: LineIndents;
}

/** Whether a key stands deeper than what it would be beside, as what is in an object of its own does. */
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

/** What a key at an offset shows to be lost: a key stands in objects only. */
function missingAtKey(reading: ScanContext, frame: Frame, at: number): MissingBracket | undefined {
  const brace = { bracket: '{', at } as const;
  if (frame.bracket === '') return brace;
  if (frame.bracket === '[') {
    // A list of words that goes on with a key lacks its own end instead, and so does one beside which the key stands.
    const isList = reading.text[frame.valueAt] !== '{' && frame.last !== 'nothing';
    if (isDeeper(reading, at, frame.from, !isList)) return brace;
    return { bracket: ']', at: frame.last === 'comma' ? frame.commaAt : at, from: frame.from };
  }
  return frame.last === 'colon' && isDeeper(reading, at, frame.keyAt, true) ? brace : undefined;
}

/** What a value in the place of a key shows to be lost: lists only have values one after the other. */
function missingAtValue(reading: ScanContext, frame: Frame, at: number): MissingBracket | undefined {
  const { text } = reading;
  const isAfterValue = frame.bracket === '{' && frame.last === 'comma' && frame.valueAt !== frame.from;
  const isBeside = text[frame.valueAt] === text[at] && isDeeper(reading, at, frame.keyAt, text[at] === '"');
  return isAfterValue && isBeside ? { bracket: '[', at: frame.valueAt } : undefined;
}

/** What the end of a list in the middle of an object shows to be lost: its beginning, where it ends the last value. */
function missingAtEnd({ text, indents }: ScanContext, stack: Frame[], at: number): MissingBracket | undefined {
  const frame = stack.at(-1);
  if (frame?.bracket !== '{' || frame.last !== 'value') return undefined;
  // A value in the line of its key is no list: this end is one too many, or that of a list further out.
  const isOnOwnLine = text.slice(frame.keyAt, frame.valueAt).includes('\n');
  const { width, isFirst } = indents.at(at);
  return isOnOwnLine && isFirst && width >= indents.at(frame.keyAt).width ? { bracket: '[', at: frame.valueAt } : undefined;
}

/** The first bracket that keys and values out of their place tell to be lost; undefined when there is none. */
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
