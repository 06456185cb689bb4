import { digit, digitsIn, isEastern, rtlLetter, space } from './characters.ts';
import { endsOfRange, inReadingOrder, type SurroundingWords } from './hyphens.ts';
import { isOneNumber, mostGroups } from './phone.ts';
import { isGroup, type Token, tokensOf } from './tokens.ts';

export interface Span {
  start: number;
  end: number;
}

/** Left-to-right units of a text, and sequences that follow reading direction. */
export interface IsolateCandidates {
  wholes: Span[];
  sequences: Span[][];
}

const spaced = new RegExp(`^[${space}]$`);
const aroundDash = new RegExp(`^[${space}]+$`);
const dash = /^[-–—]$/;
const operator = /^[=+×÷*<>≤≥]$/;
const joining = /^[&+=@×:]$/;
const plainNumber = new RegExp(`^[+−-]?[${digit}]+(?:[.,:/٫٬][${digit}]+)*$`);
const isoDate = new RegExp(`^[${digit}]{4}-[${digit}]{2}-[${digit}]{2}$`);
const time = new RegExp(`^[${digit}]{1,2}:[${digit}]{2}(?::[${digit}]{2})?$`);
const offset = new RegExp(`^[+−-][${digit}]{1,2}(?::?[${digit}]{2})?$`);

/**
 * Unit symbols, time zones and currency codes, which form one unit with the number before them: part of a regular expression.
 */
export const unitSigns = String.raw`[kMGT]?i?[bB](?:ps|it|/s)?|[kMcmµn]?m[²³23]?(?:/[sh])?|km/h|[kmµ]?g|[kMG]?W(?:h|p)?|[km]?[VAΩ]|[kMGT]?Hz|[md]?[lL]|dB|[MG]P|px|pt|ft|mph|rpm|ppm|°?[CFK]|[AaPp]\.?[Mm]\.?|(?:GMT|UTC|AST|KSA|EST|CET|Z)(?:[+−\-]\d{1,2}(?::?\d{2})?)?|SAR|USD|EUR|AED|GBP|KWD|QAR|BHD|OMR|EGP|JOD|AD|CE|BCE?|AH`;
/** "in" (inches) is also an English word. */
const unit = new RegExp(`^(?:${unitSigns}|in)$`);
const wordBefore = new RegExp(`([${rtlLetter}]+)[${space}\\(]*$`, 'v');
const wordAfter = new RegExp(`^[${space}]*([${rtlLetter}]+)`, 'v');
const beforeGroup = new RegExp(`^\\)?[${space}]$`);
/** Letters of a licence plate. */
const plate = /^[A-Z]{1,3}$/;

/** Splits a number from signs read before or after it. */
function readParts(text: string, start: number): Span[] {
  const [first, second] = inReadingOrder(text) ?? [];
  if (first === undefined || second === undefined) return [{ start, end: start + text.length }];
  return [...readParts(first, start), ...readParts(second, start + first.length)];
}

/** Reads the units and sequences of a text. */
class Reader {
  readonly #text: string;
  readonly #tokens: Token[];
  readonly candidates: IsolateCandidates = { wholes: [], sequences: [] };
  /** Last number, which a dash or sign may follow. */
  #last: { parts: Span[]; next: number } | undefined;
  #chain: Span[][] = [];

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
  }

  read(): IsolateCandidates {
    for (let at = 0; at < this.#tokens.length; ) {
      const token = this.#tokens[at] as Token;
      if (token.kind === 'latin') at = this.#phrase(at);
      else if (token.kind === 'number') at = this.#number(at);
      else at = this.#sign(at);
    }
    return this.candidates;
  }

  #followsBySpace(at: number): boolean {
    const token = this.#tokens[at];
    return token !== undefined && spaced.test(token.gap);
  }

  #add(from: number, to: number): Span {
    const span = { start: (this.#tokens[from] as Token).start, end: (this.#tokens[to] as Token).end };
    this.candidates.wholes.push(span);
    return span;
  }

  /**
   * Reads Latin words with the numbers, signs and brackets between them.
   * @returns index of the next token
   */
  #phrase(from: number): number {
    let to = from;
    let end = (this.#tokens[from] as Token).end;
    for (let at = from + 1; at < this.#tokens.length; at++) {
      const token = this.#tokens[at] as Token;
      const isBracketed = token.gap === ' (' && this.#text[token.end] === ')';
      if (!this.#followsBySpace(at) && !isBracketed) break;
      if (token.kind === 'sign') {
        if (!joining.test(token.text) || !this.#followsBySpace(at + 1) || this.#tokens[at + 1]?.kind === 'sign') break;
        continue;
      }
      to = at;
      end = token.end + (isBracketed ? 1 : 0);
    }
    this.candidates.wholes.push({ start: (this.#tokens[from] as Token).start, end });
    this.#chain = [];
    return to + 1;
  }

  #wordsAround(at: number): SurroundingWords {
    const { start, end } = this.#tokens[at] as Token;
    const before = wordBefore.exec(this.#text.slice(Math.max(0, start - 40), start))?.[1] ?? '';
    const after = wordAfter.exec(this.#text.slice(end, end + 40))?.[1] ?? '';
    // A non-word, e.g. another number, still counts as context.
    return { before: before || this.#text.slice(0, start).trim().slice(-1), after };
  }

  /** Index of the last token of a number. */
  #endOfNumber(from: number): number {
    const { text } = this.#tokens[from] as Token;
    let to = from;
    while (to - from <= mostGroups && this.#isGroupAfter(to)) to++;
    // A list of numbers.
    if (to - from >= mostGroups) return from;
    for (; to > from; to--) {
      const groups = this.#tokens.slice(from, to + 1).map((token) => token.text);
      if (isOneNumber(groups)) return to;
    }
    const next = this.#tokens[from + 1];
    if (isoDate.test(text) && next && spaced.test(next.gap) && time.test(next.text)) return from + 1;
    return from;
  }

  #isGroupAfter(at: number): boolean {
    const [token, next] = [this.#tokens[at] as Token, this.#tokens[at + 1]];
    if (!next || !isGroup(token.text.replace(/\)$/, '')) || !isGroup(next.text)) return false;
    return beforeGroup.test(next.gap) && !/^[+]/.test(next.text);
  }

  /** Extends a number by its unit, time zone or sign. */
  #endOfAmount(to: number, isPlain: boolean): number {
    const next = this.#tokens[to + 1];
    if (!next || !this.#followsBySpace(to + 1) || isEastern(this.#tokens[to]?.text ?? '')) return to;
    const { text } = this.#tokens[to] as Token;
    if (/^[%‰]$/.test(next.text) || /^°[CFK]?$/.test(next.text)) return to + 1;
    if (unit.test(next.text)) {
      const isZone =
        /^(?:GMT|UTC)$/.test(next.text) && this.#followsBySpace(to + 2) && offset.test(this.#tokens[to + 2]?.text ?? '');
      return isZone ? to + 2 : to + 1;
    }
    if (time.test(text) && offset.test(next.text)) return to + 1;
    const isPlate = isPlain && new RegExp(`^[${digit}]{1,4}$`).test(text) && plate.test(next.text);
    return isPlate && !/^(?:1[34]|19|20)\d\d$/.test(text) ? to + 1 : to;
  }

  /** Equation with signs between Western numbers. */
  #endOfEquation(from: number): number {
    let to = from;
    let hasOperator = false;
    const isNumber = (at: number) => plainNumber.test(this.#tokens[at]?.text ?? '') && !isEastern(this.#tokens[at]?.text ?? '');
    while (isNumber(to) && this.#followsBySpace(to + 1) && this.#followsBySpace(to + 2) && isNumber(to + 2)) {
      const { text } = this.#tokens[to + 1] as Token;
      if (!operator.test(text) && !/^[-−–]$/.test(text)) break;
      hasOperator ||= operator.test(text);
      to += 2;
    }
    return hasOperator ? to : from;
  }

  #number(from: number): number {
    const sum = this.#endOfEquation(from);
    if (sum > from) {
      this.#add(from, sum);
      return sum + 1;
    }
    const digits = this.#endOfNumber(from);
    const to = this.#endOfAmount(digits, digits === from);
    const span = this.#withBrackets(from, to);
    const parts = from === to ? this.#partsOf(from) : [span];
    if (parts.length > 1) this.candidates.sequences.push(parts);
    else this.candidates.wholes.push(span);
    this.#link(parts, from, to + 1);
    return to + 1;
  }

  /** The brackets of "(011) 234 5678" belong to the number. */
  #withBrackets(from: number, to: number): Span {
    const { start } = this.#tokens[from] as Token;
    const { end } = this.#tokens[to] as Token;
    const isOpen = to > from && this.#text[start - 1] === '(' && this.#text.slice(start, end).includes(')');
    return { start: isOpen ? start - 1 : start, end };
  }

  /** Parts of a number in reading order; the number itself if it has none. */
  #partsOf(at: number): Span[] {
    const { text, start, end } = this.#tokens[at] as Token;
    const [first, second] = endsOfRange(text, this.#wordsAround(at)) ?? [];
    if (first === undefined || second === undefined) return readParts(text, start);
    return [...readParts(first, start), ...readParts(second, end - second.length)];
  }

  /** Numbers joined by dashes with spaces are a range. */
  #link(parts: Span[], from: number, next: number): void {
    const before = this.#tokens[from - 1];
    const isAfterDash =
      before !== undefined && dash.test(before.text) && this.#last?.next === from - 1 && this.#isDashed(before, from);
    if (!isAfterDash) this.#chain = [];
    this.#chain.push(parts);
    this.#last = { parts, next };
    if (this.#chain.length > 1) this.#endChain();
  }

  #isDashed(before: Token, from: number): boolean {
    return aroundDash.test(before.gap) && aroundDash.test(this.#tokens[from]?.gap ?? '');
  }

  #endChain(): void {
    const parts = this.#chain.flat();
    const [first, last] = [parts[0] as Span, parts.at(-1) as Span];
    const all = this.#text.slice(first.start, last.end);
    // "011 - 234 - 5678"
    const isPhone = /^[+0٠۰]\p{Nd}+ ?[-–—]/u.test(all) && !/[:.,%]/.test(all) && digitsIn(all) >= 7;
    if (isPhone) this.candidates.wholes.push({ start: first.start, end: last.end });
    else this.candidates.sequences.push(parts);
  }

  /** Standalone sign before or after a number, e.g. of a currency. */
  #sign(at: number): number {
    const { text, start, end } = this.#tokens[at] as Token;
    const next = this.#tokens[at + 1];
    if (!/^\p{Sc}$/u.test(text)) return at + 1;
    if (this.#last?.next === at && this.#followsBySpace(at)) {
      this.candidates.sequences.push([...this.#last.parts, { start, end }]);
      return at + 1;
    }
    if (next?.kind !== 'number' || !this.#followsBySpace(at + 1)) return at + 1;
    const to = this.#endOfNumber(at + 1);
    const span = this.#add(at, to);
    this.#link([span], at, to + 1);
    return to + 1;
  }
}

/** Units and sequences of a text in an Arabic context. Pure. */
export const isolateCandidatesOf = (text: string): IsolateCandidates => new Reader(text).read();
