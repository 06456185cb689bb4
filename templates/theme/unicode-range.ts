/** Code point ranges of a CSS `unicode-range` (`U+0600-06FF,U+2010`), inclusive. */
export function readRange(unicodeRange: string): [from: number, to: number][] {
  return unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/** The same as single code points. */
export const codesOf = (unicodeRange: string): number[] =>
  readRange(unicodeRange).flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

/** `unicode-range` of ascending code points. */
export function toRange(codes: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join();
}
