const opened = /[\u2066-\u2068]/;
const closing = '\u2069';

/**
 * Lines of a text, each with its own isolates (U+2066 to U+2069): one that a line ends in is closed there, before an ellipsis, and
 * opened again in the next, as each line is put in order by itself.
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

/** A text in which no line ends within an isolate that has no words, such as a telephone number. */
export const holdNumbers = (text: string): string =>
  text.replaceAll(/[\u2066-\u2068][^\p{L}\u2066-\u2069]*\u2069/gu, (isolate) => isolate.replaceAll(' ', '\u00A0'));
