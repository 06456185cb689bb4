import { asRead } from './as-read.ts';

/** Groups by which a list can be filtered, and tags, at most: the styles know each by its number. */
export const mostGroups = 16;

/** All names in some lists, in the order in which they are first named. */
export function namesIn(lists: readonly (readonly string[] | undefined)[]): string[] {
  const byName = new Map<string, string>();
  for (const name of lists.flatMap((own) => own ?? [])) if (!byName.has(asRead(name))) byName.set(asRead(name), name);
  return [...byName.values()];
}

/** Numbers of those names that are one's own. @param first the number of the first name */
function numbersOf(own: readonly string[] | undefined, names: readonly string[], first: number): number[] {
  const known = names.map(asRead);
  return (own ?? []).map((name) => known.indexOf(asRead(name)) + first).filter((number) => number >= first);
}

/** What a filter looks at of an item. */
export interface Filterable {
  groups?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
}

/** What a list is filtered by: groups, tags, or both at once; nothing where there is nothing to choose. */
export interface ListFilter {
  groups: string[];
  tags: string[];
}

/** Tags are numbered after all groups that there may be. */
export const firstTag = mostGroups + 1;

/** One alone leaves no choice, and of too many the styles know not all. */
const ifSeveral = (names: string[]) => (names.length > 1 && names.length <= mostGroups ? names : []);

/** @param by whether the block names what groups are, and what tags are */
export const filterOf = (items: readonly Filterable[], by: { groups: boolean; tags: boolean }): ListFilter => ({
  groups: by.groups ? ifSeveral(namesIn(items.map(({ groups }) => groups))) : [],
  tags: by.tags ? ifSeveral(namesIn(items.map(({ tags }) => tags))) : [],
});

/** Numbers of the groups and tags of an item, as the styles look for them: names may hold spaces. Undefined without a filter. */
export function filterNumbers(item: Filterable, { groups, tags }: ListFilter): string | undefined {
  if (groups.length + tags.length === 0) return undefined;
  return [...numbersOf(item.groups, groups, 1), ...numbersOf(item.tags, tags, firstTag)].join(' ');
}

/** Numbers of the groups in which an item has a tag. */
export function groupsWith(tag: number, items: readonly Filterable[], { groups, tags }: ListFilter): number[] {
  const having = items.filter((item) => numbersOf(item.tags, tags, firstTag).includes(tag));
  return [...new Set(having.flatMap((item) => numbersOf(item.groups, groups, 1)))].sort((a, b) => a - b);
}
