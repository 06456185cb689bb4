/** The characters that a `unicode-range` of CSS names (`U+0600-06FF,U+2010`), as pairs of code points, ends included. */
export function readRange(unicodeRange: string): [from: number, to: number][] {
  return unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/** The same, each code point by itself. */
export const codesOf = (unicodeRange: string): number[] =>
  readRange(unicodeRange).flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

/** Code points in rising order as CSS writes them. */
export function toRange(codes: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join();
}
