import { latinDigits } from '../../../core/util/digits.ts';
import { type ColumnRole, type KindOfRows, kindsOfRows, type RowKind } from './column-names.ts';

/** A title of a column in a form that ignores how it is spelled: hamza, article, marks, letter case. */
export function foldTitle(title: string): string {
  return latinDigits(title.normalize('NFKC'))
    .replaceAll(/\([^)]*\)/g, ' ')
    .toLowerCase()
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => word.replace(/^(?:ال)+(?=\p{L}{2})/u, ''))
    .join(' ');
}

/** A sheet whose rows are items of a collection. @property roles of columns, by number */
export interface RowMapping {
  kind: RowKind;
  roles: Map<number, ColumnRole>;
}

/** Column that has numbers, whatever its title promises. */
type IsNumeric = (column: number) => boolean;

const numeric = new Set<ColumnRole>(['goal', 'collected', 'latitude', 'longitude']);

const isOneOf = (synonyms: readonly string[], title: string) => synonyms.some((synonym) => foldTitle(synonym) === title);

/** Roles of columns. Titles may fit several: the first role has the column, and the first synonym the role. */
function rolesOf({ columns, names }: KindOfRows, titles: readonly string[], isNumeric: IsNumeric): Map<number, ColumnRole> {
  const roles = new Map<number, ColumnRole>();
  const own = titles.findIndex((title) => isOneOf(names, title));
  if (own >= 0) roles.set(own, 'title');
  for (const [role, synonyms] of Object.entries(columns) as [ColumnRole, readonly string[]][]) {
    if (role === 'title' && own >= 0) continue;
    const matches = synonyms
      .map(foldTitle)
      .map((synonym) =>
        titles.findIndex((title, column) => title === synonym && !roles.has(column) && (!numeric.has(role) || isNumeric(column))),
      );
    const column = matches.find((match) => match >= 0);
    if (column !== undefined) roles.set(column, role);
  }
  return roles;
}

/** How well a kind fits the titles; 0: it does not. */
function scoreOf({ names, distinct, needs }: KindOfRows, roles: Map<number, ColumnRole>, titles: readonly string[]): number {
  const found = new Set(roles.values());
  const isNamed = titles.some((title) => isOneOf(names, title));
  const isDistinct = distinct.some((role) => found.has(role)) && (needs === undefined || found.has(needs));
  const filled = titles.filter(Boolean).length;
  if (!found.has('title') || (!isDistinct && !isNamed) || roles.size < 2 || roles.size < filled * 0.4) return 0;
  return roles.size + (isNamed ? 2 : 0);
}

/**
 * Finds out what the rows of a sheet are, by the titles of its columns.
 * @returns undefined if they are no items of a known kind
 */
export function mapColumns(header: readonly string[], isNumeric: IsNumeric): RowMapping | undefined {
  const titles = header.map(foldTitle);
  const fits = kindsOfRows.map((described) => {
    const roles = rolesOf(described, titles, isNumeric);
    return { kind: described.kind, roles, score: scoreOf(described, roles, titles) };
  });
  const best = Math.max(...fits.map(({ score }) => score));
  const found = fits.find(({ score }) => score === best);
  return best > 0 && found ? { kind: found.kind, roles: found.roles } : undefined;
}
