import type * as z from 'zod';
import { issueOf } from '../schema/rules.ts';
import { mostGroups, namesIn } from './filter-terms.ts';

interface FilterInput {
  filterLabel?: string | undefined;
  secondFilterLabel?: string | undefined;
  items?: { groups?: string[] | undefined; tags?: string[] | undefined }[] | undefined;
}

/** Term lists that items can be filtered by. */
const filters = [
  ['filterLabel', 'groups'],
  ['secondFilterLabel', 'tags'],
] as const;

/** Reports a block with more groups or tags than its filter supports. */
export function refineFilters({ value, issues }: z.core.ParsePayload<FilterInput>): void {
  for (const [key, list] of filters) {
    const count = namesIn((value.items ?? []).map((item) => item[list])).length;
    if (value[key] === undefined || count <= mostGroups) continue;
    issues.push(issueOf('many-groups', [key], value, { count, expected: String(mostGroups) }));
  }
}
