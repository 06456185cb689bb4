const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 VLQ of a source map. https://tc39.es/ecma426/#sec-base64-vlq */
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

/** Shorter lines occur in many places, so they are not used for matching. */
const minLineLength = 4;

/**
 * Source map by lines, for a transform that emits none but keeps the order of the lines. Lines that it changed map to the line
 * after the last unchanged one.
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
