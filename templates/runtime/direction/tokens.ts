import { digit, hasDigit, ltrLetter, rtlLetter } from './characters.ts';

/** Run of a text between spaces and Arabic letters, without the punctuation of the sentence. */
export interface Token {
  text: string;
  start: number;
  end: number;
  kind: 'latin' | 'number' | 'sign';
  /** Text between the previous token and this one. */
  gap: string;
}

/** Bidi marks and Arabic punctuation, which no token contains. */
const marks = '\\u200E\\u200F\\u061C،؛؟';

/** An address may contain Arabic letters and ends at a space. */
const raw = new RegExp(`(?:https?://|www\\.)[^\\s«»"<>]+|[^\\s${marks}${rtlLetter}]+`, 'gv');
const latin = new RegExp(`[${ltrLetter}]`, 'v');
const besideLetter = new RegExp(`[${rtlLetter}]`, 'v');

const opening = /^["“”'‘’„«‹،؛,;…]/;
const closing = /["“”'‘’»›،؛؟,.!?:;…]$/;
const brackets: Record<string, string> = { ')': '(', ']': '[', '}': '{', '>': '<' };
const pairs: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** Grades, blood groups and language names can end with a sign: "C++", "AB-". Other tokens end before a hyphen. */
const signAtEnd = /^(?:[A-F]|AB|O)-$/;
const abbreviation = new RegExp(`^(?:[${ltrLetter}]{1,3}\\.)+[${ltrLetter}]{1,3}$`, 'v');
const beforeLetter = /[-–—_./]$/;

const count = (text: string, one: string) => text.split(one).length - 1;

/** Number of characters at the start of a word that belong to the sentence. */
function before(word: string, isAfterLetter: boolean): number {
  const first = word[0] ?? '';
  if (opening.test(word)) return 1;
  // "أ-5": a hyphen between a letter and a number is not a minus sign.
  if (isAfterLetter && /^[-–—_./]/.test(word)) return 1;
  const close = pairs[first];
  if (close === undefined) return 0;
  const end = word.indexOf(close);
  return end === -1 || end === word.length - 1 ? 1 : 0;
}

/** The same at its end. */
function after(word: string, isBeforeLetter: boolean): number {
  const last = word.at(-1) ?? '';
  if (last === '.' && abbreviation.test(word.slice(0, -1))) return 0;
  if (closing.test(word)) return 1;
  if (isBeforeLetter && beforeLetter.test(word)) return 1;
  if (/[-–—]/.test(last)) return signAtEnd.test(word) ? 0 : 1;
  const open = brackets[last];
  return open !== undefined && count(word, open) < count(word, last) ? 1 : 0;
}

function core(text: string, from: number, to: number): [from: number, to: number] {
  const isAfterLetter = besideLetter.test(text[from - 1] ?? '');
  const isBeforeLetter = besideLetter.test(text[to] ?? '');
  let [start, end] = [from, to];
  while (start < end) {
    const word = text.slice(start, end);
    const [lead, trail] = [before(word, isAfterLetter), after(word, isBeforeLetter)];
    // A standalone sign, e.g. the dash of a range, is a token.
    if ((lead === 0 && trail === 0) || /^[-–—]$/.test(word)) break;
    start += lead;
    if (start < end) end -= trail;
  }
  return [start, Math.max(start, end)];
}

const kindOf = (text: string): Token['kind'] => (latin.test(text) ? 'latin' : hasDigit(text) ? 'number' : 'sign');

/** Runs of a text that are not Arabic words. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(raw)) {
    const [start, end] = core(text, index, index + word.length);
    if (start === end) continue;
    const inner = text.slice(start, end);
    tokens.push({ text: inner, start, end, kind: kindOf(inner), gap: text.slice(tokens.at(-1)?.end ?? 0, start) });
  }
  return tokens;
}

/** Whether a token is a group of digits, such as part of a telephone number or a whole one with hyphens. */
export const isGroup = (text: string) => new RegExp(`^[+(]*[${digit}](?:[${digit}()./-]*[${digit})])?$`).test(text);
