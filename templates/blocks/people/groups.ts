import { asRead } from '../../parts/as-read.ts';

/** Groups by which people can be filtered, and tags, at most: the styles know each by its number. */
export const mostGroups = 16;

/** All names in some lists, in the order in which they are first named. */
export function namesIn(lists: readonly (readonly string[] | undefined)[]): string[] {
  const byName = new Map<string, string>();
  for (const name of lists.flatMap((own) => own ?? [])) if (!byName.has(asRead(name))) byName.set(asRead(name), name);
  return [...byName.values()];
}

/** Numbers of those names that are one's own. @param first the number of the first name */
export function numbersOf(own: readonly string[] | undefined, names: readonly string[], first: number): number[] {
  const known = names.map(asRead);
  return (own ?? []).map((name) => known.indexOf(asRead(name)) + first).filter((number) => number >= first);
}
