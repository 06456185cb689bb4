import type * as z from 'zod';
import { faultOf } from '../../vocabulary/rules.ts';
import { groupsOf, mostGroups } from './groups.ts';

interface Grouped {
  filterLabel?: string | undefined;
  items: { groups?: string[] | undefined }[];
}

/** A fault where people are in more groups than a filter has room for. */
export function refineGroups({ value, issues }: z.core.ParsePayload<Grouped>): void {
  const { filterLabel, items } = value;
  const count = groupsOf(items).length;
  if (filterLabel === undefined || count <= mostGroups) return;
  const params = { count, expected: String(mostGroups) };
  issues.push(faultOf('many-groups', ['filterLabel'], value, params));
}
