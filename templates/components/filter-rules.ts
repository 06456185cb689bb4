import type * as z from 'zod';
import { faultOf } from '../schema/rules.ts';
import { mostGroups, namesIn } from './filter-terms.ts';

interface Grouped {
  filterLabel?: string | undefined;
  secondFilterLabel?: string | undefined;
  items?: { groups?: string[] | undefined; tags?: string[] | undefined }[] | undefined;
}

/** The lists of items that filters go by. */
const filters = [
  ['filterLabel', 'groups'],
  ['secondFilterLabel', 'tags'],
] as const;

/** A fault where items of a block are in more groups, or have more tags, than its filter has room for. */
export function refineFilters({ value, issues }: z.core.ParsePayload<Grouped>): void {
  for (const [key, list] of filters) {
    const count = namesIn((value.items ?? []).map((item) => item[list])).length;
    if (value[key] === undefined || count <= mostGroups) continue;
    issues.push(faultOf('many-groups', [key], value, { count, expected: String(mostGroups) }));
  }
}
