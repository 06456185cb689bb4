import { withoutNoncharacters } from './without-noncharacters.ts';

/** Largest number of groups or tags in a filter: CSS rules exist for each number. */
export const mostGroups = 16;

/** Distinct names of all lists, in order of first occurrence. */
export function namesIn(lists: readonly (readonly string[] | undefined)[]): string[] {
  const byName = new Map<string, string>();
  for (const name of lists.flatMap((own) => own ?? []))
    if (!byName.has(withoutNoncharacters(name))) byName.set(withoutNoncharacters(name), name);
  return [...byName.values()];
}

/**
 * Numbers of an item's names.
 * @param first number of the first name
 */
function numbersOf(own: readonly string[] | undefined, names: readonly string[], first: number): number[] {
  const known = names.map(withoutNoncharacters);
  return (own ?? []).map((name) => known.indexOf(withoutNoncharacters(name)) + first).filter((number) => number >= first);
}

/** The properties of an item that filters use. */
export interface Filterable {
  groups?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
}

/** Terms of a filter: groups, tags or both; empty if there is nothing to choose. */
export interface ListFilter {
  groups: string[];
  tags: string[];
}

/** Tags are numbered after all possible groups. */
export const firstTag = mostGroups + 1;

/** Empty for a single name (no choice) and for more than the CSS rules support. */
const ifSeveral = (names: string[]) => (names.length > 1 && names.length <= mostGroups ? names : []);

/** @param by whether the block labels groups, and tags */
export const filterOf = (items: readonly Filterable[], by: { groups: boolean; tags: boolean }): ListFilter => ({
  groups: by.groups ? ifSeveral(namesIn(items.map(({ groups }) => groups))) : [],
  tags: by.tags ? ifSeveral(namesIn(items.map(({ tags }) => tags))) : [],
});

/** Numbers of an item's groups and tags for CSS selectors, since names may contain spaces. Undefined without a filter. */
export function filterNumbers(item: Filterable, { groups, tags }: ListFilter): string | undefined {
  if (groups.length + tags.length === 0) return undefined;
  return [...numbersOf(item.groups, groups, 1), ...numbersOf(item.tags, tags, firstTag)].join(' ');
}

/** Numbers of the groups with an item that has the tag. */
export function groupsWith(tag: number, items: readonly Filterable[], { groups, tags }: ListFilter): number[] {
  const having = items.filter((item) => numbersOf(item.tags, tags, firstTag).includes(tag));
  return [...new Set(having.flatMap((item) => numbersOf(item.groups, groups, 1)))].sort((a, b) => a - b);
}
