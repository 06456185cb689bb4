const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A number as source maps write it. https://tc39.es/ecma426/#sec-base64-vlq */
function vlq(value: number): string {
  let remaining = value < 0 ? -value * 2 + 1 : value * 2;
  let text = '';
  do {
    const digit = remaining % 32;
    remaining = Math.floor(remaining / 32);
    text += digits[digit + (remaining > 0 ? 32 : 0)];
  } while (remaining > 0);
  return text;
}

/** Lines so short stand everywhere: by them nothing is found again. */
const minLineLength = 4;

/**
 * Which line of a text each line of another is that was made of it, as a source map: what makes it says nothing, takes away and
 * changes lines, and leaves their order.
 */
export function lineMap(before: string, after: string) {
  const lines = before.split('\n');
  let at = 0;
  let former = 0;
  const mappings = after.split('\n').map((line) => {
    const found = line.trim().length < minLineLength ? -1 : lines.indexOf(line, at);
    const own = found === -1 ? at : found;
    const segment = `AA${vlq(own - former)}A`;
    former = own;
    if (found !== -1) at = Math.min(found + 1, lines.length - 1);
    return segment;
  });
  return { version: 3, names: [], sources: [''], mappings: mappings.join(';') };
}
