import { anchorOf } from '../../components/anchor.ts';
import { wordsOf } from '../../components/inline.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import type { InlineText } from '../../model/planned/values.ts';
import { ranks } from './ranks.ts';
import type { Prose } from './schema.ts';

export type Piece = Planned<Prose>['body'][number];
export type PieceObject = Exclude<Piece, InlineText>;

export type HeadingPiece = Extract<PieceObject, { type: keyof typeof ranks }>;

/** Heading of the text: id, level, and subheadings. */
export interface Heading {
  piece: HeadingPiece;
  id: string;
  level: 2 | 3 | 4 | 5 | 6;
  below: Heading[];
}

export function isParagraph(piece: Piece): piece is InlineText {
  return typeof piece === 'string' || Array.isArray(piece);
}

export const isHeading = (piece: Piece): piece is HeadingPiece => !isParagraph(piece) && piece.type in ranks;

/** Last heading of the outline that ranks above a new one. */
function headingAbove({ type }: HeadingPiece, outline: readonly Heading[]): Heading | undefined {
  if (type === 'heading') return undefined;
  const ranksHigher = ({ piece }: Heading) => ranks[piece.type] < ranks[type];
  let above = outline.at(-1);
  for (let next = above; next; next = next.below.findLast(ranksHigher)) above = next;
  return above;
}

/** All headings of an outline, in document order. */
export function everyHeading(outline: readonly Heading[]): Heading[] {
  return outline.flatMap((heading) => [heading, ...everyHeading(heading.below)]);
}

/**
 * Outline of a text: each heading is nested under the last one of higher rank. `top` is the first level: 2 if the section has
 * no heading. No level is skipped (WCAG 1.3.1).
 */
export function outlineOf(body: readonly Piece[], top: 2 | 3): Heading[] {
  const outline: Heading[] = [];
  for (const piece of body.filter(isHeading)) {
    const above = headingAbove(piece, outline);
    const level = above ? ((above.level + 1) as Heading['level']) : top;
    (above?.below ?? outline).push({ piece, id: piece.id ?? anchorOf(wordsOf(piece.text)), level, below: [] });
  }
  return outline;
}
