import { flattenElements, type InlineElement, readInline, widthOfStars } from './read.ts';

/** Ranges of the characters of a mark that a page does not show. */
function signsOf(piece: InlineElement): [from: number, to: number][] {
  const { from, to } = piece;
  if (piece.kind === 'strong' || piece.kind === 'emphasis') {
    const width = widthOfStars(piece.kind);
    return [
      [from, from + width],
      [to - width, to],
    ];
  }
  if (!('children' in piece)) return piece.kind === 'break' ? [[from, from + 1]] : [];
  const begin = from + (piece.kind === 'note' ? 2 : 1);
  const end = piece.children.at(-1)?.to ?? begin;
  return [
    [from, begin],
    [end, to],
  ];
}

function blank(text: string, places: [from: number, to: number][]): string {
  let masked = '';
  let at = 0;
  for (const [from, to] of places.toSorted(([a], [b]) => a - b)) {
    masked += text.slice(at, from) + ' '.repeat(to - from);
    at = to;
  }
  return masked + text.slice(at);
}

/** A sentence with its mark characters replaced by spaces, so that all other characters keep their position. */
export function withoutSigns(text: string): string {
  const pieces = readInline(text);
  return pieces ? blank(text, flattenElements(pieces).flatMap(signsOf)) : text;
}

/** The same without code runs, which may contain mark characters as text. */
export function withoutMarks(text: string): string {
  const pieces = readInline(text);
  if (!pieces) return text;
  return blank(
    text,
    flattenElements(pieces).flatMap((piece) => ('text' in piece ? [[piece.from, piece.to]] : signsOf(piece))),
  );
}

/** The text parts of a sentence, split at its marks. */
export function partsOf(text: string): string[] {
  const pieces = readInline(text);
  if (!pieces) return [text];
  return flattenElements(pieces).flatMap((piece) => {
    if (piece.kind === 'text') return [text.slice(piece.from, piece.to)];
    return 'text' in piece ? [piece.text] : [];
  });
}
