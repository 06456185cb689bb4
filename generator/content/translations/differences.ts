import { fieldRoleOf, type Kind } from '../../../templates/schema/field-roles.ts';
import { flattenElements, readInline } from '../text/inline/read.ts';

/** Features that a translation must have in common with its source. */
export type Difference = 'strong' | 'links' | 'placeholders';

/** Placeholder for a number or name that a page inserts. */
export const placeholder = '%s';

const piecesOf = (text: string, kind: Kind | undefined) =>
  fieldRoleOf(kind).hasMarks ? flattenElements(readInline(text) ?? []) : [];

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
 * Differences between a source and its translation: emphasis, link targets, placeholders. Code runs are not compared: a Latin
 * word needs one in Arabic but not in English.
 */
export function differencesOf(source: string, target: string, kind: Kind | undefined): Difference[] {
  const [one, other] = [signsOf(source, kind), signsOf(target, kind)];
  return (Object.keys(one) as Difference[]).filter((sign) => one[sign] !== other[sign]);
}

/**
 * Whether a translation contains a link that its source lacks. A missing link is fine: its target may not exist in the
 * language.
 */
export function leadsElsewhere(source: string, target: string, kind: Kind | undefined): boolean {
  const links = new Set(linksIn(source, kind));
  return linksIn(target, kind).some((href) => !links.has(href));
}
