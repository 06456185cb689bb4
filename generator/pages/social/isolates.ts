const opened = /[\u2066-\u2068]/;
const closing = '\u2069';

/**
 * Closes isolates (U+2066 to U+2069) at the end of each line, before an ellipsis, and reopens them in the next: lines are
 * reordered separately.
 */
export function closeIsolates(lines: readonly string[]): string[] {
  let open: string[] = [];
  return lines.map((line) => {
    const before = open.join('');
    open = [...open];
    for (const character of line) {
      if (opened.test(character)) open.push(character);
      else if (character === closing) open.pop();
    }
    const end = line.endsWith('…') ? line.length - 1 : line.length;
    return before + line.slice(0, end) + closing.repeat(open.length) + line.slice(end);
  });
}

/** Prevents line breaks inside isolates without words, such as telephone numbers. */
export const holdNumbers = (text: string): string =>
  text.replaceAll(/[\u2066-\u2068][^\p{L}\u2066-\u2069]*\u2069/gu, (isolate) => isolate.replaceAll(' ', '\u00A0'));
