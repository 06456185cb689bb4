const delimiters = [',', ';', '\t', '|'];

/** Delimiter that is most frequent outside quotes in the first lines. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 20_000).replaceAll(/"(?:[^"]|"")*"/g, '');
  const counts = delimiters.map((delimiter) => start.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Rows of a text of values, read character by character. */
export function splitCsv(text: string): string[][] {
  const stated = /^sep=(.)\r?\n/i.exec(text);
  const source = stated ? text.slice(stated[0].length) : text;
  const delimiter = stated?.[1] ?? delimiterOf(source);
  const rows: string[][] = [];
  let [row, value, isQuoted, wasQuoted]: [string[], string, boolean, boolean] = [[], '', false, false];
  const endValue = () => {
    row.push(value);
    [value, wasQuoted] = ['', false];
  };
  const endRow = () => {
    endValue();
    if (row.some((one) => one.trim() !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? '';
    if (isQuoted) {
      if (character !== '"') value += character;
      else if (source[at + 1] === '"') value += source[at++];
      else isQuoted = false;
    } else if (character === '"' && value.trim() === '' && !wasQuoted) [isQuoted, wasQuoted, value] = [true, true, ''];
    else if (character === delimiter) endValue();
    else if (character === '\n' || (character === '\r' && source[at + 1] !== '\n')) endRow();
    else if (character !== '\r') value += character;
  }
  endRow();
  return rows;
}
