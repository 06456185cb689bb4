import type { Span } from './scan.ts';

/** Escaping style of the strings in a file. */
export interface StringStyle {
  /** Escapes all non-ASCII characters. */
  isAscii: boolean;
  /** Whether hexadecimal digits of escapes are upper case. */
  isCapital: boolean;
  /** Writes `\/` for a slash. */
  hasEscapedSlash: boolean;
}

const foreign = /[\u0080-\uffff]/;
const numbered = /\\u([0-9a-f]{4})/gi;

/** A letter written as an escape. Direction marks and the like are ignored, as they are often escaped when letters are not. */
function numberedLetter(raw: string): string | undefined {
  for (const [, number = ''] of raw.matchAll(numbered)) {
    const letter = String.fromCharCode(Number.parseInt(number, 16));
    if (foreign.test(letter) && /[\p{L}\p{Cs}]/u.test(letter)) return number;
  }
  return undefined;
}

/** Escaping style of a part of a file; `otherwise` fills in what the part does not show. */
export function stringStyleOf(raw: string, otherwise?: StringStyle): StringStyle {
  const number = numberedLetter(raw);
  const isAscii = !foreign.test(raw) && (number !== undefined || (otherwise?.isAscii ?? false));
  const isCapital = number === undefined ? (otherwise?.isCapital ?? false) : /[A-F]/.test(number);
  const slashes = raw.match(/\\?\//g) ?? [];
  const hasEscapedSlash = slashes.length > 0 ? slashes.every((slash) => slash === '\\/') : (otherwise?.hasEscapedSlash ?? false);
  return { isAscii, isCapital, hasEscapedSlash };
}

/** A text as the content of a JSON string, without quotation marks. */
function escapeText(value: string, { isAscii, isCapital, hasEscapedSlash }: StringStyle): string {
  let raw = JSON.stringify(value).slice(1, -1);
  if (hasEscapedSlash) raw = raw.replaceAll('/', '\\/');
  if (!isAscii) return raw;
  return raw.replace(/[\u0080-\uffff]/g, (unit) => {
    const number = unit.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${isCapital ? number.toUpperCase() : number}`;
  });
}

/** A text as a JSON string. */
export function writeString(value: string, style: StringStyle): string {
  return `"${escapeText(value, style)}"`;
}

/** Offsets in a JSON string at which each UTF-16 unit of the value starts, and the end. */
function unitsOf(raw: string): number[] {
  const offsets: number[] = [];
  let at = 1;
  while (at < raw.length - 1) {
    offsets.push(at);
    if (raw[at] !== '\\') at++;
    else at += raw[at + 1] === 'u' ? 6 : 2;
  }
  offsets.push(at);
  return offsets;
}

const isInPair = (text: string, index: number) => /[\ud800-\udbff]/.test(text[index - 1] ?? '') && index < text.length;

/**
 * Minimal edit that changes a JSON string to another value, keeping the common start and end.
 * @param raw including quotation marks
 * @returns range in `raw` and its replacement
 */
export function editString(raw: string, value: string, file: StringStyle): Span & { text: string } {
  const before: string = JSON.parse(raw);
  let start = 0;
  while (start < before.length && before[start] === value[start]) start++;
  if (isInPair(before, start) || isInPair(value, start)) start--;
  const most = Math.min(before.length, value.length) - start;
  let end = 0;
  while (end < most && before.at(-1 - end) === value.at(-1 - end)) end++;
  if (end > 0 && (isInPair(before, before.length - end) || isInPair(value, value.length - end))) end--;
  const units = unitsOf(raw);
  const text = escapeText(value.slice(start, value.length - end), stringStyleOf(raw, file));
  return { from: units[start] ?? 1, to: units[before.length - end] ?? raw.length - 1, text };
}
