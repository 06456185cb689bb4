/**
 * Where HTML is known already, React writes a mark, and `assemble` puts it in when React is done. Marks begin with a
 * character that no content may hold, and stand where no other text of React touches them.
 */
const begin = '\u0001';

export const marks = {
  /** Stands for the next piece. */
  whole: `${begin}w`,
  /** Begins what is put into the holes of the next piece. */
  open: `${begin}o`,
  /** Ends what one of the holes is filled with. */
  filled: `${begin}f`,
  /** Ends it all. */
  close: `${begin}c`,
} as const;

/** A hole in a piece, by its number. */
export const hole = (index: number) => `${begin}${index}${begin}`;

/** A piece whose holes are being filled. */
interface Open {
  piece: string;
  fillings: string[];
  /** What stands before it. */
  before: string;
}

/** Holes that nothing fills are empty. */
function fill({ piece, fillings }: Open): string {
  return piece
    .split(begin)
    .map((part, index) => (index % 2 === 0 ? part : (fillings[Number(part)] ?? '')))
    .join('');
}

/**
 * @param html what React wrote.
 * @param pieces what its marks stand for, in the order in which it wrote them.
 * @throws Error when there are other marks than pieces.
 */
export function assemble(html: string, pieces: readonly string[]): string {
  const [start = '', ...parts] = html.split(begin);
  const opened: Open[] = [];
  let text = start;
  let taken = 0;
  for (const part of parts) {
    const kind = begin + part[0];
    const rest = part.slice(1);
    const around = opened.at(-1);
    if (kind === marks.whole) text += pieces[taken++] + rest;
    else if (kind === marks.open) {
      opened.push({ piece: pieces[taken++] ?? '', fillings: [], before: text });
      text = rest;
    } else if (around && kind === marks.filled) {
      around.fillings.push(text);
      text = rest;
    } else if (around && kind === marks.close) {
      opened.pop();
      text = around.before + fill(around) + rest;
    } else throw new Error('A page holds a control character.');
  }
  if (opened.length > 0 || taken !== pieces.length) throw new Error('A page holds a control character.');
  return text;
}
