import { aboutKind, type Kind } from '../../../templates/schema/kind-table.ts';
import { flattenElements, readInline } from '../text/inline/read.ts';

/** What a translation must have of the text that it translates. */
export type Difference = 'strong' | 'links' | 'placeholders';

/** What stands for a number or a name that a page puts in. */
export const placeholder = '%s';

const piecesOf = (text: string, kind: Kind | undefined) =>
  aboutKind(kind).hasMarks ? flattenElements(readInline(text) ?? []) : [];

const linksIn = (text: string, kind: Kind | undefined) =>
  piecesOf(text, kind).flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []));

function signsOf(text: string, kind: Kind | undefined): Record<Difference, string> {
  return {
    strong: String(piecesOf(text, kind).filter((piece) => piece.kind === 'strong' || piece.kind === 'emphasis').length),
    links: linksIn(text, kind).toSorted().join(' '),
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

/** Whether a translation leads where its source does not: a link that it leaves out may be one to a page of other languages. */
export function leadsElsewhere(source: string, target: string, kind: Kind | undefined): boolean {
  const links = new Set(linksIn(source, kind));
  return linksIn(target, kind).some((href) => !links.has(href));
}
