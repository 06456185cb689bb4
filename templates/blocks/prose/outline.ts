import { anchorOf } from '../../parts/anchor.ts';
import type { Planned } from '../../planned/planned.ts';
import type { InlineText } from '../../planned/values.ts';
import type { Prose } from './schema.ts';

export type Piece = Planned<Prose>['body'][number];
export type PieceObject = Exclude<Piece, InlineText>;
export type HeadingPiece = Extract<PieceObject, { type: 'heading' | 'subheading' }>;

/** A heading of the text: its name for links, its rank in the page, and those below it. */
export interface Heading {
  piece: HeadingPiece;
  id: string;
  level: 2 | 3 | 4;
  below: Heading[];
}

export function isParagraph(piece: Piece): piece is InlineText {
  return typeof piece === 'string' || Array.isArray(piece);
}

const isHeading = (piece: Piece): piece is HeadingPiece =>
  !isParagraph(piece) && (piece.type === 'heading' || piece.type === 'subheading');

/**
 * Headings of a text, those of the second level below those of the first. `top` is the level of the first: that of
 * sections where the section has no heading. No level is left out: what has nothing above it ranks first (WCAG 1.3.1).
 */
export function outlineOf(body: readonly Piece[], top: 2 | 3): Heading[] {
  const outline: Heading[] = [];
  for (const piece of body.filter(isHeading)) {
    const above = piece.type === 'subheading' ? outline.at(-1) : undefined;
    const level = above ? ((top + 1) as 3 | 4) : top;
    (above?.below ?? outline).push({ piece, id: piece.id ?? anchorOf(piece.text), level, below: [] });
  }
  return outline;
}
