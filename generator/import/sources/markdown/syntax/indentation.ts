/** Removes up to that many columns of indentation. */
export function outdent(line: string, columns: number): string {
  let column = 0;
  let at = 0;
  for (; at < line.length && column < columns; at++) {
    if (line[at] === ' ') column += 1;
    else if (line[at] === '\t') column += 4 - (column % 4);
    else break;
  }
  return ' '.repeat(Math.max(0, column - columns)) + line.slice(at);
}

/** Columns before the text of a line. */
export const indentOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
