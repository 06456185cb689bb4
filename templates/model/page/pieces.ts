/**
 * Where HTML is known already, React writes a mark, and `assemble` puts it in when React is done. Marks begin with a
 * character that no content may hold.
 */
const begin = '\u0001';

const kinds = { whole: 'w', open: 'o', filled: 'f', close: 'c' } as const;

export const marks = {
  /** Stands for the next piece. */
  whole: begin + kinds.whole,
  /** Begins what is put into the holes of the next piece. */
  open: begin + kinds.open,
  /** Ends what one of the holes is filled with. */
  filled: begin + kinds.filled,
  /** Ends it all. */
  close: begin + kinds.close,
} as const;

/** HTML that is known: what stands between its holes, and their numbers. */
export type Piece = readonly string[];

/**
 * What React writes, without what HTML needs not: the slash at the end of an element without content, and the empty value of
 * an attribute (HTML, 13.1.2). In texts React leaves neither `>` nor `"`, so all of it is markup.
 */
export const lean = (html: string) => html.replaceAll('/>', '>').replaceAll('=""', '');

/** A hole in a piece, by its number. */
export const hole = (index: number) => `${begin}${index}${begin}`;

/** A piece of HTML with holes, or without. */
export const pieceOf = (html: string): Piece => html.split(begin);

/** A piece with something in its holes; those that nothing fills are empty. */
export function fillHoles(piece: Piece, fillings: readonly string[]): string {
  if (piece.length === 1) return piece[0] ?? '';
  return piece.map((part, index) => (index % 2 === 0 ? part : (fillings[Number(part)] ?? ''))).join('');
}

/** A piece whose holes are being filled. */
interface Open {
  piece: Piece;
  fillings: string[];
  /** What stands before it. */
  before: string;
}

/** Puts pieces in the places of their marks. */
class Assembly {
  #text: string;
  readonly #pieces: readonly Piece[];
  #taken = 0;
  readonly #open: Open[] = [];

  constructor(start: string, pieces: readonly Piece[]) {
    this.#text = start;
    this.#pieces = pieces;
  }

  #next(): Piece {
    const piece = this.#pieces[this.#taken++];
    if (!piece) throw new Error('A page holds a control character.');
    return piece;
  }

  #innermost(): Open {
    const open = this.#open.at(-1);
    if (!open) throw new Error('A page holds a control character.');
    return open;
  }

  /** @param part a mark without its first character, and the HTML up to the next. */
  add(part: string): void {
    const rest = part.slice(1);
    switch (part[0]) {
      case kinds.whole:
        this.#text += fillHoles(this.#next(), []) + rest;
        return;
      case kinds.open:
        this.#open.push({ piece: this.#next(), fillings: [], before: this.#text });
        this.#text = rest;
        return;
      case kinds.filled:
        this.#innermost().fillings.push(this.#text);
        this.#text = rest;
        return;
      case kinds.close: {
        const { piece, fillings, before } = this.#innermost();
        this.#open.pop();
        this.#text = before + fillHoles(piece, fillings) + rest;
        return;
      }
      default:
        throw new Error('A page holds a control character.');
    }
  }

  end(): string {
    if (this.#open.length > 0 || this.#taken !== this.#pieces.length) throw new Error('A page holds a control character.');
    return this.#text;
  }
}

/**
 * @param html what React wrote.
 * @param pieces what its marks stand for, in the order in which it wrote them.
 * @throws Error when there are other marks than pieces.
 */
export function assemble(html: string, pieces: readonly Piece[]): string {
  const [start = '', ...parts] = html.split(begin);
  const assembly = new Assembly(start, pieces);
  for (const part of parts) assembly.add(part);
  return assembly.end();
}
