import type { TextEdit } from './text-edit.ts';

/** Range of the original text, or new text. */
type TextPiece = { from: number; to: number } | { added: string };

const lengthOf = (piece: TextPiece) => ('added' in piece ? piece.added.length : piece.to - piece.from);

function cut(piece: TextPiece, from: number, to: number): TextPiece {
  if ('added' in piece) return { added: piece.added.slice(from, to) };
  return { from: piece.from + from, to: piece.from + to };
}

/** A text edited in steps, and the combined edits. */
export class TextBuffer {
  text: string;
  readonly #length: number;
  #pieces: TextPiece[];

  constructor(text: string) {
    this.text = text;
    this.#length = text.length;
    this.#pieces = [{ from: 0, to: text.length }];
  }

  /** Replaces a range by another text. Offsets refer to the current text. */
  splice(from: number, to: number, added: string): void {
    if (from === to && added === '') return;
    this.text = this.text.slice(0, from) + added + this.text.slice(to);
    const before: TextPiece[] = [];
    const after: TextPiece[] = [];
    let at = 0;
    for (const piece of this.#pieces) {
      const end = at + lengthOf(piece);
      if (at < from) before.push(cut(piece, 0, Math.min(end, from) - at));
      if (end > to) after.push(cut(piece, Math.max(at, to) - at, end - at));
      at = end;
    }
    this.#pieces = [...before, { added }, ...after];
  }

  /** Edits from the original to the current text, for `editText`. */
  edits(): TextEdit[] {
    const edits: TextEdit[] = [];
    let at = 0;
    let text = '';
    const close = (to: number) => {
      if (to > at || text !== '') edits.push({ from: at, to, text });
      text = '';
    };
    for (const piece of this.#pieces) {
      if ('added' in piece) text += piece.added;
      else {
        close(piece.from);
        at = piece.to;
      }
    }
    close(this.#length);
    return edits;
  }
}
