/**
 * Where HTML is known already, React renders a marker that `assemble` replaces afterwards. Markers begin with a character that
 * content cannot contain.
 */
const begin = '\u0001';

const kinds = { whole: 'w', open: 'o', filled: 'f', close: 'c' } as const;

export const marks = {
  /** Stands for the next piece. */
  whole: begin + kinds.whole,
  /** Begins the fillings of the next piece's holes. */
  open: begin + kinds.open,
  /** Ends one filling. */
  filled: begin + kinds.filled,
  /** Ends all fillings. */
  close: begin + kinds.close,
} as const;

/** HTML split at its holes: text and hole numbers alternate. */
export type Piece = readonly string[];

/**
 * React's HTML without optional characters: the slash of void elements, and empty attribute values (HTML, 13.1.2). In text
 * React escapes both `>` and `"`, so all matches are markup.
 */
export const lean = (html: string) => html.replaceAll('/>', '>').replaceAll('=""', '');

/** Hole with a number in a piece. */
export const hole = (index: number) => `${begin}${index}${begin}`;

/** Piece from HTML with or without holes. */
export const pieceOf = (html: string): Piece => html.split(begin);

/** Fills the holes of a piece; holes without filling become empty. */
export function fillHoles(piece: Piece, fillings: readonly string[]): string {
  if (piece.length === 1) return piece[0] ?? '';
  return piece.map((part, index) => (index % 2 === 0 ? part : (fillings[Number(part)] ?? ''))).join('');
}

/** Piece whose fillings are being read. */
interface OpenPiece {
  piece: Piece;
  fillings: string[];
  /** Output before it. */
  before: string;
}

/** Replaces markers by pieces. */
class Assembly {
  #text: string;
  readonly #pieces: readonly Piece[];
  #nextIndex = 0;
  readonly #open: OpenPiece[] = [];

  constructor(start: string, pieces: readonly Piece[]) {
    this.#text = start;
    this.#pieces = pieces;
  }

  #next(): Piece {
    const piece = this.#pieces[this.#nextIndex++];
    if (!piece) throw new Error('A page holds a control character.');
    return piece;
  }

  #innermost(): OpenPiece {
    const open = this.#open.at(-1);
    if (!open) throw new Error('A page holds a control character.');
    return open;
  }

  /** @param part marker without its first character, and the HTML up to the next */
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
    if (this.#open.length > 0 || this.#nextIndex !== this.#pieces.length) throw new Error('A page holds a control character.');
    return this.#text;
  }
}

/**
 * Replaces the markers in React's HTML.
 * @param html output of React
 * @param pieces in the order of their markers
 * @throws Error if the number of markers differs
 */
export function assemble(html: string, pieces: readonly Piece[]): string {
  const [start = '', ...parts] = html.split(begin);
  const assembly = new Assembly(start, pieces);
  for (const part of parts) assembly.add(part);
  return assembly.end();
}
