import { aboutKind, type Kind } from '../../templates/vocabulary/kind-table.ts';
import { everyPiece, readInline } from '../inline/read.ts';

/** What a translation must have of the text that it translates. */
export type Difference = 'strong' | 'links' | 'placeholders';

/** What stands for a number or a name that a page puts in. */
export const placeholder = '%s';

function signsOf(text: string, kind: Kind | undefined): Record<Difference, string> {
  const pieces = aboutKind(kind).hasMarks ? everyPiece(readInline(text) ?? []) : [];
  return {
    strong: String(pieces.filter((piece) => piece.kind === 'strong').length),
    links: pieces
      .flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []))
      .toSorted()
      .join(' '),
    placeholders: String(text.split(placeholder).length),
  };
}

/**
 * In what two texts differ that say the same: words that stand out, where links lead, what a page puts in. Runs are not asked
 * for: a Latin word stands out in Arabic and not in English.
 */
export function differencesOf(source: string, target: string, kind: Kind | undefined): Difference[] {
  const [one, other] = [signsOf(source, kind), signsOf(target, kind)];
  return (Object.keys(one) as Difference[]).filter((sign) => one[sign] !== other[sign]);
}
