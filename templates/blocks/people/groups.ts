import { asRead } from '../../parts/as-read.ts';

/** Groups by which people can be filtered, at most: the styles know each by its number. */
export const mostGroups = 16;

/** The groups of some people in the order in which they are first named. */
export function groupsOf(people: readonly { groups?: readonly string[] | undefined }[]): string[] {
  const byName = new Map<string, string>();
  for (const group of people.flatMap(({ groups = [] }) => groups)) {
    if (!byName.has(asRead(group))) byName.set(asRead(group), group);
  }
  return [...byName.values()];
}

/** Numbers, from 1, of those groups to which somebody belongs. */
export function numbersOf(own: readonly string[], groups: readonly string[]): number[] {
  const names = groups.map(asRead);
  return own.map((group) => names.indexOf(asRead(group)) + 1);
}
