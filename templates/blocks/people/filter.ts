import { mostGroups, namesIn, numbersOf } from './groups.ts';

interface Grouped {
  groups?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
}

/** What people are filtered by: groups, tags, or both at once; nothing where there is nothing to choose. */
export interface PeopleFilter {
  groups: string[];
  tags: string[];
}

/** Tags are numbered after all groups that there may be. */
export const firstTag = mostGroups + 1;

/** One alone leaves no choice. */
const ifSeveral = (names: string[]) => (names.length > 1 ? names : []);

/** @param by whether the block names what groups are, and what tags are */
export const filterOf = (people: readonly Grouped[], by: { groups: boolean; tags: boolean }): PeopleFilter => ({
  groups: by.groups ? ifSeveral(namesIn(people.map(({ groups }) => groups))) : [],
  tags: by.tags ? ifSeveral(namesIn(people.map(({ tags }) => tags))) : [],
});

/** Numbers of the groups and tags of somebody: names may hold spaces. */
export const filterNumbers = (person: Grouped, { groups, tags }: PeopleFilter): number[] => [
  ...numbersOf(person.groups, groups, 1),
  ...numbersOf(person.tags, tags, firstTag),
];

/** Numbers of the groups in which somebody has a tag. */
export function groupsWith(tag: number, people: readonly Grouped[], filter: PeopleFilter): number[] {
  const all = people.map((person) => filterNumbers(person, filter)).filter((numbers) => numbers.includes(tag));
  return [...new Set(all.flat())].filter((number) => number < firstTag).sort((a, b) => a - b);
}
