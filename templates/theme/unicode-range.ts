/** The characters that a `unicode-range` of CSS names (`U+0600-06FF,U+2010`), as pairs of code points, ends included. */
export function readRange(unicodeRange: string): [from: number, to: number][] {
  return unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
