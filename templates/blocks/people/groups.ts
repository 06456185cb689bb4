/** Groups by which people can be filtered, at most: the styles know each by its number. */
export const mostGroups = 16;

/** The groups of some people in the order in which they are first named. */
export function groupsOf(people: readonly { groups?: readonly string[] | undefined }[]): string[] {
  return [...new Set(people.flatMap(({ groups = [] }) => groups))];
}
